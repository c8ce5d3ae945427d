import type { GuestsModule } from '../../people/guests/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createWebhookInbox } from '../../platform/webhook-inbox.ts'
import { moveGuestOrders } from './guest-orders.ts'
import { offerHomeModules } from './offers.ts'
import { createPayments, type PaymentNeeds } from './payments.ts'
import { paymentRoutes } from './routes.ts'

/** Orders, checkout, refunds, coupons, invoices and the comparison with the gateway. */
export function paymentsModule(
  platform: Platform,
  needs: PaymentNeeds & { guests: Pick<GuestsModule, 'onMerged'> },
) {
  moveGuestOrders(needs.guests)
  const payments = createPayments(platform, needs)
  watch(platform)
  return {
    ...payments,
    ready: payments.fulfilments.requireAll,
    homeModules: offerHomeModules,
    schedules: [
      { name: 'expire-orders', cron: '* * * * *', run: payments.expireOrders },
      { name: 'reconcile-payments', cron: '* * * * *', run: payments.reconcile },
      { name: 'settle-earnings', cron: '*/5 * * * *', run: payments.settleEarnings },
      { name: 'compare-gateway', cron: '10 21 * * *', run: () => payments.compareWithGateway() },
    ],
    sweep: payments.webhook.sweep,
    routes: (http) =>
      paymentRoutes(http, {
        payments,
        once: platform.idempotency.once,
        payerOf: needs.accounts.payerOf,
        messages: platform.messages,
        pictures: platform.pictures,
        workers: platform.workers,
      }),
  } satisfies Module & typeof payments
}

function watch({ db, clock, metrics }: Platform) {
  metrics.gauge('payments_unsettled', 'Gateway orders whose payment we still wait for', async () => {
    const { count } = await db
      .selectFrom('provider_order')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('is_open', '=', true)
      .executeTakeFirstOrThrow()
    return count
  })
  metrics.gauge('webhook_age_seconds', 'Time since the last webhook of the gateway', async () => {
    const latest = await createWebhookInbox({ db, clock }).latest('gateway')
    return latest ? (clock.now().getTime() - latest.getTime()) / 1000 : 0
  })
}
