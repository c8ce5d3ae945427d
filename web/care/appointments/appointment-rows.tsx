import '../../messages/appointments.ts'
import '../../messages/appointments-later.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { useTranslations } from 'use-intl'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Row, Stack } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { AppointmentPill, FreePill, useModeWords, useServiceName } from './appointment-words.tsx'
import { isUnpaid } from './unpaid-words.tsx'

/** Appointments as rows; each leads to its page. */
export function AppointmentRows({ appointments }: { appointments: readonly Appointment[] }) {
  const t = useTranslations('appointments')
  const later = useTranslations('appointments-later')
  const { at, until } = useWhen()
  const modeWords = useModeWords()
  const serviceName = useServiceName()
  return (
    <ul>
      {appointments.map((appointment) => (
        <li key={appointment.u_id}>
          <Row as={LocaleLink} shape="record" size="small" to={urls.appointment(appointment.u_id)}>
            <Face image={appointment.healer.image} />
            <span className={layout.names}>
              <b>{at(appointment.starts_at)}</b>
              <span className="t2">
                {[
                  appointment.healer.full_name,
                  serviceName(appointment, appointment.healer.u_id),
                  modeWords(appointment),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <span className="small t3">
                {[
                  appointment.healing_session_u_id && t('healing'),
                  appointment.is_demo && t('demo'),
                  appointment.series && later('inSeries', appointment.series),
                  appointment.pay_by &&
                    isUnpaid(appointment) &&
                    later('row', { when: until(appointment.pay_by) }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <span className={layout.cluster}>
              {appointment.is_free && <FreePill />}
              <AppointmentPill of={appointment} />
            </span>
          </Row>
        </li>
      ))}
    </ul>
  )
}

export function RowSkeleton() {
  return (
    <Stack gap={5} aria-hidden="true">
      {['a', 'b', 'c'].map((skeleton) => (
        <div key={skeleton}>
          <SkeletonLine width="half" />
          <SkeletonLine width="most" />
        </div>
      ))}
    </Stack>
  )
}
