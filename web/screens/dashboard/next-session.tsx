import '../../messages/dashboard.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { useTranslations } from 'use-intl'
import {
  AppointmentPill,
  CalendarButton,
  DemoPill,
  FreePill,
  HealerTime,
  HealingSessionPill,
  HourPicture,
  useModeWords,
} from '../../care/appointments/appointment-words.tsx'
import { PlaceLines } from '../../care/healers/place-lines.tsx'
import { RoomLink } from '../../communication/rooms/room-link.tsx'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { Toolbar } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import card from '../../ui/record-card.module.css'
import { useWhen, useZoneName } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'

/** The next appointment, under the sky of its hour. */
export function NextSession({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('dashboard.next')
  const { at } = useWhen()
  const zoneName = useZoneName(appointment.starts_at)
  const modeWords = useModeWords()
  const { healer, starts_at: startsAt } = appointment
  return (
    <article className={card.card}>
      <HourPicture at={startsAt} className={card.picture} />
      <div className={card.body}>
        <span className={layout.cluster}>
          <AppointmentPill of={appointment} />
          {appointment.is_free && <FreePill />}
          {appointment.healing_session_u_id && <HealingSessionPill />}
          {appointment.is_demo && <DemoPill />}
        </span>
        <h2 className={card.when}>{at(startsAt)}</h2>
        <div className={layout.person}>
          <Face image={healer.image} size="card" />
          <div>
            <b>{healer.full_name}</b>
            <p className="t2">{t('mode', { mode: modeWords(appointment), zone: zoneName.short })}</p>
          </div>
        </div>
        <HealerTime of={appointment} />
        {appointment.place && <PlaceLines of={appointment.place} />}
        {appointment.is_reschedule_open && <p className="t2">{t('moved', { name: healer.full_name })}</p>}
        <Toolbar above={2}>
          <RoomLink of={appointment} />
          <Button variant="primary" to={urls.appointment(appointment.u_id)}>
            {t('see')}
          </Button>
          {appointment.is_reschedule_open ? null : <CalendarButton of={appointment} />}
        </Toolbar>
      </div>
    </article>
  )
}
