import '../../messages/rooms-objections.ts'
import type { Appointment, PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import { refusalReason } from '@newyou/contract/care/appointments/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChangePanel } from '../../care/appointments/change-panel.tsx'
import { useChanges } from '../../care/appointments/use-changes.ts'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/parts.tsx'
import { useNow } from '../../ui/visitor-time.tsx'
import { WordsForm } from '../../ui/words-form.tsx'
import { urls } from '../../urls.ts'
import { objectionMax, objectionQueries } from './objection-queries.ts'

const settled = ['completed', 'no-show', 'healer-no-show', 'cancelled', 'disputed']

interface Props {
  side: 'client' | 'healer'
  appointment: Appointment | PracticeAppointment
}

/** State of an objection to a session's settlement, or the form to object while that is possible. */
export function ObjectionToSession(props: Props) {
  const { state, cancelled_by: by } = props.appointment
  const wasCancelled = state === 'cancelled' && by !== null
  return settled.includes(state) && !wasCancelled ? <Known {...props} /> : null
}

function Known({ side, appointment }: Props) {
  const t = useTranslations('rooms-objections')
  const now = useNow()
  const { change } = useChanges()
  const [isOpened, setOpened] = useState(false)
  const { u_id: appointmentId } = appointment
  const { data: objection, isSuccess } = useQuery(objectionQueries.of(appointmentId))
  if (!isSuccess) return null
  const mayObject =
    !objection?.is_mine && !refusalReason(side, 'object', appointment, appointment.policy, now)
  return (
    <>
      {objection && (
        <Card tone="warn" size="small" start gap={2} width="form" above={6} role="status">
          <b>
            {objection.decision
              ? t(`decided.${objection.decision}`)
              : t(objection.is_mine ? 'pending.mine' : 'pending.other')}
          </b>
          {objection.note && <p>{objection.note}</p>}
          {objection.ticket_u_id && (
            <Button variant="quiet" small to={urls.supportTicket(objection.ticket_u_id)}>
              {t('ticket')}
            </Button>
          )}
        </Card>
      )}
      {mayObject && !isOpened && (
        <Button variant="bare" onClick={() => setOpened(true)}>
          {t('open')}
        </Button>
      )}
      {mayObject && isOpened && (
        <ChangePanel title={t('title')} isOpened>
          <p className="t2">{t('words')}</p>
          <WordsForm
            label={t('label')}
            send={t('send')}
            rows={5}
            maxLength={objectionMax}
            below={(text) => <CrisisHelp text={text} place="feedback" />}
            onSend={async (words) => {
              await change(
                () =>
                  callApi('POST /api/website/appointment/{appointmentId}/objection', {
                    params: { appointmentId },
                    body: { words },
                  }),
                t('sent'),
              )
              setOpened(false)
            }}
            cancel={{ label: t('keep'), onCancel: () => setOpened(false) }}
          />
        </ChangePanel>
      )}
    </>
  )
}
