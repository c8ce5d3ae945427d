import { beforeEach, expect } from 'vitest'
import type { Fulfilment } from '../money/payments/index.ts'
import { hours } from '../platform/clock.ts'
import { inTransaction } from '../platform/database/database.ts'
import { openShop, type Shop, testFulfilment } from './shop.ts'
import { makePerson, makeStaff, signIn, steppedUp } from './signed-in.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** An order of the tests is final an hour after it was paid. */
export const soonFinal: Fulfilment = {
  ...testFulfilment,
  finalAt: async (_queryable, { paid_at: paidAt }) =>
    paidAt ? new Date(paidAt.getTime() + hours(1)) : undefined,
}

export const bankDetails = { holder: 'Arjun Mehta', number: '004512345678', ifsc: 'HDFC0001234' }

/** Healers who earn, and the calls about it. Each test begins with the settings named here. */
export function earningStage(app: () => TestApp) {
  let shop: Shop | undefined
  const openedShop = async () => {
    shop ??= await openShop(app())
    return shop
  }

  async function set(values: Record<string, unknown>) {
    for (const [key, value] of Object.entries(values))
      await app()
        .db.insertInto('setting')
        .values({ key, value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute()
  }
  beforeEach(() =>
    set({
      tax_percent: 18,
      healer_share_percent: 80,
      bank_details_hold_hours: 48,
      payout_alone_max_paise: 500_000,
    }),
  )
  /** Signs in anew: the clock went on past the token. */
  const again = (user: TestUser, role: 'healer' | 'staff' = 'healer') => signIn(app(), user.uId, role)
  const makeEarner = async () =>
    signIn(app(), (await makePerson(app(), { roles: ['client', 'healer'] })).u_id, 'healer')

  /** Pays from the wallet, so that the gateway is not asked. */
  async function pay(earner: TestUser, pricePaise: number) {
    const { client: makeClient, order, start } = await openedShop()
    const client = await makeClient(pricePaise)
    const orderId = await order(client, { pricePaise })
    await app().db.updateTable('orders').set({ earner_id: earner.uId }).where('u_id', '=', orderId).execute()
    const { data } = await start(client, orderId, pricePaise)
    expect(data?.outcome).toBe('paid')
    return orderId
  }
  async function settle() {
    app().clock.advance(hours(1))
    await app().app.modules.payments.settleEarnings()
  }
  async function otpFor(as: TestUser) {
    const sent = await app().call('POST /api/practice/bank-account-otp', {}, { as })
    const { phone } = await app()
      .db.selectFrom('person')
      .select('phone')
      .where('u_id', '=', as.uId)
      .executeTakeFirstOrThrow()
    return { challenge_u_id: sent.data?.challenge_u_id ?? '', otp: await app().otpFor(phone ?? '') }
  }
  const changeBank = async (as: TestUser, given: Partial<typeof bankDetails> = {}) =>
    app().call(
      'PUT /api/practice/bank-account',
      { body: { ...bankDetails, ...given, ...(await otpFor(as)) } },
      { as },
    )

  return {
    set,
    again,
    makeEarner,
    pay,
    settle,
    otpFor,
    changeBank,
    drift: async () => (await openedShop()).drift(),
    financier: async () => steppedUp(app(), await makeStaff(app(), ['finance'])),
    summaryOf: async (as: TestUser) => (await app().call('GET /api/practice/earnings', {}, { as })).data,
    refund: (orderId: string, paise: number) =>
      inTransaction(app().db, (trx) =>
        app().app.modules.payments.refund(trx, orderId, { paise, reason: `test:${paise}` }),
      ),
    make: (as: TestUser) => app().call('POST /api/staff/payout-batches', {}, { as }),

    /** Earned for good, with bank details that can be used. */
    async dueEarner(pricePaise = 118_000) {
      const earner = await makeEarner()
      expect((await changeBank(earner)).status).toBe(200)
      await pay(earner, pricePaise)
      await settle()
      app().clock.advance(hours(48))
      return again(earner)
    },
  }
}
