import { socketEvents } from '@newyou/contract/socket-events'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { PaymentProvider } from '../../integrations/payments.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import type { AllowanceOf } from '../organizations/index.ts'
import { createAdvance } from './advance.ts'
import { createCheckout } from './checkout.ts'
import { createClaims } from './claims.ts'
import { createCoupons } from './coupons.ts'
import type { MoneyDependencies } from './dependencies.ts'
import { createDeskMoney } from './desk-money.ts'
import { createDeskTaking } from './desk-taking.ts'
import { createDisputes } from './disputes.ts'
import { createEarnings } from './earnings.ts'
import { createFailedRefunds } from './failed-refunds.ts'
import { createFulfilments } from './fulfilment.ts'
import { createRefunds } from './gateway-refunds.ts'
import { createImportedCoupons } from './imported-coupons.ts'
import { createInvoices } from './invoices.ts'
import { createOffers } from './offers.ts'
import { createOrderRefunds } from './order-refunds.ts'
import { createOrderService } from './order-service.ts'
import { createOrders } from './orders.ts'
import { createPaymentLinks } from './payment-links.ts'
import { createReconcile } from './reconcile.ts'
import { createReconciliation } from './reconciliation.ts'
import { createRefundsAtGateway } from './refunds-at-gateway.ts'
import { createSentBack } from './sent-back.ts'
import { createWebhook } from './webhook.ts'

export interface PaymentNeeds {
  accounts: Pick<Accounts, 'contactOf' | 'guestNumber' | 'payerOf' | 'peopleWithRole'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
  ledger: Ledger
  organizations: { allowanceOf: AllowanceOf }
  settings: Settings
  notifications: Notifications
  gateway: PaymentProvider
}

/** Orders and their payment: opened by the order service, paid by wallet and gateway, changed only by `advance`. */
export function createPayments(platform: Platform, needs: PaymentNeeds) {
  const { config, db, realtime } = platform
  const { accounts, gateway } = needs
  const given = {
    ...platform,
    ...needs,
    allowanceOf: needs.organizations.allowanceOf,
    requireMayPay: needs.guardians.requireConsent,
    fulfilments: createFulfilments(),
    walletChanged: (trx: Parameters<typeof realtime.publish>[0], personId: string) =>
      realtime.publish(trx, socketEvents.wallet, { notification_users: [personId], target_id: personId }),
  }
  const coupons = createCoupons(given)
  const invoices = createInvoices(given)
  const deskMoney = createDeskMoney(given)
  const orderService = createOrderService({ ...given, coupons, deskMoney })
  const dependencies: MoneyDependencies & Platform = { ...given, orderService, coupons, invoices }
  const orders = createOrders({ ...given, invoices, coupons })
  const refunds = createRefunds(dependencies)
  const orderRefunds = createOrderRefunds({ ...dependencies, refunds, deskMoney })
  const advance = createAdvance({ ...dependencies, refunds })
  const reconcile = createReconcile({ ...dependencies, advance, refunds })
  const reconciliation = createReconciliation({ ...dependencies, advance })
  const sentBack = createSentBack({ ...dependencies, orderRefunds })
  const disputes = createDisputes({ ...dependencies, accounts, sentBack })
  const webhook = createWebhook({
    ...dependencies,
    secret: config.RAZORPAY_WEBHOOK_SECRET,
    previousSecret: config.RAZORPAY_WEBHOOK_SECRET_PREVIOUS,
    advance,
    refunds,
    refunded: createRefundsAtGateway({ ...dependencies, accounts, advance, sentBack }),
    disputes,
  })
  const startPayment = createCheckout({
    ...dependencies,
    script: config.RAZORPAY_CHECKOUT_URL,
    keyId: config.RAZORPAY_KEY_ID,
    orders,
    askAbout: reconcile.askAbout,
    contactOf: accounts.contactOf,
  })
  const claimPayment = createClaims({ db, gateway, advance })
  return {
    /** Where domains that sell something register its fulfilment. */
    fulfilments: given.fulfilments,
    /** Where other domains open and end orders. */
    orderService,
    orders,
    /** Money that is taken and paid back at the desk. */
    desk: { ...deskMoney, ...createDeskTaking({ ...dependencies, deskMoney }), askAbout: reconcile.askAbout },
    /** Refunds a part of a paid order, in the caller's transaction. */
    refund: orderRefunds.refund,
    /** The exact amounts of a refund, without making it. */
    previewRefund: orderRefunds.preview,
    /** Payments that the cardholder disputes. */
    disputes,
    /** Handling of refunds that did not arrive. */
    failedRefunds: createFailedRefunds(dependencies),
    startPayment,
    invoices,
    /** Compares our books with the gateway's now; this also runs every night. */
    compareWithGateway: reconciliation.compare,
    /** Settles the healers' earnings now; this also runs every few minutes. */
    settleEarnings: createEarnings(dependencies).settleDue,
    coupons: createOffers({ db, coupons, orders }),
    importedCoupons: createImportedCoupons(platform),
    claimPayment,
    /** Links by which anybody pays an order. */
    links: createPaymentLinks({ ...dependencies, accounts, startPayment, claimPayment }),
    webhook,
    /** Ends expired orders now; this also runs every minute. */
    expireOrders: reconcile.expireOrders,
    reconcile: reconcile.reconcile,
  }
}
export type Payments = ReturnType<typeof createPayments>
