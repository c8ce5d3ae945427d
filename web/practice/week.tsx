import '../messages/practice.ts'
import type { PracticeAppointment } from '@newyou/contract/appointments/appointments'
import { useLocale, useTranslations } from 'use-intl'
import { modeIcons } from '../appointments/appointment-words.tsx'
import { dayNames, dayOf, timeOfDay } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import { LocaleLink } from '../ui/locale-link.tsx'
import { useNow, useVisitorZone } from '../ui/visitor-time.tsx'
import { urls } from '../urls.ts'
import styles from './practice.module.css'
import { isShown } from './practice-words.tsx'

/** Seven days: columns where there is room, a list on the phone. */
export function Week({
  days,
  appointments,
  isBusy,
}: {
  days: readonly string[]
  appointments: readonly PracticeAppointment[]
  isBusy: boolean
}) {
  const t = useTranslations('practice')
  const locale = useLocale()
  const zone = useVisitorZone()
  const today = dayOf(useNow(), zone)
  const byDay = Map.groupBy(appointments.filter(isShown), ({ starts_at: start }) => dayOf(start, zone))
  return (
    <ol className={styles.week} data-busy={isBusy || undefined}>
      {days.map((day) => {
        const { weekday, weekdayShort, number, month } = dayNames(day, locale)
        const sessions = byDay.get(day) ?? []
        return (
          <li
            key={day}
            className={styles.day}
            data-today={day === today || undefined}
            data-empty={sessions.length === 0 || undefined}
          >
            <h3>
              <span className={styles.wide}>{weekdayShort}</span>
              <span className={styles.narrow}>{weekday}</span>
              <span className={styles.number}>
                {number}
                <span className={styles.narrow}> {month}</span>
              </span>
            </h3>
            {sessions.length === 0 ? (
              <p className="small t3">{t('none')}</p>
            ) : (
              <ul>
                {sessions.map((appointment) => (
                  <li key={appointment.u_id}>
                    <LocaleLink
                      to={urls.practiceAppointment(appointment.u_id)}
                      className={styles.slot}
                      data-state={appointment.state}
                    >
                      <span className={styles.slotTime}>
                        {timeOfDay(appointment.starts_at, zone)}
                        <Icon of={modeIcons[appointment.mode]} size="meta" />
                      </span>
                      <span className={styles.slotName}>{appointment.client_name}</span>
                      {(appointment.state !== 'confirmed' || appointment.is_move_open) && (
                        <span className="small t3">
                          {t(`shortStates.${appointment.is_move_open ? 'moved' : appointment.state}`)}
                        </span>
                      )}
                    </LocaleLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ol>
  )
}
