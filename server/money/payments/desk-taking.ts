import { frontEndPathOf } from '@newyou/contract/addresses'
import { leastGatewayPaise } from '@newyou/contract/business'
import { cashDayLimitPaise, type DeskPaymentKind } from '@newyou/contract/money/payments/desk-payments'
import { sql } from 'kysely'
import { deskPaymentReplies } from '../../messages/replies/back-office.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { MoneyDependencies } from './dependencies.ts'
import { deskAccounts } from './desk-accounts.ts'
import { type DeskMoney, deskKey } from './desk-money.ts'
import { kindOf, type OrderRow } from './fulfilment.ts'
import { issuedBy } from './issuer.ts'
import { lockOrder, stateOf } from './order-state.ts'
import { requireNoPayment, requirePayable } from './payable.ts'
import { lockForSettling, settle } from './settle.ts'

export interface TakenAtDesk {
  kind: DeskPaymentKind
  amountPaise: number
  /** Of the UPI app, the card machine or the bank; empty for cash. */
  reference: string
  /** Locks the till that it goes into, after the order, and answers with its session. */
  sessionOf: () => Promise<string>
  /** The colleague. */
  takenBy: string
}

/** A number without gaps; its row stays locked until the transaction ends. */
async function nextReceipt(trx: Trx): Promise<number> {
  const { value } = await trx
    .updateTable('counter')
    .set((column) => ({ value: column('value', '+', 1) }))
    .where('name', '=', 'desk-receipt')
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/**
 * What the rest of an order allows to be taken. An order that is held for some minutes is paid whole, because nobody would
 * be there to ask for the rest. @throws DomainError invalidInput
 */
function requireFits({ payable_paise: payable, expires_at: expiresAt }: OrderRow, paise: number) {
  const refuse = (amount_paise: string) => throwError('invalidInput', { errors: { amount_paise } })
  const rest = payable - paise
  if (rest < 0) refuse(deskPaymentReplies.moreThanLeft)
  if (rest > 0 && rest < leastGatewayPaise) refuse(deskPaymentReplies.leaveOneRupee)
  if (rest > 0 && expiresAt) refuse(deskPaymentReplies.heldShortly)
}

/** Takes money at the desk. */
export function createDeskTaking(dependencies: MoneyDependencies & { deskMoney: Pick<DeskMoney, 'change'> }) {
  const { clock, ids, ledger, notifications, fulfilments, deskMoney, settings } = dependencies

  /** The law's limit of cash from one person in a day. */
  async function requireCashAllowed(queryable: Queryable, order: OrderRow, paise: number) {
    const { sum } = await queryable
      .selectFrom('desk_payment as d')
      .innerJoin('orders as o', 'o.u_id', 'd.order_id')
      .select(sql<number>`coalesce(sum(d.amount_paise), 0)::bigint`.as('sum'))
      .where('o.client_id', '=', order.client_id)
      .where('d.kind', '=', 'cash')
      .where('d.state', '=', 'taken')
      .where(
        sql<boolean>`d.taken_at at time zone 'Asia/Kolkata' >= (${clock.now()}::timestamptz at time zone 'Asia/Kolkata')::date`,
      )
      .executeTakeFirstOrThrow()
    if (sum + paise >= cashDayLimitPaise)
      throwError('invalidInput', { errors: { amount_paise: deskPaymentReplies.tooMuchCash } })
  }

  return {
    /**
     * Takes money for an order that is not paid yet, and fulfils the order if nothing is left. What the client chose from
     * wallet, points, coupon or organisation stays.
     * @throws DomainError notFound, holdExpired, orderNotOpen, paymentNotComplete, invalidInput (amount_paise)
     */
    async take(trx: Trx, orderId: string, { kind, amountPaise, reference, sessionOf, takenBy }: TakenAtDesk) {
      const before = await lockOrder(trx, orderId)
      if (stateOf(before) === 'paid') throwError('orderNotOpen')
      requirePayable(before, clock.now())
      await requireNoPayment(trx, before)
      requireFits(before, amountPaise)
      const isWhole = amountPaise === before.payable_paise
      if (isWhole) await lockForSettling(trx, fulfilments.of(kindOf(before)), before)
      else await lockPeople(trx, [before.client_id])
      if (kind === 'cash') await requireCashAllowed(trx, before, amountPaise)
      const paymentId = ids.next()
      const payment = await trx
        .insertInto('desk_payment')
        .values({
          u_id: paymentId,
          order_id: orderId,
          till_session_id: await sessionOf(),
          kind,
          amount_paise: amountPaise,
          reference,
          receipt_number: await nextReceipt(trx),
          state: 'taken',
          taken_by: takenBy,
          taken_at: clock.now(),
          issuer: await issuedBy(trx, await settings.read(trx), 'desk-receipt', clock.now()),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await ledger.post(trx, {
        key: deskKey(paymentId),
        kind: 'taken-at-desk',
        causedBy: orderId,
        entries: [
          { account: { kind: deskAccounts[kind] }, amount: -amountPaise },
          { account: { kind: 'desk-deposits' }, amount: amountPaise },
        ],
      })
      const order = await deskMoney.change(trx, before, amountPaise)
      await notifications.notify(trx, {
        about: null,
        personId: order.client_id,
        type: 'payment',
        message: 'payments.takenAtDesk',
        parameters: {
          title: order.title,
          amountPaise,
          leftPaise: order.payable_paise,
          isWhole,
        },
        frontEndPath: frontEndPathOf('dashboard'),
        targetId: orderId,
      })
      if (isWhole && (await settle(trx, dependencies, order)) === 'gone') throwError('holdExpired')
      return { payment, leftPaise: order.payable_paise }
    },
  }
}
