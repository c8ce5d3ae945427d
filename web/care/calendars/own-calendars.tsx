import '../../messages/calendars.ts'
import { calendarsMax } from '@newyou/contract/care/calendars'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ErrorState } from '../../ui/error-state.tsx'
import { Section, Stack } from '../../ui/parts.tsx'
import { Accounts } from './accounts.tsx'
import { AddCalendar } from './add-calendar.tsx'
import { OneCalendar } from './one-calendar.tsx'
import { calendarQueries } from './queries.ts'

/** The calendars of a healer elsewhere, which say when clients cannot book: added by their address, read, removed. */
export function OwnCalendars() {
  const t = useTranslations('calendars')
  const { data: calendars, isError, refetch } = useQuery(calendarQueries.mine())
  if (isError && !calendars) return <ErrorState onRetry={() => void refetch()} />
  return (
    <Section gap={5} width="text" aria-busy={!calendars}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words')}</p>
      <Accounts endedCount={calendars?.filter(({ problem }) => problem === 'ended').length ?? 0} />
      {calendars && calendars.length > 0 && (
        <Stack as="ul" gap={4}>
          {calendars.map((calendar) => (
            <OneCalendar key={calendar.u_id} calendar={calendar} />
          ))}
        </Stack>
      )}
      {calendars &&
        (calendars.length < calendarsMax ? (
          <AddCalendar />
        ) : (
          <p className="small t3">{t('most', { count: calendarsMax })}</p>
        ))}
    </Section>
  )
}
