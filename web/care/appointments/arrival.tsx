import '../../messages/healers-places.ts'
import type { Appointment, PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import { refusalReason } from '@newyou/contract/care/appointments/rules'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconCheck } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { useNow, useWhen } from '../../ui/visitor-time.tsx'
import { useChanges } from './use-changes.ts'

type Met = Pick<Appointment & PracticeAppointment, Extract<keyof Appointment, keyof PracticeAppointment>>

/** That the client is at the place of a session in person: a press of either side, and what it left. */
export function Arrival({
  of: appointment,
  side,
  name,
}: {
  of: Met
  side: 'client' | 'healer'
  name: string
}) {
  const t = useTranslations('healers-places')
  const now = useNow()
  const { until } = useWhen()
  const { press, busy } = useChanges()
  const params = { appointmentId: appointment.u_id }
  if (appointment.arrived_at)
    return (
      <p className={`t2 ${layout.person}`}>
        <Icon of={IconCheck} size="meta" />
        {t(side === 'client' ? 'youArrived' : 'clientArrived', { time: until(appointment.arrived_at), name })}
      </p>
    )
  if (refusalReason(side, 'arrive', appointment, appointment.policy, now)) return null
  return (
    <div>
      <Button
        variant={side === 'client' ? 'accent' : 'quiet'}
        busy={busy === 'arrive'}
        onClick={() =>
          void press(
            'arrive',
            () =>
              side === 'client'
                ? callApi('POST /api/website/appointment/{appointmentId}/arrive', { params })
                : callApi('POST /api/practice/appointment/{appointmentId}/arrive', { params }),
            t('noted'),
          )
        }
      >
        {t(side === 'client' ? 'arrive' : 'markArrived', { name })}
      </Button>
      {side === 'client' && <p className="small t3">{t('arriveHint', { name })}</p>}
    </div>
  )
}
