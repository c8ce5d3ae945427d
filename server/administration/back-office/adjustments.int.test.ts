import type { AdjustedAccount, AdjustmentForm } from '@newyou/contract/administration/back-office/adjustments'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { makeStaff, signIn, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

const financier = async () => steppedUp(app(), await makeStaff(app(), ['finance']))
const words = 'We are sorry for the session that was cut off.'
const reason = 'Ticket 4711'

const adjust = (
  as: TestUser,
  client: TestUser,
  amountPaise: number,
  {
    account = 'wallet',
    key,
    ...given
  }: Partial<AdjustmentForm> & { account?: AdjustedAccount; key?: string } = {},
) =>
  app().call(
    'POST /api/staff/adjustments',
    { body: { person_u_id: client.uId, account, amount_paise: amountPaise, words, reason, ...given } },
    { as, ...(key && { headers: { 'idempotency-key': key } }) },
  )
const approve = (as: TestUser, adjustmentId = '') =>
  app().call('POST /api/staff/adjustments/{adjustmentId}/approve', { params: { adjustmentId } }, { as })
const refuse = (as: TestUser, adjustmentId = '') =>
  app().call(
    'POST /api/staff/adjustments/{adjustmentId}/refuse',
    { params: { adjustmentId }, body: { reason: 'The ticket says otherwise' } },
    { as },
  )
const list = (as: TestUser, query: { search?: string; state?: 'waiting' | 'done' | 'refused' } = {}) =>
  app().call('GET /api/staff/adjustments', { query }, { as })
const wallet = async (as: TestUser) =>
  (await app().call('GET /api/website/wallet', { query: {} }, { as })).data
const points = async (as: TestUser) =>
  (await app().call('GET /api/website/life-point', { query: {} }, { as })).data
const faults = async () => {
  const { drift, faults } = await app().app.modules.ledger.prove()
  return { drift, faults }
}
const sound = { drift: 0, faults: {} }

describe('an adjustment by one colleague', () => {
  test('wants an OTP, moves the wallet, and the client reads why', async () => {
    const client = await shop.client(50_000)
    const finance = await makeStaff(app(), ['finance'])
    expect((await adjust(finance, client, 20_000)).code).toBe('stepUpRequired')
    expect((await adjust(await makeStaff(app(), ['support']), client, 20_000)).status).toBe(403)
    expect(await shop.walletOf(client)).toBe(50_000)
    await steppedUp(app(), finance)
    const added = await adjust(finance, client, 20_000)
    expect(added).toMatchObject({ status: 201, data: { state: 'done', amount_paise: 20_000, words, reason } })
    expect((await adjust(finance, client, -70_000)).data?.state).toBe('done')
    expect(await wallet(client)).toMatchObject({ balance_paise: 0 })
    expect((await wallet(client))?.history.slice(0, 2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'correction', what: words, amount_paise: 20_000 }),
        expect.objectContaining({ kind: 'correction', what: words, amount_paise: -70_000 }),
      ]),
    )
    expect(JSON.stringify(await wallet(client))).not.toContain(reason)
    const news = await app().call('GET /api/website/notification', { query: {} }, { as: client })
    expect(JSON.stringify(news.data)).toContain('₹200 added to your wallet')
    expect(JSON.stringify(news.data)).toContain('₹700 deducted from your wallet')
    const notes = await app()
      .db.selectFrom('audit_entry')
      .select(['action', 'staff_id', 'reason', 'changes'])
      .where('record_id', '=', added.data?.u_id ?? '')
      .execute()
    expect(notes).toEqual([
      {
        action: 'adjust',
        staff_id: finance.uId,
        reason,
        changes: { person: [null, client.uId], account: [null, 'wallet'], amount_paise: [null, 20_000] },
      },
    ])
    expect(await faults()).toEqual(sound)
  })

  test('never leaves less than nothing, nor takes what is set aside for an order', async () => {
    const client = await shop.client(50_000)
    const finance = await financier()
    expect((await adjust(finance, client, -50_001)).code).toBe('balanceTooLow')
    await shop.start(client, await shop.order(client), 30_000)
    expect((await adjust(finance, client, -20_001)).code).toBe('balanceTooLow')
    expect((await adjust(finance, client, -100, { account: 'life-points' })).code).toBe('balanceTooLow')
    const both = await Promise.all([adjust(finance, client, -15_000), adjust(finance, client, -15_000)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await shop.walletOf(client)).toBe(5000)
    expect((await list(finance, { search: client.uId })).total).toBe(1)
    expect(await faults()).toEqual(sound)
  })

  test('gives points as earned ones, and takes those first', async () => {
    const client = await shop.client()
    await shop.fillPoints(client.uId, { bought: 300 })
    const finance = await financier()
    expect((await adjust(finance, client, 10_050, { account: 'life-points' })).errors).toEqual({
      amount_paise: 'Please enter whole points',
    })
    expect((await adjust(finance, client, 10_000, { account: 'life-points' })).status).toBe(201)
    expect(await shop.pointsOf(client)).toEqual({ bought: 300, earned: 100 })
    expect((await adjust(finance, client, -25_000, { account: 'life-points' })).status).toBe(201)
    expect(await shop.pointsOf(client)).toEqual({ bought: 150, earned: 0 })
    expect((await points(client))?.history[0]).toMatchObject({
      kind: 'correction',
      what: words,
      earned_paise: -10_000,
      bought_paise: -15_000,
    })
    expect(await faults()).toEqual(sound)
  })

  test('is one for one Idempotency-Key', async () => {
    const client = await shop.client()
    const finance = await financier()
    const twice = [
      await adjust(finance, client, 10_000, { key: 'one-press' }),
      await adjust(finance, client, 10_000, { key: 'one-press' }),
    ]
    expect(twice[1]?.data?.u_id).toBe(twice[0]?.data?.u_id)
    expect(await shop.walletOf(client)).toBe(10_000)
  })

  test.each([
    [{ amount_paise: 0 }, 'amount_paise', 'Please enter any amount'],
    [{ amount_paise: 0.5 }, 'amount_paise', 'Please enter any amount'],
    [{ amount_paise: 1e12 }, 'amount_paise', 'This amount is too large'],
    [{ words: ' ' }, 'words', 'This field is required'],
    [{ reason: '' }, 'reason', 'This field is required'],
  ])('refuses %j', async (given, field, message) => {
    const client = await shop.client()
    const answer = await adjust(await financier(), client, 100, given)
    expect(answer).toMatchObject({ status: 400, code: 'invalidInput', errors: { [field]: message } })
  })

  test('is never about a colleague’s own money, and only for people who are there', async () => {
    const finance = await financier()
    expect((await adjust(finance, finance, 100)).code).toBe('notAllowed')
    const gone = await shop.client()
    await app().db.updateTable('person').set({ state: 'erased' }).where('u_id', '=', gone.uId).execute()
    expect((await adjust(finance, gone, 100)).status).toBe(404)
  })
})

describe('above the sum of the settings', () => {
  test('another colleague approves, never the one who asked, and once', async () => {
    const client = await shop.client()
    const [one, other] = [await financier(), await financier()]
    const asked = await adjust(one, client, 500_001)
    expect(asked.data).toMatchObject({ state: 'waiting', decided_by: null })
    const id = asked.data?.u_id
    expect(await shop.walletOf(client)).toBe(0)
    expect((await approve(one, id)).code).toBe('secondPersonNeeded')
    expect((await approve(await makeStaff(app(), ['finance']), id)).code).toBe('stepUpRequired')
    const answers = await Promise.all([approve(other, id), approve(other, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shop.walletOf(client)).toBe(500_001)
    expect((await refuse(other, id)).code).toBe('notNow')
    expect(await faults()).toEqual(sound)
  })

  test('a refused one moves nothing, and one that the balance no longer bears stays waiting', async () => {
    const client = await shop.client(900_000)
    const [one, other] = [await financier(), await financier()]
    const refused = await adjust(one, client, -600_000)
    expect((await refuse(other, refused.data?.u_id)).data).toMatchObject({
      state: 'refused',
      decision_reason: 'The ticket says otherwise',
    })
    expect((await adjust(one, client, -900_001)).code).toBe('balanceTooLow')
    const waiting = await adjust(one, client, -600_000)
    await shop.start(client, await shop.order(client, { pricePaise: 400_000 }), 400_000)
    expect((await approve(other, waiting.data?.u_id)).code).toBe('balanceTooLow')
    expect((await list(other, { search: client.uId, state: 'waiting' })).total).toBe(1)
    expect(await shop.walletOf(client)).toBe(500_000)
    expect(await faults()).toEqual(sound)
  })

  test('many small ones in a day are a large one: by one colleague, or for one client', async () => {
    const [one, other] = [await financier(), await financier()]
    const [client, next] = [await shop.client(), await shop.client()]
    expect((await adjust(one, client, 300_000)).data?.state).toBe('done')
    expect((await adjust(one, next, 300_000)).data?.state).toBe('waiting')
    expect((await adjust(other, client, -300_000)).data?.state).toBe('waiting')
    expect((await adjust(other, next, 300_000)).data?.state).toBe('done')
    app().clock.advance(days(2))
    const later = await steppedUp(app(), await signIn(app(), one.uId, 'staff'))
    expect((await adjust(later, next, 300_000)).data?.state).toBe('done')
    expect(await faults()).toEqual(sound)
  })

  test('an approver does not decide about their own money', async () => {
    const approver = await steppedUp(app(), await makeStaff(app(), ['finance']))
    const asked = await adjust(await financier(), approver, 600_000)
    expect((await approve(approver, asked.data?.u_id)).code).toBe('notAllowed')
  })
})

test('a client is found by contact or id, each look is written down, and others are not found', async () => {
  const client = await shop.client(50_000)
  await shop.fillPoints(client.uId, { bought: 10, earned: 20 })
  const finance = await makeStaff(app(), ['finance'])
  const { email, phone } = await app()
    .db.selectFrom('person')
    .select(['email', 'phone'])
    .where('u_id', '=', client.uId)
    .executeTakeFirstOrThrow()
  for (const search of [client.uId, email ?? '', phone ?? '']) {
    const found = await app().call('GET /api/staff/balances', { query: { search } }, { as: finance })
    expect(found.data).toMatchObject([
      { u_id: client.uId, wallet_paise: 50_000, bought_paise: 1000, earned_paise: 2000 },
    ])
  }
  const none = await app().call('GET /api/staff/balances', { query: { search: 'Ananya' } }, { as: finance })
  expect(none.data).toEqual([])
  const looks = await app()
    .db.selectFrom('audit_entry')
    .select(['staff_id', 'action'])
    .where('resource', '=', 'balances')
    .where('record_id', '=', client.uId)
    .execute()
  expect(looks).toEqual(Array(3).fill({ staff_id: finance.uId, action: 'look' }))
})

test('the proof finds an adjustment that the ledger does not hold', async () => {
  const finance = await financier()
  const { data } = await adjust(finance, await shop.client(), 10_000)
  const set = (amountPaise: number) =>
    app()
      .db.updateTable('adjustment')
      .set({ amount_paise: amountPaise })
      .where('u_id', '=', data?.u_id ?? '')
      .execute()
  await set(10_001)
  expect((await faults()).faults).toEqual({ 'adjustment other than its posting': 1 })
  await set(10_000)
  expect(await faults()).toEqual(sound)
})

test('whatever is added and taken, no balance falls below nothing and the ledger proves it', async () => {
  const finance = await financier()
  const client = await shop.client(30_000)
  await shop.fillPoints(client.uId, { bought: 100, earned: 100 })
  let [rupees, inPoints] = [30_000, 20_000]
  const step = fc.record({
    account: fc.constantFrom('wallet' as const, 'life-points' as const),
    points: fc.integer({ min: -250, max: 50 }).filter((amount) => amount !== 0),
  })
  await fc.assert(
    fc.asyncProperty(step, async ({ account, points: amount }) => {
      app().clock.advance(days(2))
      const as = await steppedUp(app(), await signIn(app(), finance.uId, 'staff'))
      const before = account === 'wallet' ? rupees : inPoints
      const { status } = await adjust(as, client, amount * 100, { account })
      const isBorne = before + amount * 100 >= 0
      expect(status).toBe(isBorne ? 201 : 409)
      if (isBorne && account === 'wallet') rupees += amount * 100
      else if (isBorne) inPoints += amount * 100
      const { bought, earned } = await shop.pointsOf(client)
      expect([await shop.walletOf(client), (bought + earned) * 100]).toEqual([rupees, inPoints])
      expect(await faults()).toEqual(sound)
    }),
    { seed: 7 },
  )
})
