import fc from 'fast-check'

/** The buyer's wallet balance before an order. */
export const inWallet = 80_000

export interface PaymentRequest {
  walletPaise: number
  allowancePaise: number
  lifePoints: number
  hasCoupon: boolean
}

/** One step in the life of an order: of the client, of the gateway, of staff, or of the clock. */
export type OrderEvent =
  | { what: 'start'; request: PaymentRequest }
  | { what: 'give-back'; basisPoints: number; reason: string; byOurFault: boolean }
  | {
      what: 'pay'
      outcome: 'success' | 'failure' | 'pending' | 'authorized' | 'late'
      isForAnotherAmount: boolean
    }
  | { what: 'claim' | 'deliver' | 'all-at-once' | 'tick' | 'late' | 'take-away' }
  | { what: 'wait'; seconds: number }
  | { what: 'fault'; kind: 'error500' | 'rate429' | 'garbage' | 'cut'; times: number }
  | { what: 'kill'; at: number }

export const event: fc.Arbitrary<OrderEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('start'),
      request: fc.record({
        walletPaise: fc.constantFrom(0, 30_000, inWallet),
        lifePoints: fc.constantFrom(0, 100, 450),
        allowancePaise: fc.constantFrom(0, 0, 20_000, 120_000),
        hasCoupon: fc.boolean(),
      }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('give-back'),
      basisPoints: fc.constantFrom(1, 3333, 5000, 10_000),
      reason: fc.constantFrom('late', 'moved', 'cancelled'),
      byOurFault: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('pay'),
      outcome: fc.constantFrom('success', 'failure', 'pending', 'authorized', 'late'),
      isForAnotherAmount: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ what: fc.constantFrom('claim', 'deliver', 'all-at-once', 'tick', 'late') }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('take-away') }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('wait'), seconds: fc.integer({ min: 1, max: 500 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('fault'),
      kind: fc.constantFrom('error500', 'rate429', 'garbage', 'cut'),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('kill'), at: fc.integer({ min: 1, max: 5 }) }) },
)
