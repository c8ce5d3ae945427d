import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { providerDispute, providerPayment, providerRefund } from '../../integrations/payments.ts'
import { days } from '../../platform/clock.ts'
import { throwError } from '../../platform/http/errors.ts'
import { signedWebhook } from '../../platform/http/signed-webhook.ts'
import { createWebhookInbox } from '../../platform/webhook-inbox.ts'
import type { Advance } from './advance.ts'
import type { MoneyDependencies } from './dependencies.ts'
import type { Disputes } from './disputes.ts'
import type { Refunds } from './gateway-refunds.ts'
import { type AskJob, askQueue } from './reconcile.ts'
import type { SeenRefund } from './refunds-at-gateway.ts'
import { countRefusedWebhook, sweepSecurityLog } from './security-log.ts'

const previousSecretLivesMs = days(1)

const ofPayment = z.object({ entity: z.object({ id: z.string(), payment_id: z.string() }) })
const webhookEvent = z.object({ event: z.string(), payload: z.record(z.string(), z.unknown()) })
type WebhookEvent = z.output<typeof webhookEvent>

interface WebhookDependencies
  extends Pick<MoneyDependencies, 'db' | 'clock' | 'jobs' | 'gateway' | 'logger'> {
  advance: Advance
  refunds: Refunds
  disputes: Disputes
  /** Processes a completed refund. */
  refunded: (orderId: string, refund: SeenRefund) => Promise<void>
  secret: string
  /** The previous secret after a change, accepted for one day from the first use of the new one. */
  previousSecret: string | undefined
}

/** The gateway's events: signed, delivered at least once, in any order. Each is processed once or not at all. */
export function createWebhook(dependencies: WebhookDependencies) {
  const { db, clock, jobs, gateway, advance, refunds, disputes, refunded, logger } = dependencies
  const { secret, previousSecret } = dependencies
  const inbox = createWebhookInbox({ db, clock })
  const takers = new Map<string, (payload: WebhookEvent['payload']) => Promise<void>>()
  const fingerprint = createHash('sha256').update(secret).digest()

  /** Records since when the secret is in use, after which the previous one expires. */
  async function rememberSecret() {
    await db
      .insertInto('webhook_secret')
      .values({ fingerprint, first_used_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async function isPreviousAlive(): Promise<boolean> {
    const row = await db
      .selectFrom('webhook_secret')
      .select('first_used_at')
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst()
    return !!row && clock.now().getTime() - row.first_used_at.getTime() < previousSecretLivesMs
  }

  async function isGenuine(body: Buffer, signature: string): Promise<boolean> {
    if (gateway.verifyWebhook(body, signature, secret)) return true
    return (
      previousSecret !== undefined &&
      gateway.verifyWebhook(body, signature, previousSecret) &&
      (await isPreviousAlive())
    )
  }

  function read(body: Buffer): WebhookEvent | undefined {
    try {
      return webhookEvent.safeParse(JSON.parse(body.toString('utf8'))).data
    } catch {
      return undefined
    }
  }

  /** A genuine event of unknown form is accepted, so that it is not sent again: the reconciling job asks anyway. */
  function readPart<T extends z.ZodType>(shape: T, part: unknown): z.output<T> | undefined {
    const { data, error } = shape.safeParse(part)
    if (error) logger.error({ err: error }, 'an event of the gateway could not be read')
    return data
  }

  async function orderOf(providerOrderId: string | null): Promise<string | undefined> {
    if (!providerOrderId) return undefined
    const row = await db
      .selectFrom('provider_order')
      .select('order_id')
      .where('provider_order_id', '=', providerOrderId)
      .executeTakeFirst()
    return row?.order_id
  }

  async function takePayment({ payload }: WebhookEvent) {
    const payment = readPart(z.object({ entity: providerPayment }), payload.payment)?.entity
    const orderId = payment && (await orderOf(payment.order_id))
    if (!orderId) return
    // Taking it means asking the gateway, for which it does not wait here.
    if (payment.status === 'authorized') return jobs.send<AskJob>(db, askQueue, { orderId })
    await advance(orderId, payment)
  }

  async function take(event: WebhookEvent) {
    await takers.get(event.event.split('.')[0] ?? '')?.(event.payload)
    switch (event.event) {
      case 'payment.authorized':
      case 'payment.captured':
      case 'payment.failed':
      case 'order.paid':
        return takePayment(event)
      case 'refund.processed': {
        const refund = readPart(z.object({ entity: providerRefund }), event.payload.refund)?.entity
        const payment = readPart(z.object({ entity: providerPayment }), event.payload.payment)?.entity
        const orderId = payment && (await orderOf(payment.order_id))
        return (
          refund?.amount && orderId && refunded(orderId, { id: refund.id, amount: refund.amount, payment })
        )
      }
      case 'refund.failed': {
        const refund = readPart(ofPayment, event.payload.refund)?.entity
        return refund && refunds.cameBack(refund.id, refund.payment_id)
      }
      case 'payment.dispute.created':
      case 'payment.dispute.action_required':
      case 'payment.dispute.under_review':
      case 'payment.dispute.won':
      case 'payment.dispute.lost':
      case 'payment.dispute.closed': {
        const dispute = readPart(z.object({ entity: providerDispute }), event.payload.dispute)?.entity
        return dispute && disputes.take(dispute)
      }
    }
  }

  async function receive(body: unknown, signature: unknown, eventId: unknown) {
    const isSigned =
      Buffer.isBuffer(body) && typeof signature === 'string' && (await isGenuine(body, signature))
    const event = isSigned ? read(body) : undefined
    if (!event) {
      await countRefusedWebhook(db, clock, typeof eventId === 'string' ? eventId.slice(0, 64) : '')
      throwError('invalidSignature')
    }
    const id = typeof eventId === 'string' ? eventId.slice(0, 128) : undefined
    if (id && (await inbox.isKnown(id))) return
    await take(event)
    if (id) await inbox.remember('gateway', id, event.event)
  }

  return {
    /** Lets other domains register for events whose name begins with `subject` and a dot. */
    on: (subject: string, taker: (payload: WebhookEvent['payload']) => Promise<void>) =>
      void takers.set(subject, taker),
    rememberSecret,
    async sweep() {
      await inbox.sweep()
      await sweepSecurityLog(db, clock)
    },
    route: async (app: FastifyInstance) => {
      await signedWebhook(app, {
        path: '/api/webhooks/razorpay',
        policy: 'signed by the gateway',
        receive: (body, headers) =>
          receive(body, headers['x-razorpay-signature'], headers['x-razorpay-event-id']),
      })
    },
  }
}
