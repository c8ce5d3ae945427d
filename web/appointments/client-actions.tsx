import '../messages/appointments.ts'
import type { Appointment } from '@newyou/contract/appointments/appointments'
import { refusalReason } from '@newyou/contract/appointments/rules'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRefundWords } from '../payments/use-refund-words.ts'
import { callApi } from '../session/call-api.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { rupees } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import { IconCheck } from '../ui/icons.ts'
import layout from '../ui/layout.module.css'
import { leadTo } from '../ui/lead-to.ts'
import panel from '../ui/panel.module.css'
import { SkeletonLine } from '../ui/skeleton.tsx'
import { useNow, useWhen } from '../ui/visitor-time.tsx'
import { urls } from '../urls.ts'
import { CancelPanel } from './cancel-panel.tsx'
import styles from './changes.module.css'
import { HandBackPanel, HandedBack, useMayHandBack } from './hand-back.tsx'
import { MovePanel } from './move-panel.tsx'
import { appointmentQueries } from './queries.ts'
import { useChanges } from './use-changes.ts'

/** Which change is being made stands in the address. */
export function useChosenChange() {
  const [query, setQuery] = useSearchParams()
  const chosen = query.get('do')
  return {
    chosen,
    choose: (what: 'move' | 'cancel' | 'hand-back' | 'offer') =>
      setQuery({ do: what }, { preventScrollReset: true }),
    /** The panel goes, and with it what had the focus. */
    close(heading = document.querySelector<HTMLElement>('main h1')) {
      setQuery({}, { preventScrollReset: true })
      leadTo(heading)
    },
  }
}

/** What the client may do now, by the same table that the server asks, and why not. */
export function ClientActions({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointments')
  const now = useNow()
  const { at } = useWhen()
  const { choose } = useChosenChange()
  const { press, busy } = useChanges()
  const { healer, policy, u_id: appointmentId } = appointment
  const params = { appointmentId }
  const no = (action: Parameters<typeof refusalReason>[1]) =>
    refusalReason('client', action, appointment, policy, now)
  const confirm = () =>
    void press('confirm', () => callApi('POST /api/website/appointment/{appointmentId}/confirm', { params }))
  const noMove = no('move')
  const mayCancel = !no('cancel')
  const mayHandBack = useMayHandBack(appointment)
  const name = healer.full_name

  if (appointment.state === 'handed-back') return <HandedBack appointment={appointment} />
  if (appointment.is_move_open && !no('accept-move'))
    return (
      <div className={panel.notice} role="status">
        <b>{t('moved.title', { name })}</b>
        <p>
          {t('moved.words', {
            before: at(appointment.moved_from ?? appointment.starts_at),
            when: at(appointment.starts_at),
          })}
        </p>
        <div className={layout.cluster}>
          <Button
            variant="accent"
            busy={busy === 'accept'}
            onClick={() =>
              void press(
                'accept',
                () => callApi('POST /api/website/appointment/{appointmentId}/accept-move', { params }),
                t('moved.accepted'),
              )
            }
          >
            {t('moved.accept')}
          </Button>
          <Button variant="quiet" onClick={() => choose('move')}>
            {t('actions.move')}
          </Button>
          <Button variant="quiet" onClick={() => choose('cancel')}>
            {t('moved.refuse')}
          </Button>
        </div>
      </div>
    )

  return (
    <>
      {appointment.state === 'confirmed' && !no('confirm') && (
        <>
          {appointment.healer_confirmed_at && <p className="t2">{t('healerConfirmed', { name })}</p>}
          {appointment.client_confirmed_at ? (
            <p className={`t2 ${panel.said}`}>
              <Icon of={IconCheck} size="meta" /> {t('youConfirmed')}
            </p>
          ) : (
            <Button variant="accent" busy={busy === 'confirm'} onClick={confirm}>
              {t('actions.confirm')}
            </Button>
          )}
        </>
      )}
      {mayCancel && (
        <div className={layout.cluster}>
          {!noMove && (
            <Button variant="quiet" onClick={() => choose('move')}>
              {t('actions.move')}
            </Button>
          )}
          {!noMove && appointment.is_free && (
            <Button variant="quiet" to={urls.freeAppointment({ change: appointmentId })}>
              {t('actions.otherIntern')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => choose('cancel')}>
            {t(appointment.state === 'held' ? 'actions.letGo' : 'actions.cancel')}
          </Button>
          {mayHandBack && (
            <Button variant="quiet" onClick={() => choose('hand-back')}>
              {t('actions.handBack')}
            </Button>
          )}
        </div>
      )}
      {noMove?.reason === 'too-late' && noMove.at !== undefined && mayCancel && (
        <p className={`small t3 ${styles.why}`}>{t('why.move', { when: at(noMove.at) })}</p>
      )}
      <Absence appointment={appointment} />
    </>
  )
}

/** The healer is not there: from when one can say so, then the button. */
function Absence({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointments')
  const now = useNow()
  const { at } = useWhen()
  const { press, busy } = useChanges()
  const name = appointment.healer.full_name
  const no = refusalReason('client', 'report-absence', appointment, appointment.policy, now)
  if (no?.reason === 'too-early' && no.at !== undefined && Date.parse(appointment.starts_at) <= now)
    return <p className="t2">{t('why.absence', { name, when: at(no.at) })}</p>
  if (no) return null
  return (
    <Button
      variant="bare"
      busy={busy === 'absence'}
      onClick={() =>
        void press('absence', () =>
          callApi('POST /api/website/appointment/{appointmentId}/report-absence', {
            params: { appointmentId: appointment.u_id },
          }),
        )
      }
    >
      {t('actions.absence', { name })}
    </Button>
  )
}

/** Of a session that its client cancelled, or gave back. */
const endedWords = {
  client: 'cancelledByYou',
  healer: 'cancelledByYou',
  taken: 'handedBackTaken',
  start: 'handedBackKept',
} as const

/** What became of it and what comes next, where a button says too little. */
export function WhatBecame({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointments.became')
  const refundWords = useRefundWords()
  const { at } = useWhen()
  const {
    state,
    healer,
    refunded_paise: back,
    refunded_coupon_paise: coupon,
    refunded_allowance_paise: allowance,
    cancelled_by: by,
    policy,
  } = appointment
  const name = healer.full_name
  const words =
    state === 'cancelled'
      ? by === 'healer'
        ? t('cancelledByHealer', { name })
        : by === 'client'
          ? t(endedWords[appointment.hand_back?.ended_by ?? 'client'])
          : t('notHeld', { name })
      : state === 'reported'
        ? t('reported', { name, count: policy.report_hours })
        : state === 'no-show'
          ? t('noShow', { name })
          : state === 'healer-no-show'
            ? t('healerNoShow', { name })
            : state === 'confirmed' && appointment.moved_from && !appointment.is_move_open
              ? t('moved', { when: at(appointment.moved_from) })
              : ''
  if (!words && back === 0) return null
  return (
    <p className="t2">
      {words} {refundWords(appointment.refunded_parts)}{' '}
      {coupon > 0 && t('couponBack', { price: rupees(coupon) })}{' '}
      {allowance > 0 && t('allowanceBack', { price: rupees(allowance) })}
    </p>
  )
}

/** The panel of the change that the address names, if it may be made. */
export function ClientChange({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointments')
  const now = useNow()
  const { chosen, close } = useChosenChange()
  const { change } = useChanges()
  const mayHandBack = useMayHandBack(appointment)
  const params = { appointmentId: appointment.u_id }
  const may = (action: 'move' | 'cancel') =>
    !refusalReason('client', action, appointment, appointment.policy, now)
  if (chosen === 'hand-back' && mayHandBack)
    return <HandBackPanel appointment={appointment} onKeep={() => close()} />
  if (chosen === 'move' && may('move'))
    return (
      <MovePanel
        policy={appointment.policy}
        healerId={appointment.healer.u_id}
        startsAt={appointment.starts_at}
        words={t(appointment.is_free ? 'move.freeWords' : 'move.clientWords')}
        onKeep={() => close()}
        onMove={async (starts_at) => {
          await change(() =>
            callApi('POST /api/website/appointment/{appointmentId}/move', { params, body: { starts_at } }),
          )
          close()
        }}
      />
    )
  if (chosen === 'cancel' && may('cancel'))
    return (
      <Cancelling
        appointmentId={appointment.u_id}
        onKeep={() => close()}
        onCancel={async (refund_paise) => {
          await change(() =>
            callApi('POST /api/website/appointment/{appointmentId}/cancel', {
              params,
              body: { refund_paise },
            }),
          )
          close()
        }}
      />
    )
  return null
}

function Cancelling({
  appointmentId,
  ...rest
}: {
  appointmentId: string
  onKeep: () => void
  onCancel: (refundPaise: number) => Promise<void>
}) {
  const { data, isError, refetch } = useQuery(appointmentQueries.cancelPreview(appointmentId))
  if (data) return <CancelPanel preview={data} {...rest} />
  return (
    <section className={panel.panel}>
      {isError ? (
        <ErrorState heading="h2" onRetry={() => void refetch()} />
      ) : (
        <div aria-hidden="true">
          <SkeletonLine width="half" tall />
          <SkeletonLine width="most" />
        </div>
      )}
    </section>
  )
}
