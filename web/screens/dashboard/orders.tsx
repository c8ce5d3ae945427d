import '../../messages/dashboard.ts'
import '../../messages/payments.ts'
import type { OrderState } from '@newyou/contract/money/payments/payments'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { RowSkeleton } from '../../care/appointments/appointment-rows.tsx'
import { DocumentButtons } from '../../money/payments/documents.tsx'
import { orderQueries } from '../../money/payments/queries.ts'
import { ReceiptButton } from '../../money/payments/receipt.tsx'
import { useOrderTitle } from '../../money/payments/use-order-title.ts'
import { useRefundWords } from '../../money/payments/use-refund-words.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { dayOf, fullDate, rupees } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Section } from '../../ui/parts.tsx'
import { StatePill, type Tone } from '../../ui/state-pill.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './dashboard.module.css'

const tones: Record<OrderState, Tone> = {
  open: 'warn',
  'awaiting-payment': 'warn',
  failed: 'bad',
  paid: 'ok',
  expired: 'past',
  refunded: 'past',
}

/** Orders with their states and receipts. */
export function Orders() {
  const t = useTranslations('dashboard.orders')
  const states = useTranslations('payments.states')
  const titleOf = useOrderTitle()
  const refundWords = useRefundWords()
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    ...orderQueries.page(page),
    placeholderData: keepPreviousData,
  })
  return (
    <Section above={0}>
      <h2>{t('title')}</h2>
      {!data ? (
        isError ? (
          <ErrorState heading="h3" onRetry={() => void refetch()} />
        ) : (
          <RowSkeleton />
        )
      ) : data.total === 0 ? (
        <p className="t2">{t('empty')}</p>
      ) : (
        <>
          <ul>
            {data.data.map((order) => {
              const isOver = order.expires_at !== null && Date.parse(order.expires_at) <= now
              const state =
                isOver && order.state !== 'paid' && order.state !== 'refunded' ? 'expired' : order.state
              const canPay = tones[state] === 'warn' || tones[state] === 'bad'
              return (
                <li key={order.u_id} className={styles.order}>
                  <div className={styles.todoHead}>
                    <b>{titleOf(order.title)}</b>
                    <span className="num">
                      {rupees(
                        order.price.price_paise - order.price.coupon_paise - order.price.allowance_paise,
                      )}
                    </span>
                  </div>
                  <div className={styles.todoHead}>
                    <span className="small t3">{fullDate(dayOf(order.created_at, zone), locale)}</span>
                    <StatePill tone={tones[state]}>{states(state)}</StatePill>
                  </div>
                  {canPay && <LocaleLink to={urls.paymentOf(order.kind, order.u_id)}>{t('pay')}</LocaleLink>}
                  {order.refunded_paise > 0 && (
                    <span className="small t2">{refundWords(order.refunded_parts)}</span>
                  )}
                  {order.refunded_coupon_paise > 0 && (
                    <span className="small t3">
                      {t('couponBack', { price: rupees(order.refunded_coupon_paise) })}
                    </span>
                  )}
                  {order.refunded_allowance_paise > 0 && (
                    <span className="small t3">
                      {t('allowanceBack', { price: rupees(order.refunded_allowance_paise) })}
                    </span>
                  )}
                  <div className={layout.cluster}>
                    <ReceiptButton of={order} variant="quiet" small />
                    <DocumentButtons of={order} />
                  </div>
                </li>
              )
            })}
          </ul>
          <Pager of={data} label={t('pages')} onPage={setPage} />
        </>
      )}
    </Section>
  )
}
