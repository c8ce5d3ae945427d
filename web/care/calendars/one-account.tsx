import '../../messages/calendars.ts'
import type { AccountCalendar, CalendarAccount } from '@newyou/contract/care/calendars'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/choice.tsx'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { Card, Stack, Toolbar } from '../../ui/parts.tsx'
import { calendarQueries } from './queries.ts'
import { WritingChoice } from './writing-choice.tsx'

/** One account: its calendars of which some count as busy, or the way to connect it again. */
export function OneAccount({ account, again }: { account: CalendarAccount; again: ReactNode }) {
  const t = useTranslations('calendars.accounts')
  const client = useQueryClient()
  const { u_id: accountId, provider, name, ended_at: endedAt } = account
  const disconnecting = useAction(async () => {
    await callApi('DELETE /api/practice/calendar-accounts/{accountId}', { params: { accountId } })
    await client.invalidateQueries({ queryKey: calendarQueries.mine().queryKey })
    toast({ tone: 'ok', words: t('disconnected') })
  })
  async function askToDisconnect() {
    const isSure = await confirm({
      title: t('sureTitle', { name }),
      words: t(`sureWords.${provider}`),
      confirmLabel: t('disconnect'),
      cancelLabel: t('sureCancel'),
    })
    if (isSure) await disconnecting.run()
  }
  return (
    <Card as="li" aria-label={t('label', { provider: t(`providers.${provider}`), name })}>
      <Stack gap={4}>
        <Stack gap={1}>
          <p>
            <strong>{t(`providers.${provider}`)}</strong>
          </p>
          <p className="t2">{name}</p>
        </Stack>
        {endedAt ? (
          <Card tone="warn" size="small" role="status">
            <p>{t('ended')}</p>
          </Card>
        ) : (
          <Calendars account={account} />
        )}
        <Toolbar>
          {endedAt && again}
          <Button variant="bare" small busy={disconnecting.isBusy} onClick={() => void askToDisconnect()}>
            {t('disconnect')}
          </Button>
        </Toolbar>
      </Stack>
    </Card>
  )
}

function Calendars({ account }: { account: CalendarAccount }) {
  const accountId = account.u_id
  const t = useTranslations('calendars.accounts')
  const client = useQueryClient()
  const { data: calendars, isError, refetch } = useQuery(calendarQueries.ofAccount(accountId))
  const choosing = useAction(async (calendar: AccountCalendar) => {
    const read = (calendars ?? []).filter(({ is_read: isRead }) => isRead).map(({ id }) => id)
    const chosen = calendar.is_read ? read.filter((id) => id !== calendar.id) : [...read, calendar.id]
    await callApi('PUT /api/practice/calendar-accounts/{accountId}/calendars', {
      params: { accountId },
      body: { calendars: chosen },
    })
    await client.invalidateQueries({ queryKey: calendarQueries.mine().queryKey })
  })
  if (isError && !calendars)
    return (
      <Stack gap={2} role="alert" start>
        <p>{t('unavailable')}</p>
        <Button variant="quiet" small onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </Stack>
    )
  if (!calendars) return <p className="t2">{t('loading')}</p>
  return (
    <Stack gap={4}>
      <Stack as="fieldset" gap={2}>
        <legend>{t('which')}</legend>
        {calendars.map((calendar) => (
          <Switch
            key={calendar.id}
            checked={calendar.is_read !== (choosing.busyWith?.id === calendar.id)}
            disabled={choosing.isBusy}
            onChange={() => void choosing.run(calendar)}
          >
            {calendar.name}
          </Switch>
        ))}
      </Stack>
      <WritingChoice account={account} calendars={calendars} />
    </Stack>
  )
}
