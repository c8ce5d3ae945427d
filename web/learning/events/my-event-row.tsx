import '../../messages/events-enrolment.ts'
import { joinOpensMinutes } from '@newyou/contract/business'
import type { MyEvent } from '@newyou/contract/learning/events/my-events'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'
import { rupees, timeOfDay } from '../../ui/format.ts'
import { LocaleLink, useLocalized } from '../../ui/locale-link.tsx'
import { Toolbar } from '../../ui/parts.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { EventPill } from './event-pill.tsx'
import { EventDate } from './event-row.tsx'
import { langOf, useEventLine } from './event-words.ts'
import { FeedbackLink } from './join-link.tsx'
import styles from './my-events.module.css'

/** An event of the client: its day, its state, and the next step. */
export function MyEventRow({ event }: { event: MyEvent }) {
  const line = useEventLine()
  return (
    <li className={styles.row}>
      <EventDate at={event.starts_at} />
      {event.image && (
        <Cover base={event.image.cover} alt="" shape="event" sizes="144px" className={styles.picture} />
      )}
      <div>
        <EventPill event={event} />
        <h3 lang={langOf(event.title)}>
          <LocaleLink to={urls.eventJoin(event.kind, event.u_id)}>{event.title}</LocaleLink>
        </h3>
        <p className="small t2">{line(event)}</p>
        <Actions event={event} />
      </div>
    </li>
  )
}

function Actions({ event }: { event: MyEvent }) {
  const t = useTranslations('events-enrolment.mine')
  const locale = useLocale()
  const localized = useLocalized()
  const now = useNow()
  const zone = useVisitorZone()
  const { kind, u_id: eventId, state, enrolment } = event
  if (enrolment.state === 'held')
    return (
      <>
        {enrolment.hold_until && (
          <p className="small t2">{t('kept', { time: timeOfDay(enrolment.hold_until, zone, locale) })}</p>
        )}
        {enrolment.order_u_id && (
          <Toolbar above={1}>
            <Button variant="accent" small href={localized(urls.payment(enrolment.order_u_id))}>
              {t('pay', { price: rupees(event.price_paise) })}
            </Button>
          </Toolbar>
        )}
      </>
    )
  const opensAt = Date.parse(event.starts_at) - joinOpensMinutes * 60_000
  const upcoming = event.is_online ? (opensAt <= now ? 'joinNow' : 'join') : 'ticket'
  const label = state === 'recorded' ? 'watch' : upcoming
  return (
    <Toolbar above={1}>
      {(state === 'recorded' || state === 'upcoming') && (
        <Button
          variant={label === 'join' || label === 'ticket' ? 'quiet' : 'primary'}
          small
          to={urls.eventJoin(kind, eventId)}
        >
          {t(label)}
          <span className="sr-only">: {event.title}</span>
        </Button>
      )}
      <FeedbackLink event={event} isSmall />
    </Toolbar>
  )
}
