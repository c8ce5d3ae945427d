import '../../messages/events-pages.ts'
import '../../messages/events.ts'
import type { EventDetail } from '@newyou/contract/learning/events/events'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'use-intl'
import { useSite } from '../../page/site.ts'
import { Dock } from '../../ui/dock.tsx'
import { Facts } from '../../ui/facts.tsx'
import { dayNames, dayOf, fullDate, timeOfDay } from '../../ui/format.ts'
import {
  IconArrowBackUp,
  IconBell,
  IconCheck,
  IconClockHour4,
  IconLanguage,
  IconMapPin,
  IconPlayerPlay,
  IconTicket,
  IconVideo,
} from '../../ui/icons.ts'
import { useLanguageName } from '../../ui/language-names.ts'
import { DisplayRupees } from '../../ui/money.tsx'
import { Card } from '../../ui/parts.tsx'
import { useNow, useVisitorZone, useZoneName } from '../../ui/visitor-time.tsx'
import { EnrolButton } from './enrol-button.tsx'
import styles from './event.module.css'
import { useEventTime, useLong } from './event-words.ts'

function Price({ paise }: { paise: number }) {
  const t = useTranslations('events')
  return paise === 0 ? <span className={styles.free}>{t('free')}</span> : <DisplayRupees paise={paise} />
}

/** When it is, what it costs, and the way to a seat. */
export function EventPanel({ event }: { event: EventDetail }) {
  const t = useTranslations('events-pages.detail')
  const { settings } = useSite()
  return (
    <Card gap={0}>
      <When event={event} />
      <p className={`${styles.price} num`}>
        <Price paise={event.price_paise} />
        {event.price_paise > 0 && settings.tax_percent > 0 && (
          <span className={`small t2 ${styles.tax}`}>{t('tax', { name: settings.tax_name })}</span>
        )}
      </p>
      <div className={styles.take}>
        <EnrolButton event={event} />
      </div>
      <EventFacts event={event} />
    </Card>
  )
}

function When({ event }: { event: EventDetail }) {
  const t = useTranslations('events-pages.detail')
  const locale = useLocale()
  const zone = useZoneName(event.starts_at)
  const zoneId = useVisitorZone()
  const time = useEventTime()
  const now = useNow()
  const { day, from, to } = time(event)
  if (event.is_recorded)
    return (
      <p className={styles.when}>
        {t('recordedOn', { day: fullDate(dayOf(event.starts_at, zoneId), locale) })}
      </p>
    )
  const hasBegun = Date.parse(event.starts_at) <= now
  return (
    <div>
      <p className={styles.when}>
        <time dateTime={event.starts_at}>{day}</time>
      </p>
      <p className="num">{t('time', { from, to })}</p>
      <p className="small t2">{t('zone', { zone: zone.long })}</p>
      {event.state === 'cancelled' ? (
        <p className={styles.told}>{t('cancelled')}</p>
      ) : event.state === 'over' ? (
        <p className={styles.told}>{t('over')}</p>
      ) : (
        hasBegun && <p className={styles.told}>{t('began')}</p>
      )}
    </div>
  )
}

function EventFacts({ event }: { event: EventDetail }) {
  const t = useTranslations('events-pages.detail.facts')
  const long = useLong()
  const languageName = useLanguageName()
  const { settings } = useSite()
  const isAhead = event.state === 'upcoming'
  const facts: [TablerIcon, string | false][] = [
    [event.is_recorded ? IconPlayerPlay : IconClockHour4, t('long', { long: long(event.minutes) })],
    [
      event.venue ? IconMapPin : IconVideo,
      !event.is_recorded && (event.venue ? [event.venue.name, event.venue.city].join(', ') : t('online')),
    ],
    [IconLanguage, t('language', { language: languageName(event.language) })],
    [IconTicket, isAhead && event.seats_left !== null && t('seats', { count: event.seats_left })],
    [IconArrowBackUp, isAhead && event.price_paise > 0 && t('back', { hours: settings.event_cancel_hours })],
    [IconBell, isAhead && t('reminder')],
    [IconCheck, event.is_recorded && t('again')],
    [IconArrowBackUp, event.is_recorded && event.price_paise > 0 && t('kept')],
  ]
  return <Facts facts={facts} />
}

/** On the phone, at the foot: when, how much, and one button. */
export function EventDock({ event }: { event: EventDetail }) {
  const t = useTranslations('events-pages.detail.dock')
  const locale = useLocale()
  const zone = useVisitorZone()
  const { number, month, weekdayShort } = dayNames(dayOf(event.starts_at, zone), locale)
  const shortMonth = locale === 'en' ? month.slice(0, 3) : month
  if (event.state === 'cancelled' || event.state === 'over') return null
  return (
    <Dock
      words={
        <>
          <b className="num">
            <Price paise={event.price_paise} />
          </b>
          <span className="small t2">
            {event.is_recorded
              ? t('recorded')
              : `${weekdayShort} ${number} ${shortMonth}, ${timeOfDay(event.starts_at, zone, locale)}`}
          </span>
        </>
      }
    >
      <EnrolButton event={event} isShort />
    </Dock>
  )
}
