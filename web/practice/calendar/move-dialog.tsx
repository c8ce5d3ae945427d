import '../../messages/practice.ts'
import type { PracticeAppointment } from '@newyou/contract/appointments/appointments'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useChanges } from '../../appointments/use-changes.ts'
import { readNextFree } from '../../healers/refused-time.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import panel from '../../ui/panel.module.css'
import { useWhen } from '../../ui/visitor-time.tsx'
import styles from './calendar.module.css'

export interface Move {
  appointment: PracticeAppointment
  to: string
}

/** Says what a move means for the client, and makes it when the healer agrees. Until then nothing has changed. */
export function MoveDialog({ move, onEnd }: { move: Move | undefined; onEnd: (wasMoved: boolean) => void }) {
  const t = useTranslations('practice.calendar.moving')
  return (
    <Dialog isOpen={move !== undefined} onClose={() => onEnd(false)} title={t('title')}>
      {move && <Confirmation key={move.appointment.u_id + move.to} move={move} onEnd={onEnd} />}
    </Dialog>
  )
}

function Confirmation({ move, onEnd }: { move: Move; onEnd: (wasMoved: boolean) => void }) {
  const { appointment } = move
  const t = useTranslations('practice.calendar.moving')
  const { at } = useWhen()
  const { change, refetch } = useChanges()
  const [to, setTo] = useState(move.to)
  const [nextFree, setNextFree] = useState<readonly string[]>([])
  const name = appointment.client_name
  const moving = useAction(
    async () => {
      await change(() =>
        callApi('POST /api/practice/appointment/{appointmentId}/move', {
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
      {moving.failure && (
        <div className={panel.wrong} role="alert">
          <p>{moving.failure}</p>
          {nextFree.map((time) => (
            <Button key={time} variant="quiet" small onClick={() => setTo(time)}>
              {at(time)}
            </Button>
          ))}
        </div>
      )}
      <DialogActions>
        <Button variant="bare" onClick={() => onEnd(false)}>
          {t('keep')}
        </Button>
        <Button variant="primary" busy={moving.isBusy} onClick={() => void moving.run()}>
          {t('action')}
        </Button>
      </DialogActions>
    </>
  )
}
