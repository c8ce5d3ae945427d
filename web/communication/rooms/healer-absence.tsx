import '../../messages/appointments.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { absenceOf } from '@newyou/contract/communication/rooms/standing'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useChanges } from '../../care/appointments/use-changes.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { useNow, useWhen } from '../../ui/visitor-time.tsx'
import { roomQueries } from './queries.ts'

/** The healer is not there: from when one can say so, then the button. */
export function HealerAbsence({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointments')
  const now = useNow()
  const { at } = useWhen()
  const { press, busy } = useChanges()
  const { u_id: appointmentId, policy, state, starts_at } = appointment
  const name = appointment.healer.full_name
  const mayAsk = state === 'confirmed' && Date.parse(starts_at) <= now
  const { data: room, isPending } = useQuery({ ...roomQueries.one(appointmentId), enabled: mayAsk })
  if (mayAsk && isPending) return null
  const absence = absenceOf(appointment, policy, { now, hasMet: room?.has_met === true })
  if (absence.is === 'later') return <p className="t2">{t('why.absence', { name, when: at(absence.at) })}</p>
  if (absence.is === 'none') return null
  return (
    <Button
      variant="bare"
      busy={busy === 'absence'}
      onClick={() =>
        void press('absence', () =>
          callApi('POST /api/website/appointment/{appointmentId}/report-absence', {
            params: { appointmentId },
          }),
        )
      }
    >
      {t('actions.absence', { name })}
    </Button>
  )
}
