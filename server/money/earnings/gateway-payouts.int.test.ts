import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { earningStage, soonFinal } from '../../testing/earnings.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { post } from '../../testing/webhooks.ts'

const secret = 'sandbox-webhook-secret'
const app = useTestApp({ fulfilments: { appointment: soonFinal } })
const { set, again, makeEarner, changeBank, pay, settle, dueEarner, financier, make, summaryOf, drift } =
  earningStage(app)
const gateway = () => app().sandbox.gateway
const atGateway = (amount: number) =>
  gateway()
    .payouts()
    .filter((payout) => payout.amount === amount)
const ask = () => app().app.modules.earnings.askGateway()

const ofBatch = (name: 'send' | 'csv', as: TestUser, batchId = '') =>
  app().call(`POST /api/staff/payout-batches/{batchId}/${name}`, { params: { batchId } }, { as })
const batch = async (as: TestUser, batchId: string) =>
  (await app().call('GET /api/staff/payout-batches/{batchId}', { params: { batchId } }, { as })).data

/** Each webhook of payouts, in an order that the caller decides. */
async function deliver(order: (events: string[]) => string[] = (events) => events) {
  const bodies = gateway()
    .webhooks()
    .filter(({ event }) => event.startsWith('payout.'))
    .map(({ body }) => body)
  for (const body of order(bodies)) expect(await post(app(), body, secret)).toBe(200)
}

// Each test has a sum of its own, by which the gateway's payouts are told apart.
let price = 118_000
/** A batch with one payout, which is the healer's. */
async function dueBatch() {
  price += 11_800
  const earner = await dueEarner(price)
  const finance = await financier()
  const made = (await make(finance)).data
  const line = made?.lines.find(({ person }) => person.u_id === earner.uId)
  if (!made || !line) throw new Error('nothing was due')
  return { earner, finance, batchId: made.u_id, payoutId: line.u_id, paise: line.amount_paise }
}
const lineOf = async ({ finance, batchId, payoutId }: Awaited<ReturnType<typeof dueBatch>>) =>
  (await batch(await again(finance, 'staff'), batchId))?.lines.find(({ u_id: id }) => id === payoutId)

beforeEach(async () => {
  gateway().setPayouts('held')
  await set({ payout_alone_max_paise: 100_000_000 })
})

describe('a batch that the gateway pays', () => {
  test('is sent once, each payout is paid with the bank’s reference, and the ledger proves it', async () => {
    const { earner, finance, batchId, ...given } = await dueBatch()
    expect((await batch(finance, batchId))?.may_send).toBe(true)
    expect((await ofBatch('send', await makeStaff(app(), ['finance']), batchId)).code).toBe('stepUpRequired')
    expect((await ofBatch('send', await makeStaff(app(), ['support']), batchId)).status).toBe(403)
    const answers = await Promise.all([1, 2, 3].map(() => ofBatch('send', finance, batchId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await app().drain()
    const [sent, ...others] = atGateway(given.paise)
    expect(others).toEqual([])
    expect(sent).toMatchObject({ status: 'processing', mode: 'IMPS', purpose: 'payout' })
    expect(await lineOf({ earner, finance, batchId, ...given })).toMatchObject({
      state: 'sent',
      provider_state: 'processing',
    })
    const { utr } = await gateway().endPayout(sent?.id ?? '', 'processed')
    await deliver()
    await deliver()
    expect(await lineOf({ earner, finance, batchId, ...given })).toMatchObject({
      state: 'paid',
      provider_state: '',
      bank_reference: utr,
    })
    expect(await summaryOf(earner)).toMatchObject({ due_paise: 0, paid_out_paise: given.paise })
    expect(await drift()).toBe(0)
  })

  test('goes one way: no file after it was sent, no sending after the file, and no word of staff', async () => {
    const sent = await dueBatch()
    expect((await ofBatch('send', sent.finance, sent.batchId)).data).toMatchObject({
      way: 'gateway',
      may_send: false,
    })
    expect((await ofBatch('csv', sent.finance, sent.batchId)).code).toBe('notNow')
    const params = { payoutId: sent.payoutId }
    const paid = await app().call(
      'POST /api/staff/payouts/{payoutId}/paid',
      { params, body: { bank_reference: 'UTR12345678' } },
      { as: sent.finance },
    )
    const returned = await app().call(
      'POST /api/staff/payouts/{payoutId}/return',
      { params, body: { reason: 'Account closed' } },
      { as: sent.finance },
    )
    expect([paid.code, returned.code]).toEqual(['notNow', 'notNow'])
    const filed = await dueBatch()
    expect((await ofBatch('csv', filed.finance, filed.batchId)).status).toBe(200)
    expect((await ofBatch('csv', filed.finance, filed.batchId)).status).toBe(200)
    expect((await ofBatch('send', filed.finance, filed.batchId)).code).toBe('notNow')
    expect((await batch(filed.finance, filed.batchId))?.way).toBe('bank-file')
  })

  test('that waits for a second person is not sent', async () => {
    app().clock.advance(days(2))
    await set({ payout_alone_max_paise: 0 })
    const waiting = await dueBatch()
    expect((await ofBatch('send', waiting.finance, waiting.batchId)).code).toBe('notNow')
    expect((await batch(waiting.finance, waiting.batchId))?.may_send).toBe(false)
  })
})

describe('what goes wrong', () => {
  test('a lost answer: the payout is found again, and paid once', async () => {
    const given = await dueBatch()
    gateway().fault({ operation: 'payouts.create', kind: 'cut' })
    await ofBatch('send', given.finance, given.batchId)
    await app().drain()
    expect(atGateway(given.paise)).toHaveLength(1)
    expect(await lineOf(given)).toMatchObject({ state: 'sent', provider_state: '' })
    app().clock.advance(minutes(3))
    await ask()
    expect(atGateway(given.paise)).toHaveLength(1)
    expect(await lineOf(given)).toMatchObject({ provider_state: 'processing' })
  })

  test('webhooks that come before the answer, twice and backwards, or not at all', async () => {
    const early = await dueBatch()
    gateway().fault({ operation: 'payouts.create', kind: 'cut' })
    await ofBatch('send', early.finance, early.batchId)
    await app().drain()
    await gateway().endPayout(atGateway(early.paise)[0]?.id ?? '', 'processed')
    await deliver((events) => [...events, ...events].toReversed())
    expect(await lineOf(early)).toMatchObject({ state: 'paid' })

    const silent = await dueBatch()
    await ofBatch('send', silent.finance, silent.batchId)
    await app().drain()
    await gateway().endPayout(atGateway(silent.paise)[0]?.id ?? '', 'processed')
    app().clock.advance(minutes(11))
    await ask()
    expect(await lineOf(silent)).toMatchObject({ state: 'paid' })
    expect(await drift()).toBe(0)
  })

  test('a refusal, an account that does not exist, and a reversal after days: due again, in words', async () => {
    const refused = await dueBatch()
    gateway().setPayouts('refused')
    await ofBatch('send', refused.finance, refused.batchId)
    await app().drain()
    expect(await lineOf(refused)).toMatchObject({ state: 'returned' })
    expect((await lineOf(refused))?.return_reason).toBe('The beneficiary bank is not served by this mode.')
    expect(await summaryOf(refused.earner)).toMatchObject({ due_paise: refused.paise, sent_paise: 0 })

    gateway().setPayouts('held')
    const second = await financier()
    const made = (await make(second)).data
    const paise = made?.lines.find(({ person }) => person.u_id === refused.earner.uId)?.amount_paise ?? 0
    await ofBatch('send', second, made?.u_id)
    await app().drain()
    const [there] = atGateway(paise)
    await gateway().endPayout(there?.id ?? '', 'processed')
    await deliver()
    expect(await summaryOf(refused.earner)).toMatchObject({ paid_out_paise: paise })
    await gateway().endPayout(there?.id ?? '', 'reversed')
    app().clock.advance(days(2))
    await ask()
    const earner = await again(refused.earner)
    expect(await summaryOf(earner)).toMatchObject({ due_paise: paise, paid_out_paise: 0 })
    const mine = await app().call('GET /api/practice/payouts', { query: {} }, { as: earner })
    expect(mine.data?.[0]).toMatchObject({ state: 'returned' })
    expect(await drift()).toBe(0)
  })

  test('the gateway away for an hour: nothing is lost and nothing is sent twice', async () => {
    const given = await dueBatch()
    gateway().fault({ operation: 'payouts.list', kind: 'error500', times: 2 })
    gateway().fault({ operation: 'payouts.create', kind: 'error500', times: 2 })
    await ofBatch('send', given.finance, given.batchId)
    await app().drain()
    for (let round = 0; round < 6; round++) {
      app().clock.advance(minutes(11))
      await ask()
    }
    expect(atGateway(given.paise)).toHaveLength(1)
    expect(await lineOf(given)).toMatchObject({ provider_state: 'processing' })
  })

  test('a payout that is not ours, or of another sum, changes nothing', async () => {
    const given = await dueBatch()
    await ofBatch('send', given.finance, given.batchId)
    await app().drain()
    const [there] = atGateway(given.paise)
    for (const entity of [
      { ...there, status: 'processed', amount: 1 },
      { ...there, status: 'processed', id: 'pout_00000000000000' },
      { ...there, status: 'processed', reference_id: 'NYP9999999' },
      { ...there, status: 'processed', reference_id: null },
      { status: 'processed' },
    ]) {
      const body = JSON.stringify({ event: 'payout.processed', payload: { payout: { entity } } })
      expect(await post(app(), body, secret)).toBe(200)
      expect(await lineOf(given)).toMatchObject({ state: 'sent' })
    }
  })
})

test('whatever the bank does in whatever order, what was due is due, on its way or paid out', async () => {
  await set({ payout_min_paise: 1, bank_details_hold_hours: 0 })
  const finance = await makeStaff(app(), ['finance'])
  const earner = await makeEarner()
  await changeBank(earner)
  const faults = fc.option(fc.constantFrom('cut', 'error500', 'garbage', 'refused'), { nil: undefined })
  const ends = fc.array(fc.constantFrom('processed', 'reversed', 'failed', 'rejected'), { maxLength: 2 })
  let earned = 0
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1000, max: 900_000 }),
      faults,
      ends,
      fc.boolean(),
      async (...round) => {
        const [paise, fault, sentEnds, isBackwards] = round
        await pay(earner, paise)
        await settle()
        const before = await summaryOf(await again(earner))
        earned = (before?.due_paise ?? 0) + (before?.sent_paise ?? 0) + (before?.paid_out_paise ?? 0)
        const as = await steppedUp(app(), await again(finance, 'staff'))
        const made = (await make(as)).data
        if (fault === 'refused') gateway().setPayouts('refused')
        else if (fault) gateway().fault({ operation: 'payouts.create', kind: fault })
        if (made) await ofBatch('send', as, made.u_id)
        await app().drain()
        gateway().setPayouts('held')
        app().clock.advance(minutes(11))
        await ask()
        const latest = gateway().payouts().at(-1)
        for (const end of sentEnds) await gateway().endPayout(latest?.id ?? '', end)
        await deliver((events) => (isBackwards ? events.toReversed() : events))
        const after = await summaryOf(await again(earner))
        expect((after?.due_paise ?? 0) + (after?.sent_paise ?? 0) + (after?.paid_out_paise ?? 0)).toBe(earned)
        expect(await drift()).toBe(0)
      },
    ),
    { seed: 11 },
  )
  const there = gateway()
    .payouts()
    .map(({ reference_id: reference }) => reference)
  expect(new Set(there).size).toBe(there.length)
})
