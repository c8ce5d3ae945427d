import '../../../messages/practice.ts'
import { useDroppable } from '@dnd-kit/core'
import { useLocale, useTranslations } from 'use-intl'
import { dayNames, dayOf } from '../../../ui/format.ts'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { useNow, useVisitorZone } from '../../../ui/visitor-time.tsx'
import type { DayContents } from './contents.ts'
import styles from './month.module.css'
import { isSameMonth } from './ranges.ts'
import { useRescheduling } from './rescheduling.tsx'
import { SessionEntry } from './session-entry.tsx'

const sessionsShown = 3

/** Six weeks: each day with its sessions, and a link to its hours. */
export function Month({ days, month }: { days: readonly DayContents[]; month: string }) {
  const locale = useLocale()
  return (
    <div>
      <div className={styles.weekdays} aria-hidden="true">
        {days.slice(0, 7).map(({ day }) => (
          <span key={day}>{dayNames(day, locale).weekdayShort}</span>
        ))}
      </div>
      <ol className={styles.month}>
        {days.map((contents) => (
          <Cell key={contents.day} contents={contents} isOther={!isSameMonth(contents.day, month)} />
        ))}
      </ol>
    </div>
  )
}

function Cell({
  contents: { day, sessions, free, away },
  isOther,
}: {
  contents: DayContents
  isOther: boolean
}) {
  const t = useTranslations('practice.calendar')
  const locale = useLocale()
  const zone = useVisitorZone()
  const isToday = day === dayOf(useNow(), zone)
  const { toDay, appointment } = useRescheduling()
  const { setNodeRef, isOver } = useDroppable({ id: day, data: { day }, disabled: free.length === 0 })
  const { weekday, number, month } = dayNames(day, locale)
  const hidden = sessions.length - sessionsShown
  const isTarget = appointment !== undefined && free.length > 0
  return (
    <li
      ref={setNodeRef}
      className={styles.cell}
      data-today={isToday || undefined}
      data-other={isOther || undefined}
      data-away={away}
      data-target={isTarget || undefined}
      data-over={isOver || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <LocaleLink to={toDay(day)} className={styles.date} preventScrollReset>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className="sr-only">
          {t('dayIs', {
            day: `${weekday} ${number} ${month}`,
            sessions: sessions.length,
            free: free.length,
            away: away ?? 'none',
          })}
        </span>
      </LocaleLink>
      {away && (
        <span className={styles.away} aria-hidden="true">
          {t(away)}
        </span>
      )}
      {sessions.length > 0 && (
        <span className={styles.count} aria-hidden="true">
          {sessions.length}
        </span>
      )}
      {sessions.length > 0 && (
        <ul className={styles.sessions}>
          {sessions.slice(0, sessionsShown).map((one) => (
            <SessionEntry key={one.u_id} of={one} compact />
          ))}
        </ul>
      )}
      {(hidden > 0 || free.length > 0) && (
        <span className={styles.more} aria-hidden="true">
          {hidden > 0 ? t('more', { count: hidden }) : t('freeCount', { count: free.length })}
        </span>
      )}
    </li>
  )
}
