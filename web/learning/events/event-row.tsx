import '../../messages/events.ts'
import type { EventCard } from '@newyou/contract/learning/events/events'
import { useLocale, useTranslations } from 'use-intl'
import { Heart } from '../../people/wishlist/heart.tsx'
import { Cover } from '../../ui/cover.tsx'
import { dayNames, dayOf, rupees } from '../../ui/format.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './event-row.module.css'
import { useEventLine } from './event-words.ts'

/** From so many on, seats are not worth a word. */
const fewSeats = 10

/** A webinar or workshop of a list: its day, its sky, one sentence, what it costs. The whole row is the link. */
export function EventLine({
  event,
  heading: Heading = 'h2',
  hasHeart = false,
}: {
  event: EventCard
  heading?: 'h2' | 'h3'
  hasHeart?: boolean
}) {
  const t = useTranslations('events')
  const line = useEventLine()
  const { kind, title, seats_left: seats } = event
  return (
    <div className={styles.row} data-heart={hasHeart || undefined}>
      <EventDate at={event.starts_at} />
      {event.image && (
        <Cover base={event.image.cover} alt="" shape="event" sizes="176px" className={styles.picture} />
      )}
      <div className={styles.words}>
        <Heading className={styles.title} lang={event.written_in}>
          <LocaleLink className="whole" to={urls.event(kind, event.u_id)}>
            {title}
          </LocaleLink>
        </Heading>
        <p className="t2">{line(event)}</p>
        <p className={`small ${styles.lead}`} lang={event.written_in}>
          {event.lead}
        </p>
      </div>
      <p className={styles.price}>
        <b className="num">
          {event.price_paise === 0 ? (
            <span className={styles.free}>{t('free')}</span>
          ) : (
            rupees(event.price_paise)
          )}
        </b>
        {seats !== null && seats <= fewSeats && (
          <span className="small t2">{t('row.seats', { count: seats })}</span>
        )}
      </p>
      {hasHeart && <Heart kind={kind} itemId={event.u_id} title={title} className={styles.heart} />}
    </div>
  )
}

/** The day in large, as on a calendar; the year only when it is not this one. */
export function EventDate({ at }: { at: string }) {
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const { number, month, weekdayShort, year } = dayNames(dayOf(at, zone), locale)
  const isThisYear = dayOf(now, zone).startsWith(year)
  const shortMonth = locale === 'en' ? month.slice(0, 3) : month
  return (
    <time className={`${styles.date} num`} dateTime={at}>
      {number}
      <small>{isThisYear ? shortMonth : `${shortMonth} ${year}`}</small>
      <small>{weekdayShort}</small>
    </time>
  )
}
