import { pathTo } from '@newyou/contract/addresses'
import { localized } from '@newyou/contract/locales'
import {
  type LinkChannel,
  type LinkedPayment,
  paymentLinkHours,
} from '@newyou/contract/money/payments/payment-links'
import { type ContactMessage, contactQueue, languageOf } from '../../foundation/notifications/index.ts'
import { paymentLinkReplies } from '../../messages/replies/back-office.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { after, days, hours } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import type { StartPayment } from './checkout.ts'
import type { ClaimPayment, PaymentClaim } from './claims.ts'
import type { MoneyDependencies } from './dependencies.ts'
import { lockOrder, stateOf } from './order-state.ts'
import { requirePayable } from './payable.ts'

const tokenBytes = 24
const tokenPattern = /^[\w-]{32}$/
/** Links of one order, and links of one colleague, in a day. */
const linksDaily = { order: 5, colleague: 100 }
/** Addresses that lead nowhere, from one caller in an hour. */
const guessesHourly = 20

interface LinkDependencies
  extends Pick<MoneyDependencies, 'db' | 'clock' | 'ids' | 'jobs' | 'settings'>,
    Pick<Platform, 'messages' | 'publicUrl' | 'random' | 'rateLimits'> {
  accounts: Pick<Accounts, 'contactOf' | 'guestNumber'>
  startPayment: Pick<StartPayment, 'byLink'>
  claimPayment: Pick<ClaimPayment, 'ofOrder'>
}

/** Links by which anybody pays what is left of one order: random, kept as a hash, and only the last one of an order works. */
export function createPaymentLinks(dependencies: LinkDependencies) {
  const { db, clock, ids, jobs, settings, messages, publicUrl, random, rateLimits } = dependencies
  const { accounts, startPayment, claimPayment } = dependencies

  async function destinationOf(clientId: string, channel: Exclude<LinkChannel, 'none'>) {
    const contact = await accounts.contactOf(db, clientId)
    const destination =
      channel === 'email' ? contact?.email : (contact?.phone ?? (await accounts.guestNumber(db, clientId)))
    return (
      destination ??
      throwError('invalidInput', {
        errors: { channel: channel === 'email' ? paymentLinkReplies.noEmail : paymentLinkReplies.noMobile },
      })
    )
  }

  /** The link, whatever became of it. @throws DomainError notFound, tooManyRequests for who guesses */
  async function find(token: string, address: string) {
    const limit = { key: `payment-link:guess:${address}`, max: guessesHourly, window: hours(1) }
    await rateLimits.requireRoom(limit)
    const row = tokenPattern.test(token)
      ? await db
          .selectFrom('payment_link as l')
          .innerJoin('orders as o', 'o.u_id', 'l.order_id')
          .select(['l.order_id', 'l.expires_at', 'l.ended_at', 'o.state', 'o.payable_paise', 'o.paid_at'])
          .select('o.expires_at as held_until')
          .where('l.token_hash', '=', hashOfToken(token))
          .executeTakeFirst()
      : undefined
    if (row) return row
    await rateLimits.note(limit)
    return throwError('notFound')
  }
  type Link = Awaited<ReturnType<typeof find>>

  function stateIn({ state, paid_at, ended_at, expires_at, held_until }: Link): LinkedPayment['state'] {
    if (state === 'paid' || (state === 'refunded' && paid_at)) return 'paid'
    const now = clock.now()
    const isOver = ended_at !== null || expires_at <= now || (held_until !== null && held_until <= now)
    return isOver || !['open', 'awaiting-payment', 'failed'].includes(state) ? 'ended' : 'open'
  }

  async function present(link: Link): Promise<LinkedPayment> {
    const { company_name: company } = await settings.read()
    const state = stateIn(link)
    return {
      state,
      company,
      amount_paise: state === 'open' ? link.payable_paise : null,
      expires_at: link.expires_at.toISOString(),
    }
  }

  async function findOpen(token: string, address: string) {
    const link = await find(token, address)
    return stateIn(link) === 'open' ? link : throwError('orderNotOpen')
  }

  return {
    /**
     * Makes a link for an order and sends it to its client; the links before it end. The message names neither healer nor
     * time. @throws DomainError orderNotOpen, holdExpired, tooManyRequests, invalidInput (channel)
     */
    async make(orderId: string, { channel, madeBy }: { channel: LinkChannel; madeBy: string }) {
      const { client_id: clientId } = await db
        .selectFrom('orders')
        .select('client_id')
        .where('u_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const destination = channel === 'none' ? undefined : await destinationOf(clientId, channel)
      await rateLimits.spend([
        { key: `payment-link:order:${orderId}`, max: linksDaily.order, window: days(1) },
        { key: `payment-link:by:${madeBy}`, max: linksDaily.colleague, window: days(1) },
      ])
      const token = random.bytes(tokenBytes).toString('base64url')
      const link = (locale: Parameters<typeof localized>[1]) =>
        publicUrl + localized(pathTo('paymentLink', { token }), locale)
      return inTransaction(db, async (trx) => {
        const order = await lockOrder(trx, orderId)
        const now = clock.now()
        if (stateOf(order) === 'paid' || order.payable_paise === 0) throwError('orderNotOpen')
        requirePayable(order, now)
        await trx
          .updateTable('payment_link')
          .set({ ended_at: now })
          .where('order_id', '=', orderId)
          .where('ended_at', 'is', null)
          .execute()
        const { expires_at: expiresAt } = await trx
          .insertInto('payment_link')
          .values({
            u_id: ids.next(),
            order_id: orderId,
            token_hash: hashOfToken(token),
            made_by: madeBy,
            made_at: now,
            expires_at: after(now, hours(paymentLinkHours)),
            sent_by: channel === 'none' ? null : channel,
          })
          .returning('expires_at')
          .executeTakeFirstOrThrow()
        const locale = messages.localeOf(await languageOf(trx, clientId))
        if (destination)
          await jobs.send<ContactMessage>(trx, contactQueue, {
            channel: channel === 'sms' ? 'mobile' : (channel as ContactMessage['channel']), // `none` has no destination
            destination,
            message: 'payments.linkToPay',
            parameters: { amountPaise: order.payable_paise, link: link(locale), hours: paymentLinkHours },
            inLanguageOf: clientId,
          })
        return { link: link(locale), expires_at: expiresAt.toISOString() }
      })
    },

    /** What a visitor with the link sees. @throws DomainError notFound */
    look: async (token: string, address: string) => present(await find(token, address)),

    /** @throws DomainError notFound, orderNotOpen, holdExpired, paymentNotComplete, gatewayUnavailable */
    async start(token: string, address: string) {
      const { order_id: orderId } = await findOpen(token, address)
      return startPayment.byLink(orderId)
    },

    /** @throws DomainError notFound, paymentMismatch, paymentNotComplete, gatewayUnavailable */
    async claim(token: string, address: string, claim: PaymentClaim) {
      const { order_id: orderId } = await find(token, address)
      await claimPayment.ofOrder(orderId, claim)
      return present(await find(token, address))
    },
  }
}
export type PaymentLinks = ReturnType<typeof createPaymentLinks>
