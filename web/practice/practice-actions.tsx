import '../messages/appointments.ts'
import '../messages/practice.ts'
import type { PracticeAppointment } from '@newyou/contract/appointments/appointments'
import { type AppointmentAction, refusalReason } from '@newyou/contract/appointments/rules'
import { useTranslations } from 'use-intl'
import { ChangePanel } from '../appointments/change-panel.tsx'
import { useChosenChange } from '../appointments/client-actions.tsx'
import { MovePanel } from '../appointments/move-panel.tsx'
import { useChanges } from '../appointments/use-changes.ts'
import { callApi } from '../session/call-api.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconCheck } from '../ui/icons.ts'
import layout from '../ui/layout.module.css'
import panel from '../ui/panel.module.css'
import { useNow, useWhen } from '../ui/visitor-time.tsx'

/** What the healer may do now, by the same table that the server asks, or from when. */
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
      <div className={panel.notice} role="status">
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
      </div>
    )

  return (
    <>
      {appointment.is_move_open && !no('cancel') && <p className="t2">{t('waitsForAnswer', { name })}</p>}
      {appointment.client_confirmed_at && !hasBegun && <p className="t2">{t('clientConfirmed', { name })}</p>}
      {!no('confirm') &&
        (appointment.healer_confirmed_at ? (
          <p className={`t2 ${panel.said}`}>
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
      {!no('move') && (
        <div className={layout.cluster}>
          <Button variant="quiet" onClick={() => choose('move')}>
            {t('move')}
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
  const move = useTranslations('appointments.move')
  const now = useNow()
  const { chosen, close } = useChosenChange()
  const { change, press, busy } = useChanges()
  const params = { appointmentId: appointment.u_id }
  if (
    (chosen !== 'move' && chosen !== 'cancel') ||
    refusalReason('healer', chosen, appointment, appointment.policy, now)
  )
    return null
  const keep = () => close()
  if (chosen === 'move')
    return (
      <MovePanel
        healerId={appointment.healer_u_id}
        startsAt={appointment.starts_at}
        words={move('healerWords')}
        onKeep={keep}
        onMove={async (starts_at) => {
          await change(() =>
            callApi('POST /api/practice/appointment/{appointmentId}/move', { params, body: { starts_at } }),
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
