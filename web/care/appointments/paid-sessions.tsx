import '../../messages/dependants.ts'
import type { PaidSession } from '@newyou/contract/care/appointments/paid-sessions'
import { refusalReason } from '@newyou/contract/care/appointments/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { rupees } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { Row, Section, Stack } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useNow, useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { AppointmentPill } from './appointment-words.tsx'
import { CancelPanel } from './cancel-panel.tsx'
import { paidSessionQueries } from './queries.ts'

/** Sessions that a client booked for others: dates, sums and receipts. */
export function PaidSessions() {
  const t = useTranslations('dependants.sessions')
  const { data, isError, refetch } = useQuery(paidSessionQueries.list())
  return (
    <Section gap={3} aria-labelledby="paid-title">
      <h2 id="paid-title">{t('title')}</h2>
      {isError ? (
        <ErrorState heading="h3" onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonLine width="most" />
      ) : data.length === 0 ? (
        <p className="t2">{t('none')}</p>
      ) : (
        <ul>
          {data.map((session) => (
            <PaidRow key={session.u_id} of={session} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function PaidRow({ of: session }: { of: PaidSession }) {
  const t = useTranslations('dependants.sessions')
  const { at } = useWhen()
  const now = useNow()
  const [isCancelling, setCancelling] = useState(false)
  const facts = { ...session, reported_at: null, pay_by: null }
  const mayCancel = !refusalReason('client', 'cancel', facts, session.policy, now)
  return (
    <Row as="li">
      <Stack gap={2}>
        <span className={layout.ends}>
          <span className={layout.names}>
            <b>{at(session.starts_at)}</b>
            <span className="t2">
              {t('row', { name: session.for_name, healer: session.healer.full_name })}
            </span>
            <span className="small t3 num">{rupees(session.price_paise)}</span>
          </span>
          <AppointmentPill of={session} />
        </span>
        {isCancelling ? (
          <Cancelling of={session} onClose={() => setCancelling(false)} />
        ) : (
          <span className={layout.cluster}>
            {session.is_my_child && (
              <Button variant="quiet" small to={urls.appointment(session.u_id)}>
                {t('open')}
              </Button>
            )}
            {session.order_u_id && session.payment_state !== 'pending' && (
              <Button variant="bare" small to={urls.payment(session.order_u_id)}>
                {t('receipt')}
              </Button>
            )}
            {mayCancel && (
              <Button variant="bare" small onClick={() => setCancelling(true)}>
                {t('cancel')}
              </Button>
            )}
          </span>
        )}
      </Stack>
    </Row>
  )
}

function Cancelling({ of: { u_id }, onClose }: { of: PaidSession; onClose: () => void }) {
  const client = useQueryClient()
  const { data: preview } = useQuery(paidSessionQueries.cancelPreview(u_id))
  if (!preview) return <SkeletonLine width="half" />
  return (
    <CancelPanel
      preview={preview}
      onKeep={onClose}
      onCancel={async (refundPaise) => {
        await callApi('POST /api/website/paid-session/{appointmentId}/cancel', {
          params: { appointmentId: u_id },
          body: { refund_paise: refundPaise },
        })
        await client.invalidateQueries({ queryKey: ['appointments'] })
        onClose()
      }}
    />
  )
}
