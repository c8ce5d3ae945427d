import '../../messages/appointments.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { Card } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { useChanges } from './use-changes.ts'

/** The practice booked it while the client was not there, and asks whether they want it. */
export function PracticeAsk({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointments.asked')
  const { at } = useWhen()
  const { press, busy } = useChanges()
  const answer = (said: 'yes' | 'no') =>
    void press(
      said,
      () =>
        callApi('POST /api/website/appointment/{appointmentId}/practice-ask', {
          params: { appointmentId: appointment.u_id },
          body: { answer: said },
        }),
      t(said === 'yes' ? 'accepted' : 'refused'),
    )
  return (
    <Card tone="warn" size="small" start gap={2} role="status">
      <b>{t('title')}</b>
      <p>{t('words', { when: at(appointment.ask_until ?? appointment.starts_at) })}</p>
      <div className={layout.cluster}>
        <Button variant="accent" busy={busy === 'yes'} onClick={() => answer('yes')}>
          {t('yes')}
        </Button>
        <Button variant="quiet" busy={busy === 'no'} onClick={() => answer('no')}>
          {t('no')}
        </Button>
      </div>
    </Card>
  )
}
