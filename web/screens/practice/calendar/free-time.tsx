import '../../../messages/practice.ts'
import { useDroppable } from '@dnd-kit/core'
import { useLocale, useTranslations } from 'use-intl'
import { timeOfDay } from '../../../ui/format.ts'
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
