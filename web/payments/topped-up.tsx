import '../messages/payments.ts'
import type { Order } from '@newyou/contract/payments'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { rupeeDigits, rupees } from '../ui/format.ts'
import { StatePill } from '../ui/state-pill.tsx'
import { urls } from '../urls.ts'
import styles from './checkout.module.css'
import { ReceiptButton } from './receipt.tsx'

const roomOf = ({ kind }: Order) => (kind === 'life-points' ? urls.lifePoints() : urls.wallet())

/** Paid: the wallet is fuller, or there are more points. */
export function ToppedUp({ order }: { order: Order }) {
  const t = useTranslations('payments.topUp')
  const states = useTranslations('payments.states')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { price_paise: paise } = order.price
  return (
    <div className={styles.ending}>
      <div>
        <StatePill mood="ok">{states('paid')}</StatePill>
        <h1 ref={heading} tabIndex={-1}>
          {order.kind === 'life-points'
            ? t('donePoints', { points: rupeeDigits(paise) })
            : t('doneWallet', { price: rupees(paise) })}
        </h1>
        <p className={`lead ${styles.lead}`}>{t('doneWords', { number: order.receipt_number ?? '' })}</p>
      </div>
      <div className={styles.actions}>
        <Button look="rice" to={roomOf(order)}>
          {t(order.kind === 'life-points' ? 'toPoints' : 'toWallet')}
        </Button>
        <ReceiptButton of={order} look="quiet" />
      </div>
    </div>
  )
}

/** Nobody paid it in time, or the payment did not fit and went back. */
export function TopUpOver({ order }: { order: Order }) {
  const t = useTranslations('payments.topUp')
  return (
    <div className={styles.ending}>
      <EmptyState
        heading="h1"
        title={t('overTitle')}
        words={t(order.state === 'refunded' ? 'overRefunded' : 'overWords')}
      >
        <Button look="quiet" to={roomOf(order)}>
          {t(order.kind === 'life-points' ? 'toPoints' : 'toWallet')}
        </Button>
      </EmptyState>
    </div>
  )
}
