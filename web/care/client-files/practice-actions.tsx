import '../../messages/appointments.ts'
import '../../messages/practice.ts'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import { type AppointmentAction, refusalReason } from '@newyou/contract/care/appointments/rules'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconCheck } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { Card } from '../../ui/parts.tsx'
import { useNow, useWhen } from '../../ui/visitor-time.tsx'
import { ChangePanel } from '../appointments/change-panel.tsx'
import { useChosenChange } from '../appointments/client-actions.tsx'
import { ReschedulePanel } from '../appointments/reschedule-panel.tsx'
import { useChanges } from '../appointments/use-changes.ts'

/** The healer's allowed actions, by the server's table, or the time they start. */
export function PracticeActions({ appointment }: { appointment: PracticeAppointment }) {
  const t = useTranslations('practice.actions')
  const now = useNow()
  const { at } = useWhen()
  const { choose } = useChosenChange()
  const { press, busy } = useChanges()
  const params = { appointmentId: appointment.u_id }
  const no = (action: AppointmentAction) =>
    refusalReason('healer', action, appointment, appointment.policy, now)
  const name = appointment.client_name
  const missed = no('mark-no-show')
  const hasBegun = Date.parse(appointment.starts_at) <= now

  if (appointment.state === 'reported')
    return (
      <Card tone="warn" size="small" start gap={2} role="status">
        <b>{t('reported', { name })}</b>
        <p>{t('reportedWords', { count: appointment.policy.report_hours })}</p>
        <div className={layout.cluster}>
          {([true, false] as const).map((was_there) => (
            <Button
              key={String(was_there)}
              variant="quiet"
              busy={busy === String(was_there)}
              onClick={() =>
                void press(
                  String(was_there),
                  () =>
                    callApi('POST /api/practice/appointment/{appointmentId}/answer-report', {
                      params,
                      body: { was_there },
                    }),
                  t('answered'),
                )
              }
            >
              {t(was_there ? 'wasThere' : 'wasNotThere')}
            </Button>
          ))}
        </div>
      </Card>
    )

  return (
    <>
      {appointment.is_reschedule_open && !no('cancel') && (
        <p className="t2">{t('waitsForAnswer', { name })}</p>
      )}
      {appointment.client_confirmed_at && !hasBegun && <p className="t2">{t('clientConfirmed', { name })}</p>}
      {!no('confirm') &&
        (appointment.healer_confirmed_at ? (
          <p className={`t2 ${layout.person}`}>
            <Icon of={IconCheck} size="meta" /> {t('youConfirmed')}
          </p>
        ) : (
          <Button
            variant="accent"
            busy={busy === 'confirm'}
            onClick={() =>
              void press('confirm', () =>
                callApi('POST /api/practice/appointment/{appointmentId}/confirm', { params }),
              )
            }
          >
            {t('confirm')}
          </Button>
        ))}
      {!no('reschedule') && (
        <div className={layout.cluster}>
          <Button variant="quiet" onClick={() => choose('reschedule')}>
            {t('reschedule')}
          </Button>
          <Button variant="quiet" onClick={() => choose('cancel')}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {!no('complete') && (
        <div className={layout.cluster}>
          <Button
            variant="accent"
            busy={busy === 'complete'}
            onClick={() =>
              void press(
                'complete',
                () => callApi('POST /api/practice/appointment/{appointmentId}/complete', { params }),
                t('completed'),
              )
            }
          >
            {t('complete')}
          </Button>
          {!missed && (
            <Button
              variant="quiet"
              busy={busy === 'no-show'}
              onClick={() =>
                void press(
                  'no-show',
                  () => callApi('POST /api/practice/appointment/{appointmentId}/no-show', { params }),
                  t('marked'),
                )
              }
            >
              {t('noShow', { name })}
            </Button>
          )}
        </div>
      )}
      {missed?.reason === 'too-early' && missed.at !== undefined && hasBegun && (
        <p className="small t3">{t('whyNoShow', { when: at(missed.at) })}</p>
      )}
    </>
  )
}

/** The panel of the change that the address names, if it may be made. */
export function PracticeChange({ appointment }: { appointment: PracticeAppointment }) {
  const t = useTranslations('practice.actions')
  const reschedule = useTranslations('appointments.reschedule')
  const now = useNow()
  const { chosen, close } = useChosenChange()
  const { change, press, busy } = useChanges()
  const params = { appointmentId: appointment.u_id }
  if (
    (chosen !== 'reschedule' && chosen !== 'cancel') ||
    refusalReason('healer', chosen, appointment, appointment.policy, now)
  )
    return null
  const keep = () => close()
  if (chosen === 'reschedule')
    return (
      <ReschedulePanel
        healerId={appointment.healer_u_id}
        serviceId={appointment.service_u_id}
        placeId={appointment.place?.u_id}
        startsAt={appointment.starts_at}
        words={reschedule('healerWords')}
        onKeep={keep}
        onReschedule={async (starts_at) => {
          await change(() =>
            callApi('POST /api/practice/appointment/{appointmentId}/reschedule', {
              params,
              body: { starts_at },
            }),
          )
          keep()
        }}
      />
    )
  return (
    <ChangePanel title={t('cancelTitle')} isOpened>
      <p className="t2">{t('cancelWords', { name: appointment.client_name })}</p>
      <div className={layout.cluster}>
        <Button
          variant="primary"
          busy={busy === 'cancel'}
          onClick={() =>
            void press('cancel', () =>
              callApi('POST /api/practice/appointment/{appointmentId}/cancel', { params }),
            ).then(keep)
          }
        >
          {t('cancel')}
        </Button>
        <Button variant="bare" onClick={keep}>
          {t('keep')}
        </Button>
      </div>
    </ChangePanel>
  )
}
