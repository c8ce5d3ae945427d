import '../../messages/appointments-later.ts'
import '../../messages/practice.ts'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import { useLocale, useTranslations } from 'use-intl'
import { modeIcons, useModeWords, useServiceName } from '../../care/appointments/appointment-words.tsx'
import { isShown, PracticePill, useSessionNumber } from '../../care/client-files/practice-words.tsx'
import { RoomLink } from '../../communication/rooms/room-link.tsx'
import { practiceUrls } from '../../practice-urls.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { dayOf, timeSpan } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './practice.module.css'

/** Today's clients: time, name, and the line that they wrote. */
export function Today({ appointments }: { appointments: readonly PracticeAppointment[] }) {
  const t = useTranslations('practice')
  const later = useTranslations('appointments-later')
  const locale = useLocale()
  const { day, zone, now } = useWhen()
  const modeWords = useModeWords()
  const serviceName = useServiceName()
  const sessionNumber = useSessionNumber()
  const shown = appointments.filter(isShown)
  if (shown.length === 0)
    return (
      <EmptyState title={t('empty.title')} words={t('empty.words')}>
        <Button variant="quiet" to={urls.practiceHours()}>
          {t('empty.action')}
        </Button>
      </EmptyState>
    )
  const next = shown.find(({ ends_at: end, state }) => state === 'confirmed' && Date.parse(end) > now)
  return (
    <ul className={styles.today}>
      {shown.map((appointment) => {
        const { from, to } = timeSpan(appointment.starts_at, appointment.ends_at, zone, locale)
        return (
          <li key={appointment.u_id}>
            <LocaleLink
              to={practiceUrls.appointment(appointment.u_id)}
              className={styles.session}
              data-next={appointment === next || undefined}
              data-past={Date.parse(appointment.ends_at) <= now || undefined}
            >
              <span className={styles.time}>
                {dayOf(appointment.starts_at, zone) !== dayOf(now, zone) && (
                  <span className={`small t2 ${styles.day}`}>{day(appointment.starts_at)}</span>
                )}
                {t('span', { from, to })}
              </span>
              <span className={layout.names}>
                <b>{[appointment.client_name, ...appointment.companions].join(', ')}</b>
                <span className="t2">{appointment.description}</span>
                <span className={`small t3 ${styles.meta}`}>
                  <Icon of={modeIcons[appointment.mode]} size="meta" />
                  {[
                    serviceName(appointment, appointment.healer_u_id),
                    modeWords(appointment),
                    sessionNumber(appointment.client_session_number),
                    appointment.series && later('inSeries', appointment.series),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <PracticePill of={appointment} />
            </LocaleLink>
            {appointment === next && <RoomLink of={appointment} />}
          </li>
        )
      })}
    </ul>
  )
}
