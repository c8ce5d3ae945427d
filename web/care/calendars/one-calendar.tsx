import '../../messages/calendars.ts'
import type { OwnCalendar } from '@newyou/contract/care/calendars'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { Card, Stack, Toolbar } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { type CalendarChoices, Choices } from './choices.tsx'
import { calendarQueries } from './queries.ts'

/** One calendar: when it was read, what was wrong, and what may be done with it. */
export function OneCalendar({ calendar }: { calendar: OwnCalendar }) {
  const t = useTranslations('calendars.one')
  const client = useQueryClient()
  const { u_id: calendarId, host, is_reading: isReading } = calendar
  const name = calendar.name ?? host
  const params = { calendarId }
  const lookAgain = () => client.invalidateQueries({ queryKey: calendarQueries.mine().queryKey })
  const changing = useAction(async (body: CalendarChoices) => {
    await callApi('PUT /api/practice/calendars/{calendarId}', { params, body })
    await lookAgain()
  })
  const reading = useAction(async () => {
    await callApi('POST /api/practice/calendars/{calendarId}/read', { params })
    await lookAgain()
  })
  const removing = useAction(async () => {
    await callApi('DELETE /api/practice/calendars/{calendarId}', { params })
    await lookAgain()
    toast({ tone: 'ok', words: t('removed') })
  })
  async function askToRemove() {
    const isSure = await confirm({
      title: t('sureTitle', { host: name }),
      words: t('sureWords'),
      confirmLabel: t('sureConfirm'),
      cancelLabel: t('sureCancel'),
    })
    if (isSure) await removing.run()
  }
  return (
    <Card as="li" aria-label={name}>
      <Stack gap={4}>
        <Stack gap={2}>
          <h3>{name}</h3>
          {name !== host && <p className="small t3">{host}</p>}
          <State calendar={calendar} />
        </Stack>
        <Choices
          values={calendar}
          showsKinds={calendar.shows_kinds}
          isBusy={changing.isBusy}
          onChange={(choices) => void changing.run(choices)}
        />
        <Toolbar>
          <Button variant="quiet" small busy={reading.isBusy || isReading} onClick={() => void reading.run()}>
            {t('readNow')}
          </Button>
          <Button variant="bare" small busy={removing.isBusy} onClick={() => void askToRemove()}>
            {t('remove')}
          </Button>
        </Toolbar>
      </Stack>
    </Card>
  )
}

function State({ calendar }: { calendar: OwnCalendar }) {
  const t = useTranslations('calendars.one')
  const { at } = useWhen()
  const {
    is_reading: isReading,
    problem,
    read_at: readAt,
    next_read_at: nextAt,
    busy_count: count,
  } = calendar
  return (
    <Stack gap={2} role="status">
      {isReading && <p className="t2">{t('reading')}</p>}
      {readAt && <p className="t2">{t('read', { when: at(readAt), count })}</p>}
      {problem && !isReading && (
        <Card tone="warn" size="small">
          <p>
            {t(calendar.account_u_id && problem === 'gone' ? 'problems.goneThere' : `problems.${problem}`)}
          </p>
          {problem !== 'ended' && <p>{t(readAt ? 'stays' : 'nothing', { when: at(nextAt) })}</p>}
        </Card>
      )}
      {calendar.warnings.map((warning) => (
        <p key={warning} className="small t3">
          {t(`warnings.${warning}`)}
        </p>
      ))}
    </Stack>
  )
}
