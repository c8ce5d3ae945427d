import '../../messages/appointments.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { refusalReason } from '@newyou/contract/care/appointments/rules'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRefundWords } from '../../money/payments/use-refund-words.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { rupees } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconCheck } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { leadTo } from '../../ui/lead-to.ts'
import { Card } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useNow, useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { CancelPanel } from './cancel-panel.tsx'
import styles from './changes.module.css'
import { PracticeAsk } from './practice-ask.tsx'
import { appointmentQueries } from './queries.ts'
import { ReschedulePanel } from './reschedule-panel.tsx'
import { Released, ReleasePanel, useMayRelease } from './slot-release.tsx'
import { useChanges } from './use-changes.ts'

/** Which change is being made stands in the address. */
export function useChosenChange() {
  const [query, setQuery] = useSearchParams()
  const chosen = query.get('do')
  return {
    chosen,
    choose: (what: 'reschedule' | 'cancel' | 'release' | 'offer') =>
      setQuery({ do: what }, { preventScrollReset: true }),
    /** The panel goes, and with it what had the focus. */
    close(heading = document.querySelector<HTMLElement>('main h1')) {
      setQuery({}, { preventScrollReset: true })
      leadTo(heading)
    },
  }
}

/** The client's allowed actions, by the server's table, and reasons for the rest. */
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
  const noReschedule = no('reschedule')
  const mayCancel = !no('cancel')
  const mayRelease = useMayRelease(appointment)
  const name = healer.full_name

  if (appointment.state === 'released') return <Released appointment={appointment} />
  if (appointment.ask_until && !no('accept-booking')) return <PracticeAsk appointment={appointment} />
  if (appointment.is_reschedule_open && !no('accept-reschedule'))
    return (
      <Card tone="warn" size="small" start gap={2} role="status">
        <b>{t('rescheduled.title', { name })}</b>
        <p>
          {t('rescheduled.words', {
            before: at(appointment.rescheduled_from ?? appointment.starts_at),
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
                () => callApi('POST /api/website/appointment/{appointmentId}/accept-reschedule', { params }),
                t('rescheduled.accepted'),
              )
            }
          >
            {t('rescheduled.accept')}
          </Button>
          <Button variant="quiet" onClick={() => choose('reschedule')}>
            {t('actions.reschedule')}
          </Button>
          <Button variant="quiet" onClick={() => choose('cancel')}>
            {t('rescheduled.refuse')}
          </Button>
        </div>
      </Card>
    )

  return (
    <>
      {appointment.state === 'confirmed' && !no('confirm') && (
        <>
          {appointment.healer_confirmed_at && <p className="t2">{t('healerConfirmed', { name })}</p>}
          {appointment.client_confirmed_at ? (
            <p className={`t2 ${layout.person}`}>
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
          {!noReschedule && (
            <Button variant="quiet" onClick={() => choose('reschedule')}>
              {t('actions.reschedule')}
            </Button>
          )}
          {!noReschedule && appointment.is_free && (
            <Button variant="quiet" to={urls.freeAppointment({ change: appointmentId })}>
              {t('actions.otherIntern')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => choose('cancel')}>
            {t(appointment.state === 'held' ? 'actions.letGo' : 'actions.cancel')}
          </Button>
          {mayRelease && (
            <Button variant="quiet" onClick={() => choose('release')}>
              {t('actions.release')}
            </Button>
          )}
        </div>
      )}
      {noReschedule?.reason === 'too-late' && noReschedule.at !== undefined && mayCancel && (
        <p className={`small t3 ${styles.why}`}>{t('why.reschedule', { when: at(noReschedule.at) })}</p>
      )}
    </>
  )
}

/** Of a session that its client cancelled or released. */
const endedWords = {
  client: 'cancelledByYou',
  healer: 'cancelledByYou',
  taken: 'releasedTaken',
  start: 'releasedKept',
} as const

/** The outcome and the next step, where a button says too little. */
export function WhatBecame({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointments.became')
  const refundWords = useRefundWords()
  const { at } = useWhen()
  const {
    state,
    healer,
    refunded_money_paise: back,
    refunded_coupon_paise: coupon,
    refunded_allowance_paise: allowance,
    cancelled_by: by,
    policy,
  } = appointment
  const name = healer.full_name
  const words =
    // What became of a session together stands in its own part of the page.
    state === 'cancelled' && appointment.is_together
      ? ''
      : state === 'cancelled'
        ? by === 'healer'
          ? t('cancelledByHealer', { name })
          : by === 'client'
            ? t(endedWords[appointment.release?.ended_by ?? 'client'])
            : t('notHeld', { name })
        : state === 'reported'
          ? t('reported', { name, count: policy.report_hours })
          : state === 'no-show'
            ? t('noShow', { name })
            : state === 'healer-no-show'
              ? t('healerNoShow', { name })
              : state === 'confirmed' && appointment.rescheduled_from && !appointment.is_reschedule_open
                ? t('rescheduled', { when: at(appointment.rescheduled_from) })
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
  const mayRelease = useMayRelease(appointment)
  const params = { appointmentId: appointment.u_id }
  const may = (action: 'reschedule' | 'cancel') =>
    !refusalReason('client', action, appointment, appointment.policy, now)
  if (chosen === 'release' && mayRelease)
    return <ReleasePanel appointment={appointment} onKeep={() => close()} />
  if (chosen === 'reschedule' && may('reschedule'))
    return (
      <ReschedulePanel
        policy={appointment.policy}
        healerId={appointment.healer.u_id}
        serviceId={appointment.service_u_id}
        placeId={appointment.place?.u_id}
        startsAt={appointment.starts_at}
        words={t(appointment.is_free ? 'reschedule.freeWords' : 'reschedule.clientWords')}
        onKeep={() => close()}
        onReschedule={async (starts_at) => {
          await change(() =>
            callApi('POST /api/website/appointment/{appointmentId}/reschedule', {
              params,
              body: { starts_at },
            }),
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
    <Card as="section" width="form" above={7}>
      {isError ? (
        <ErrorState heading="h2" onRetry={() => void refetch()} />
      ) : (
        <div aria-hidden="true">
          <SkeletonLine width="half" tall />
          <SkeletonLine width="most" />
        </div>
      )}
    </Card>
  )
}
