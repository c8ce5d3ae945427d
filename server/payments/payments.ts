import type { CountedLimits } from '../platform/http/counted-limits.ts'
import type { Metrics } from '../platform/watch/metrics.ts'
import { createAdvance } from './advance.ts'
import { createCheckout } from './checkout.ts'
import { createClaims } from './claims.ts'
import { createCoupons } from './coupons.ts'
import { createDesk } from './desk.ts'
import { createGiveBack } from './give-back.ts'
import { createInvoices } from './invoices.ts'
import { createOffers } from './offers.ts'
import { createOrders } from './orders.ts'
import type { MoneyParts } from './parts.ts'
import { createReconcile } from './reconcile.ts'
import { createReconciliation } from './reconciliation.ts'
import { createRefunds } from './refunds.ts'
import { createWebhook } from './webhook.ts'

interface PaymentParts extends Omit<MoneyParts, 'desk' | 'coupons' | 'invoices'> {
  counted: CountedLimits
  metrics: Metrics
  checkout: { script: string; keyId: string }
  webhook: { secret: string; previousSecret: string | undefined }
  contactOf: Parameters<typeof createCheckout>[0]['contactOf']
}

/** Orders and their payment: opened at the desk, paid by wallet and gateway, moved by `advance` alone. */
export function createPayments(given: PaymentParts) {
  const { clock, db, settings, metrics } = given
  const coupons = createCoupons(given)
  const invoices = createInvoices(given)
  const desk = createDesk({ ...given, coupons })
  const parts: MoneyParts = { ...given, desk, coupons, invoices }
  const orders = createOrders({ db, settings, invoices })
  const refunds = createRefunds(parts)
  const givingBack = createGiveBack({ ...parts, refunds })
  const advance = createAdvance({ ...parts, refunds })
  const reconcile = createReconcile({ ...parts, advance, refunds })
  const reconciliation = createReconciliation({ ...parts, advance, metrics })
  const webhook = createWebhook({ ...parts, ...given.webhook, advance, refunds })
  const startPayment = createCheckout({
    ...parts,
    ...given.checkout,
    orders,
    askAbout: reconcile.askAbout,
    contactOf: given.contactOf,
  })
  metrics.gauge('payments_unsettled', 'Gateway orders whose payment we still wait for', async () => {
    const { count } = await db
      .selectFrom('provider_order')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('is_open', '=', true)
      .executeTakeFirstOrThrow()
    return count
  })
  metrics.gauge('webhook_age_seconds', 'Time since the gateway last told us something', async () => {
    const { latest } = await db
      .selectFrom('webhook_event')
      .select((of) => of.fn.max('received_at').as('latest'))
      .executeTakeFirstOrThrow()
    return latest ? (clock.now().getTime() - latest.getTime()) / 1000 : 0
  })
  return {
    /** Where other domains open and end orders. */
    desk,
    orders,
    /** Gives back a part of a paid order, in the caller's transaction. */
    giveBack: givingBack.giveBack,
    /** The exact paise of it, before anything is done. */
    previewGiveBack: givingBack.preview,
    startPayment,
    invoices,
    /** Our books beside the gateway's, now; every night by itself. */
    compareWithGateway: reconciliation.compare,
    coupons: createOffers({ db, coupons, orders }),
    claimPayment: createClaims({ db, gateway: given.gateway, advance }),
    webhook,
    /** Ends orders that ran out, now; the clock does it every minute. */
    expireOrders: reconcile.expireOrders,
    sweep: webhook.sweep,
  }
}
export type Payments = ReturnType<typeof createPayments>
