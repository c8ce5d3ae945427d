import '../../../messages/practice.ts'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useChanges } from '../../../care/appointments/use-changes.ts'
import { readNextFree } from '../../../care/healers/refused-time.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Card } from '../../../ui/parts.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import styles from './entries.module.css'

export interface Reschedule {
  appointment: PracticeAppointment
  to: string
}

/** Says what a reschedule means for the client, and makes it when the healer agrees. Until then nothing has changed. */
export function RescheduleDialog({
  reschedule,
  onEnd,
}: {
  reschedule: Reschedule | undefined
  onEnd: (wasRescheduled: boolean) => void
}) {
  const t = useTranslations('practice.calendar.rescheduling')
  return (
    <Dialog isOpen={reschedule !== undefined} onClose={() => onEnd(false)} title={t('title')}>
      {reschedule && (
        <Confirmation
          key={reschedule.appointment.u_id + reschedule.to}
          reschedule={reschedule}
          onEnd={onEnd}
        />
      )}
    </Dialog>
  )
}

function Confirmation({
  reschedule,
  onEnd,
}: {
  reschedule: Reschedule
  onEnd: (wasRescheduled: boolean) => void
}) {
  const { appointment } = reschedule
  const t = useTranslations('practice.calendar.rescheduling')
  const { at } = useWhen()
  const { change, refetch } = useChanges()
  const [to, setTo] = useState(reschedule.to)
  const [nextFree, setNextFree] = useState<readonly string[]>([])
  const name = appointment.client_name
  const rescheduling = useAction(
    async () => {
      await change(() =>
        callApi('POST /api/practice/appointment/{appointmentId}/reschedule', {
          params: { appointmentId: appointment.u_id },
          body: { starts_at: to },
        }),
      )
      onEnd(true)
    },
    {
      shows: 'failure',
      onFailure(error) {
        setNextFree(error instanceof ApiError ? readNextFree(error.data) : [])
        void refetch()
      },
    },
  )
  return (
    <>
      <dl className={styles.change}>
        <div>
          <dt>{t('from')}</dt>
          <dd>{at(appointment.starts_at)}</dd>
        </div>
        <div>
          <dt>{t('to')}</dt>
          <dd>
            <b>{at(to)}</b>
          </dd>
        </div>
      </dl>
      <p>{t('asked', { name })}</p>
      <p className="t2">{t('unchanged')}</p>
      {rescheduling.failure && (
        <Card tone="bad" size="small" role="alert">
          <p>{rescheduling.failure}</p>
          {nextFree.map((time) => (
            <Button key={time} variant="quiet" small onClick={() => setTo(time)}>
              {at(time)}
            </Button>
          ))}
        </Card>
      )}
      <DialogActions>
        <Button variant="bare" onClick={() => onEnd(false)}>
          {t('keep')}
        </Button>
        <Button variant="primary" busy={rescheduling.isBusy} onClick={() => void rescheduling.run()}>
          {t('action')}
        </Button>
      </DialogActions>
    </>
  )
}
