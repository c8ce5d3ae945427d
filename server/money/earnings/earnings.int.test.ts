import { describe, expect, test } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { bankDetails, earningStage, soonFinal } from '../../testing/earnings.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { statementOf } from './statement.ts'

const unfinishable = 66_600
const app = useTestApp({
  fulfilments: {
    appointment: {
      ...soonFinal,
      finalAt: async (queryable, order) => {
        if (order.price_paise === unfinishable) throw new Error('when this is final is unknown')
        return soonFinal.finalAt?.(queryable, order)
      },
    },
  },
})
const {
  set,
  again,
  makeEarner,
  pay,
  settle,
  otpFor,
  changeBank,
  drift,
  financier,
  summaryOf,
  refund,
  make,
  dueEarner,
} = earningStage(app)
describe('what a healer earns', () => {
  test('is the share of the day it was paid, and due once the client’s rules return nothing any more', async () => {
    const earner = await makeEarner()
    await pay(earner, 118_000)
    await set({ healer_share_percent: 10 })
    expect(await summaryOf(earner)).toMatchObject({ due_paise: 0, coming_paise: 80_000 })
    await app().app.modules.payments.settleEarnings()
    expect(await summaryOf(earner)).toMatchObject({ due_paise: 0, coming_paise: 80_000 })
    await settle()
    await app().app.modules.payments.settleEarnings()
    const back = await again(earner)
    expect(await summaryOf(back)).toMatchObject({ due_paise: 80_000, coming_paise: 0, share_percent: 10 })
    const lines = await app().call('GET /api/practice/earning-lines', { query: {} }, { as: back })
    expect(lines.data).toMatchObject([
      {
        client_name: null,
        price_paise: 118_000,
        tax_paise: 18_000,
        share_percent: 80,
        earned_paise: 80_000,
        state: 'settled',
      },
    ])
    expect(await drift()).toBe(0)
  })

  test('of an order that cannot be settled holds up no other', async () => {
    const earner = await makeEarner()
    await pay(earner, unfinishable)
    await pay(earner, 118_000)
    await settle()
    expect(await summaryOf(await again(earner))).toMatchObject({ due_paise: 80_000 })
    const { next_check_at: next } = await app()
      .db.selectFrom('earning')
      .select('next_check_at')
      .where('earner_id', '=', earner.uId)
      .where('state', '=', 'coming')
      .executeTakeFirstOrThrow()
    expect(next.getTime()).toBeGreaterThan(app().clock.now().getTime())
  })

  test('shrinks with what goes back before it is due and after, also below nothing when it was paid out', async () => {
    const early = await makeEarner()
    const orderId = await pay(early, 118_000)
    await refund(orderId, 59_000)
    expect(await summaryOf(early)).toMatchObject({ coming_paise: 40_000 })
    await settle()
    expect(await summaryOf(await again(early))).toMatchObject({ due_paise: 40_000 })
    await refund(orderId, 29_500)
    expect(await summaryOf(await again(early))).toMatchObject({ due_paise: 20_000 })
    const late = await dueEarner()
    const finance = await financier()
    expect((await make(finance)).status).toBe(201)
    const { order_id: paidOut } = await app()
      .db.selectFrom('earning')
      .select('order_id')
      .where('earner_id', '=', late.uId)
      .executeTakeFirstOrThrow()
    await refund(paidOut, 118_000)
    expect(await summaryOf(late)).toMatchObject({ due_paise: -80_000 })
    expect(await drift()).toBe(0)
    await pay(late, 236_000)
    await settle()
    expect(await summaryOf(await again(late))).toMatchObject({ due_paise: 80_000 })
    expect(await drift()).toBe(0)
  })

  test('is nothing of an order that went back whole, and another healer sees none of it', async () => {
    const earner = await makeEarner()
    await refund(await pay(earner, 118_000), 118_000)
    await settle()
    const back = await again(earner)
    expect(await summaryOf(back)).toMatchObject({ due_paise: 0, coming_paise: 0 })
    const other = await makeEarner()
    const lines = await app().call('GET /api/practice/earning-lines', { query: {} }, { as: other })
    expect(lines.data).toEqual([])
    expect(await drift()).toBe(0)
  })
})

describe('the statement', () => {
  test('of a month says what moved in it, to its healer alone', async () => {
    const earner = await dueEarner()
    expect((await make(await financier())).status).toBe(201)
    const month = app().clock.now().toISOString().slice(0, 7)
    const statement = await statementOf(app().db, earner.uId, month)
    const earned = statement.lines.filter(({ kind }) => kind === 'earned')
    expect(statement.lines.at(-1)).toMatchObject({ kind: 'payout', amount: -80_000 })
    expect(statement.openingPaise + earned.reduce((sum, { amount }) => sum + amount, 0)).toBe(80_000)
    expect(statement.closingPaise).toBe(0)
    const url = (of: string) => `/api/practice/statement/${of}`
    const get = (of: string, as?: TestUser) =>
      app().app.http.inject({ url: url(of), headers: as ? { authorization: `Bearer ${as.token}` } : {} })
    const pdf = await get(month, earner)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await get('2026-13', earner)).statusCode).toBe(404)
    expect((await get(month)).statusCode).toBe(401)
    const other = await statementOf(app().db, (await makeEarner()).uId, month)
    expect(other).toEqual({ openingPaise: 0, lines: [], closingPaise: 0 })
  })
})

describe('bank details', () => {
  test('need an OTP, are sealed, wait 48 hours beside the earlier ones, and can be withdrawn until then', async () => {
    const earner = await makeEarner()
    const wrong = await app().call(
      'PUT /api/practice/bank-account',
      { body: { ...bankDetails, ...(await otpFor(earner)), otp: '000000' } },
      { as: earner },
    )
    expect(wrong.code).toBe('otpWrong')
    expect((await changeBank(earner)).data).toMatchObject({
      current: null,
      waiting: { holder: 'Arjun Mehta', number_end: '5678', ifsc: 'HDFC0001234' },
    })
    const kept = await app()
      .db.selectFrom('bank_account')
      .select('sealed_details')
      .where('person_id', '=', earner.uId)
      .executeTakeFirstOrThrow()
    expect(kept.sealed_details).not.toContain('004512345678')
    app().clock.advance(hours(48))
    const back = await again(earner)
    expect((await summaryOf(back))?.bank).toMatchObject({ current: { number_end: '5678' }, waiting: null })
    expect((await changeBank(back, { number: '998877665544' })).data).toMatchObject({
      current: { number_end: '5678' },
      waiting: { number_end: '5544' },
    })
    const withdrawn = await app().call('DELETE /api/practice/bank-account', {}, { as: back })
    expect(withdrawn.data).toMatchObject({ current: { number_end: '5678' }, waiting: null })
    expect((await app().call('DELETE /api/practice/bank-account', {}, { as: back })).code).toBe('notNow')
    const bell = await app().call('GET /api/website/notification', { query: {} }, { as: back })
    expect(bell.data?.map(({ title }) => title)).toContain('Your bank details were changed')
  })

  test.each([
    ['number', '12345678'],
    ['number', '=1+1'],
    ['ifsc', 'HDFC1001234'],
    ['holder', '=HYPERLINK("x")'],
  ] as const)('a wrong %s, %s, is refused', async (name, value) => {
    const answer = await changeBank(await makeEarner(), { [name]: value })
    expect(answer.status).toBe(400)
    expect(answer.errors).toHaveProperty(name)
  })
})
