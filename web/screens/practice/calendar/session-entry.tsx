import '../../../messages/practice.ts'
import { useDraggable } from '@dnd-kit/core'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import { useLocale, useTranslations } from 'use-intl'
import { modeIcons } from '../../../care/appointments/appointment-words.tsx'
import { practiceUrls } from '../../../practice-urls.ts'
import { timeOfDay } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconArrowsMove } from '../../../ui/icons.ts'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { useVisitorZone } from '../../../ui/visitor-time.tsx'
import styles from './entries.module.css'
import { useMayReschedule, useRescheduling } from './rescheduling.tsx'

const isUsual = ({ state, is_reschedule_open: isOpen }: PracticeAppointment) =>
  state === 'confirmed' && !isOpen

/** Appearance of an appointment in the calendar, and under the pointer that drags it. */
export function SessionFace({ of: appointment }: { of: PracticeAppointment }) {
  const t = useTranslations('practice')
  const locale = useLocale()
  const zone = useVisitorZone()
  return (
    <>
      <span className={styles.time}>
        {timeOfDay(appointment.starts_at, zone, locale)}
        <Icon of={modeIcons[appointment.mode]} size="meta" />
      </span>
      <span className={styles.name}>
        {[appointment.client_name, ...appointment.companions].join(', ')}
        {!isUsual(appointment) && (
          <span className={styles.state}>
            {t(`shortStates.${appointment.is_reschedule_open ? 'rescheduled' : appointment.state}`)}
          </span>
        )}
      </span>
    </>
  )
}

/** An appointment: a link to it, dragged by pointer, rescheduled by its button with anything else. */
export function SessionEntry({
  of: appointment,
  rows,
  compact = false,
}: {
  of: PracticeAppointment
  /** Its rows in the grid of hours. */
  rows?: string
  compact?: boolean
}) {
  const t = useTranslations('practice.calendar')
  const locale = useLocale()
  const zone = useVisitorZone()
  const rescheduling = useRescheduling()
  const mayReschedule = useMayReschedule()(appointment)
  // Only the listeners: for the keyboard and screen readers it stays a link with a button beside it.
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: appointment.u_id,
    data: { appointment },
    disabled: !mayReschedule,
  })
  const isRescheduling = rescheduling.appointment?.u_id === appointment.u_id
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={styles.session}
      data-state={appointment.state}
      data-compact={compact || undefined}
      data-rescheduling={isRescheduling || isDragging || undefined}
      // Set by script after the first paint, which the security policy allows.
      style={rows ? { gridRow: rows } : undefined}
    >
      <LocaleLink to={practiceUrls.appointment(appointment.u_id)} className={styles.link} draggable={false}>
        <SessionFace of={appointment} />
      </LocaleLink>
      {mayReschedule && !compact && (
        <IconButton
          className={styles.reschedule}
          label={t('reschedule', {
            name: [appointment.client_name, ...appointment.companions].join(', '),
            time: timeOfDay(appointment.starts_at, zone, locale),
          })}
          aria-pressed={isRescheduling}
          onClick={() => rescheduling.toggle(appointment)}
        >
          <Icon of={IconArrowsMove} size="meta" />
        </IconButton>
      )}
    </li>
  )
}
