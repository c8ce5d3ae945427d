import '../../messages/calendars.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Card, Stack, Toolbar } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { calendarQueries } from './queries.ts'

/** What the healer did with this session in their own calendar: the session is as it was until they choose. */
export default function CalendarSuggestion({
  appointmentId,
  choose,
}: {
  appointmentId: string
  /** Opens the panel of this change. */
  choose: (change: 'reschedule' | 'cancel') => void
}) {
  const t = useTranslations('calendars.suggestion')
  const { at } = useWhen()
  const client = useQueryClient()
  const { data: suggestion } = useQuery(calendarQueries.suggestion(appointmentId))
  const keeping = useAction(async () => {
    await callApi('POST /api/practice/calendar-suggestions/{appointmentId}/keep', {
      params: { appointmentId },
    })
    await client.invalidateQueries({ queryKey: calendarQueries.suggestion(appointmentId).queryKey })
    toast({ tone: 'ok', words: t('kept') })
  })
  if (!suggestion) return null
  const { what, start_time: startTime } = suggestion
  return (
    <Stack above={5}>
      <Card as="section" tone="warn" aria-label={t('title')}>
        <Stack gap={3}>
          <h2>{t('title')}</h2>
          <p>{what === 'moved' && startTime ? t('movedTo', { when: at(startTime) }) : t(what)}</p>
          <p>{t('unchanged')}</p>
          <Toolbar>
            <Button variant="primary" busy={keeping.isBusy} onClick={() => void keeping.run()}>
              {t('keep')}
            </Button>
            <Button variant="quiet" onClick={() => choose(what === 'removed' ? 'cancel' : 'reschedule')}>
              {t(what === 'removed' ? 'cancel' : 'reschedule')}
            </Button>
          </Toolbar>
        </Stack>
      </Card>
    </Stack>
  )
}
