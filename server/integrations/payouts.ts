import { z } from 'zod'
import { presentBrand } from '../platform/present-brand.ts'
import { createRazorpayClient, isGatewayId, type RazorpayDependencies } from './razorpay-client.ts'

/** What a bank shows of a payout: letters and digits, at most 30. */
export const narrationOf = (reference: string) =>
  `${presentBrand()
    .names.en.normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .slice(0, 29 - reference.length)
    .trim()} ${reference}`.trim()

/** A payout in the gateway's own words, as far as we read it. Amounts are paise. */
export const providerPayout = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.string(),
  utr: z.string().nullish(),
  reference_id: z.string().nullish(),
  status_details: z.object({ description: z.string().nullish() }).nullish(),
})
export type ProviderPayout = z.output<typeof providerPayout>

/**
 * Payouts from our account at the gateway (RazorpayX). Every call ends within ten seconds.
 * @throws DomainError gatewayUnavailable without a valid answer; GatewayRefusal when the gateway refuses
 */
export interface PayoutProvider {
  /** The same key (4 to 36 characters) is the same payout, however often it is sent. */
  send(wanted: {
    amountPaise: number
    account: { holder: string; number: string; ifsc: string }
    personId: string
    reference: string
    key: string
  }): Promise<ProviderPayout>
  /** By our own reference; undefined when the gateway knows none. */
  find(reference: string): Promise<ProviderPayout | undefined>
  fetch(payoutId: string): Promise<ProviderPayout>
}

/** IMPS arrives at once, at any hour, but takes no more than this. */
const impsMaxPaise = 5_00_000_00

/** @param accountNumber ours, from which the money goes */
export function createRazorpayPayouts({
  accountNumber,
  ...dependencies
}: RazorpayDependencies & { accountNumber: string }): PayoutProvider {
  const call = createRazorpayClient(dependencies)
  return {
    send: ({ amountPaise, account, personId, reference, key }) =>
      call(providerPayout, {
        method: 'POST',
        url: '/v1/payouts',
        data: {
          account_number: accountNumber,
          fund_account: {
            account_type: 'bank_account',
            bank_account: { name: account.holder, ifsc: account.ifsc, account_number: account.number },
            contact: { name: account.holder, type: 'vendor', reference_id: personId },
          },
          amount: amountPaise,
          currency: 'INR',
          mode: amountPaise > impsMaxPaise ? 'NEFT' : 'IMPS',
          purpose: 'payout',
          queue_if_low_balance: true,
          reference_id: reference,
          narration: narrationOf(reference),
        },
        headers: { 'X-Payout-Idempotency': key },
      }),
    async find(reference) {
      const { items } = await call(z.object({ items: z.array(providerPayout) }), {
        method: 'GET',
        url: '/v1/payouts',
        params: { account_number: accountNumber, reference_id: reference, count: 10 },
      })
      return items.find((payout) => payout.reference_id === reference)
    },
    async fetch(payoutId) {
      if (!isGatewayId(payoutId)) throw new Error(`not an id of the gateway: ${payoutId}`)
      return call(providerPayout, { method: 'GET', url: `/v1/payouts/${payoutId}` })
    },
  }
}
