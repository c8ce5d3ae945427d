import '../../../messages/practice.ts'
import { useDroppable } from '@dnd-kit/core'
import { useLocale, useTranslations } from 'use-intl'
import { timeOfDay, timeSpan } from '../../../ui/format.ts'
import { useWhen } from '../../../ui/visitor-time.tsx'
import styles from './entries.module.css'
import { useRescheduling } from './rescheduling.tsx'

/** A free time; while a session is being rescheduled it takes that. */
export function FreeTime({ start, rows }: { start: string; rows: string }) {
  const t = useTranslations('practice.calendar')
  const locale = useLocale()
  const { at, zone } = useWhen()
  const { appointment, isDragged, pick } = useRescheduling()
  const { setNodeRef, isOver } = useDroppable({ id: start, data: { start } })
  const time = timeOfDay(start, zone, locale)
  return (
    <li
      ref={setNodeRef}
      className={styles.free}
      data-open={appointment ? '' : undefined}
      data-over={isOver || undefined}
      style={{ gridRow: rows }}
    >
      {appointment && !isDragged ? (
        <button type="button" onClick={() => pick(start)} aria-label={t('rescheduleTo', { when: at(start) })}>
          {time}
        </button>
      ) : (
        <span>{t('free', { time })}</span>
      )}
    </li>
  )
}

/** A time of one's own calendar: nothing is known of it but when it is. */
export function BusyTime({
  from,
  to,
  rows,
  isWhole,
}: {
  from: string
  to: string
  rows: string
  /** The whole day. */
  isWhole: boolean
}) {
  const t = useTranslations('practice.calendar')
  const locale = useLocale()
  const { zone } = useWhen()
  return (
    <li className={styles.busy} style={{ gridRow: rows }}>
      <span>{isWhole ? t('busyAllDay') : t('busy', timeSpan(from, to, zone, locale))}</span>
    </li>
  )
}

/** A time kept for a client who has not paid or answered yet. */
export function HeldTime({ from, rows }: { from: string; rows: string }) {
  const t = useTranslations('practice.calendar')
  const locale = useLocale()
  const { zone } = useWhen()
  return (
    <li className={styles.held} style={{ gridRow: rows }}>
      <span>{t('held', { time: timeOfDay(from, zone, locale) })}</span>
    </li>
  )
}
