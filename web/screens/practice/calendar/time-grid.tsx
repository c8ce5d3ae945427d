import '../../../messages/practice.ts'
import { useLocale, useTranslations } from 'use-intl'
import { dayNames, dayOf, hourOf } from '../../../ui/format.ts'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { useNow, useVisitorZone } from '../../../ui/visitor-time.tsx'
import { type DayContents, spanOfFree, spanOfSession, spansOf } from './contents.ts'
import { BusyTime, FreeTime, HeldTime } from './free-time.tsx'
import { hoursOf, partOf, rowsOf, type Span } from './ranges.ts'
import { useRescheduling } from './rescheduling.tsx'
import { SessionEntry } from './session-entry.tsx'
import styles from './time-grid.module.css'

/** Days beside each other with their hours downwards; a week is a list of days on the phone. */
export function TimeGrid({
  days,
  isBusy,
}: {
  days: readonly DayContents[]
  /** Not all of it is known yet. */
  isBusy: boolean
}) {
  const zone = useVisitorZone()
  const hours = hoursOf(days.flatMap(spansOf), zone)
  const { appointment } = useRescheduling()
  return (
    <ol
      className={styles.grid}
      data-view={days.length === 1 ? 'day' : 'week'}
      data-rescheduling={appointment ? '' : undefined}
    >
      <li className={styles.axis} aria-hidden="true">
        <ol>
          {Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index).map((hour) => (
            <li key={hour}>{`${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`}</li>
          ))}
        </ol>
      </li>
      {days.map((contents) => (
        <Day
          key={contents.day}
          contents={contents}
          hours={hours}
          isOnly={days.length === 1}
          isBusy={isBusy}
        />
      ))}
    </ol>
  )
}

function Day({
  contents: { day, sessions, free, held, busy, away },
  hours,
  isOnly,
  isBusy,
}: {
  contents: DayContents
  hours: { from: number; to: number }
  isOnly: boolean
  isBusy: boolean
}) {
  const t = useTranslations('practice.calendar')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const { toDay } = useRescheduling()
  const { weekday, weekdayShort, number, month } = dayNames(day, locale)
  const rows = (span: Span) => rowsOf(span, hours.from, hours.to, zone)
  const isToday = day === dayOf(now, zone)
  const entries = [
    ...sessions.map((one) => ({
      at: Date.parse(one.starts_at),
      entry: <SessionEntry key={one.u_id} of={one} rows={rows(spanOfSession(one))} />,
    })),
    ...free.map((start) => ({
      at: Date.parse(start),
      entry: <FreeTime key={start} start={start} rows={rows(spanOfFree(start))} />,
    })),
    ...held.map((one) => ({
      at: Date.parse(one.from),
      entry: <HeldTime key={one.from} from={one.from} rows={rows(one)} />,
    })),
    ...busy.flatMap((one) => {
      const part = partOf(one, day, hours, zone)
      if (!part) return []
      return [{ at: Date.parse(one.from), entry: <BusyTime key={`busy ${one.from}`} {...one} {...part} /> }]
    }),
  ].sort((one, other) => one.at - other.at)
  const line = rowsOf({ from: now, to: now + 5 * 60_000 }, hours.from, hours.to, zone)
  const hour = hourOf(now, zone)
  const isInHours = isToday && hours.from <= hour && hour < hours.to

  return (
    <li className={styles.day} data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
      {isOnly ? (
        <h3 className="sr-only">{`${weekday} ${number} ${month}`}</h3>
      ) : (
        <h3>
          <LocaleLink to={toDay(day)} preventScrollReset>
            <span className={styles.wide}>{weekdayShort}</span>
            <span className={styles.narrow}>{weekday}</span>{' '}
            <span className={styles.number}>
              {number}
              <span className={styles.narrow}> {month}</span>
            </span>
          </LocaleLink>
        </h3>
      )}
      <p className={styles.notes}>
        {away && <span className={styles.away}>{t(away)}</span>}
        {sessions.length === 0 && !isBusy && <span className={styles.quiet}>{t('none')}</span>}
        {free.length > 0 && <span className={styles.narrow}>{t('freeCount', { count: free.length })}</span>}
      </p>
      <ul className={styles.hours} data-away={away}>
        {entries.map(({ entry }) => entry)}
        {isInHours && <li className={styles.now} aria-hidden="true" style={{ gridRow: line }} />}
      </ul>
    </li>
  )
}
