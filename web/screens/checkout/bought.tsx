import '../../messages/payments.ts'
import type { Order } from '@newyou/contract/money/payments/payments'
import { useTranslations } from 'use-intl'
import { ReceiptButton } from '../../money/payments/receipt.tsx'
import { useOrderTitle } from '../../money/payments/use-order-title.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { rupeeDigits, rupees } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { StatePill } from '../../ui/state-pill.tsx'
import styles from './checkout.module.css'
import { places, type ThingKind } from './places.ts'
import { useArrival } from './use-arrival.ts'

/** Paid: a top-up of the wallet or the points, or a product that the client owns now. */
export function Bought({ order, kind }: { order: Order; kind: ThingKind }) {
  const t = useTranslations('payments')
  const titleOf = useOrderTitle()
  const heading = useArrival()
  const { price_paise: paise } = order.price
  return (
    <div className={styles.ending}>
      <div>
        <StatePill tone="ok">{t('states.paid')}</StatePill>
        <h1 ref={heading} tabIndex={-1}>
          {t(`things.${kind}.done`, {
            price: rupees(paise),
            points: rupeeDigits(paise),
            title: titleOf(order.title),
          })}
        </h1>
        <p className={`lead ${styles.lead}`}>
          {t(`things.${kind}.doneWords`, { number: order.receipt_number ?? '' })}
        </p>
      </div>
      <div className={layout.cluster}>
        <Button variant="primary" to={places[kind](order.item_u_id).use}>
          {t(`things.${kind}.action`)}
        </Button>
        <ReceiptButton of={order} variant="quiet" />
      </div>
    </div>
  )
}

/** Not paid in time, refunded because the payment came too late, or returned by the client. */
export function BoughtOver({ order, kind }: { order: Order; kind: ThingKind }) {
  const t = useTranslations('payments')
  const isRefunded = order.state === 'refunded'
  return (
    <div className={styles.ending}>
      <EmptyState
        heading="h1"
        title={t(isRefunded ? 'refunded.title' : `things.${kind}.overTitle`)}
        words={t(isRefunded ? 'refunded.words' : `things.${kind}.overWords`)}
      >
        <Button variant="quiet" to={places[kind](order.item_u_id).page}>
          {t(`things.${kind}.overAction`)}
        </Button>
      </EmptyState>
    </div>
  )
}
