import { isObject } from '../platform/http.ts'
import { type GatewayContext, listPage, nowSeconds } from './context.ts'
import type { PayoutEntity, PayoutRecord } from './entities.ts'
import { GatewayError, unknownId } from './errors.ts'
import { newId } from './ids.ts'

const idempotencyKeyShape = /^[A-Za-z0-9-]{4,36}$/
const modes = ['IMPS', 'NEFT', 'RTGS', 'UPI']

function readAccount(fundAccount: unknown) {
  const account = isObject(fundAccount) ? fundAccount.bank_account : undefined
  if (!isObject(fundAccount) || fundAccount.account_type !== 'bank_account' || !isObject(account))
    throw new GatewayError('The fund account field is required.', { field: 'fund_account' })
  if (!isObject(fundAccount.contact) || typeof fundAccount.contact.name !== 'string')
    throw new GatewayError('The contact name field is required.', { field: 'contact' })
  if (typeof account.ifsc !== 'string' || !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(account.ifsc))
    throw new GatewayError('Invalid IFSC Code in Bank Account', { field: 'ifsc' })
  if (typeof account.account_number !== 'string' || !/^\d{5,35}$/.test(account.account_number))
    throw new GatewayError('The account number format is invalid.', { field: 'account_number' })
  return account.account_number
}

/** A payout to a bank account that comes along with it. A repeated key gives the same payout back. */
export async function createPayout(
  context: GatewayContext,
  input: Record<string, unknown>,
  key: string | undefined,
): Promise<PayoutEntity> {
  if (!key || !idempotencyKeyShape.test(key))
    throw new GatewayError('The X-Payout-Idempotency header needs 4 to 36 letters, digits or hyphens.')
  const request = JSON.stringify(input)
  const earlier = context.store.state.payouts.find((record) => record.key === key)
  if (earlier && earlier.request !== request)
    throw new GatewayError('Different request with the same idempotency key')
  if (earlier) return { ...earlier.entity }
  const { account_number: ours, amount, currency, mode, purpose, reference_id: reference, narration } = input
  if (ours !== context.options.payoutAccount)
    throw new GatewayError('The account number is invalid.', { field: 'account_number' })
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 100)
    throw new GatewayError('The amount must be at least 100.', { field: 'amount' })
  if (currency !== 'INR' || typeof mode !== 'string' || !modes.includes(mode) || typeof purpose !== 'string')
    throw new GatewayError('The currency, mode or purpose is invalid.')
  if (typeof narration !== 'string' || !/^[A-Za-z0-9 ]{1,30}$/.test(narration))
    throw new GatewayError('The narration may contain only 30 letters, digits and spaces.', {
      field: 'narration',
    })
  const number = readAccount(input.fund_account)
  if (context.store.payoutMode === 'refused')
    throw new GatewayError('The beneficiary bank is not served by this mode.')
  const record: PayoutRecord = {
    entity: {
      id: newId('pout'),
      entity: 'payout',
      fund_account_id: newId('fa'),
      amount,
      currency,
      fees: 0,
      tax: 0,
      status: context.store.payoutMode === 'low-balance' ? 'queued' : 'processing',
      utr: null,
      mode,
      purpose,
      reference_id: typeof reference === 'string' ? reference : null,
      narration,
      status_details: { description: null },
      created_at: nowSeconds(context),
    },
    key,
    request,
    numberEnd: number.slice(-4),
  }
  context.store.state.payouts.push(record)
  await send(context, record)
  if (context.store.payoutMode === 'normal') scheduleEnd(context, record)
  return { ...record.entity }
}

export function findPayout(context: GatewayContext, id: string): PayoutRecord {
  const payout = context.store.state.payouts.find(({ entity }) => entity.id === id)
  if (!payout) throw unknownId()
  return payout
}

export function listPayouts(context: GatewayContext, query: URLSearchParams) {
  if (query.get('account_number') !== context.options.payoutAccount)
    throw new GatewayError('The account number field is required.', { field: 'account_number' })
  const reference = query.get('reference_id')
  return listPage(
    context.store.state.payouts
      .map(({ entity }) => entity)
      .filter(({ reference_id: of }) => reference === null || of === reference),
    query,
  )
}

const ends = ['processed', 'reversed', 'failed', 'rejected'] as const
export type PayoutEnd = (typeof ends)[number]
export const payoutEnds: readonly PayoutEnd[] = ends

/** The bank has paid it, or sent it back, also after it was paid. */
export async function endPayout(context: GatewayContext, payout: PayoutRecord, status: PayoutEnd) {
  const { entity } = payout
  const isOver = entity.status !== 'processing' && entity.status !== 'queued'
  if (isOver && !(entity.status === 'processed' && status === 'reversed')) return
  entity.status = status
  if (status === 'processed')
    entity.utr = `SANDBOX${String(entity.created_at).slice(-6)}${entity.id.slice(-6)}`
  else entity.status_details.description = 'The beneficiary bank does not accept this account'
  await send(context, payout)
}

export function resumePayouts(context: GatewayContext): void {
  for (const payout of context.store.state.payouts)
    if (payout.entity.status === 'processing') scheduleEnd(context, payout)
}

function scheduleEnd(context: GatewayContext, payout: PayoutRecord): void {
  context.timers.after(context.options.delays.refundMs, () => void endPayout(context, payout, 'processed'))
}

async function send(context: GatewayContext, payout: PayoutRecord): Promise<void> {
  const { status } = payout.entity
  const name = status === 'processing' ? 'initiated' : status
  const event = context.webhooks.make(
    `payout.${name}`,
    { payout: { entity: payout.entity } },
    { orderId: null, paymentId: null },
  )
  await context.webhooks.dispatch([event], 'normal')
}
