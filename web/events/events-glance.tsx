import '../messages/events-enrolment.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { LocaleLink } from '../ui/locale-link.tsx'
import { urls } from '../urls.ts'
import { MyEventRow } from './my-event-row.tsx'
import styles from './my-events.module.css'
import { eventQueries } from './queries.ts'

const shown = 2

/** On the dashboard: the webinars and workshops that come next. Nothing when there are none. */
export function EventsGlance() {
  const t = useTranslations('events-enrolment.mine')
  const { data } = useQuery(eventQueries.mine('upcoming', shown))
  if (!data || data.total === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('glance')}</h2>
      <ul>
        {data.data.map((event) => (
          <MyEventRow key={event.enrolment.u_id} event={event} />
        ))}
      </ul>
      <p className="small">
        <LocaleLink to={urls.myEvents()}>{t('everything')}</LocaleLink>
      </p>
    </section>
  )
}
