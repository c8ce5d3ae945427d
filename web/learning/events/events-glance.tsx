import '../../messages/events-enrolment.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Section } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { MyEventRow } from './my-event-row.tsx'
import { eventQueries } from './queries.ts'

const shown = 2

/** On the dashboard: the webinars and workshops that come next. Nothing when there are none. */
export function EventsGlance() {
  const t = useTranslations('events-enrolment.mine')
  const { data } = useQuery(eventQueries.mine('upcoming', shown))
  if (!data || data.total === 0) return null
  return (
    <Section above={7}>
      <h2>{t('glance')}</h2>
      <ul>
        {data.data.map((event) => (
          <MyEventRow key={event.enrolment.u_id} event={event} />
        ))}
      </ul>
      <p className="small">
        <LocaleLink to={urls.myEvents()}>{t('everything')}</LocaleLink>
      </p>
    </Section>
  )
}
