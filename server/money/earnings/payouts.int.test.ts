import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { earningStage, soonFinal } from '../../testing/earnings.ts'
import { makeStaff, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: soonFinal } })
const {
  set,
  again,
  makeEarner,
  pay,
  settle,
  changeBank,
  drift,
  financier,
  summaryOf,
  refund,
  make,
  dueEarner,
} = earningStage(app)
const approve = (as: TestUser, batchId = '') =>
  app().call('POST /api/staff/payout-batches/{batchId}/approve', { params: { batchId } }, { as })
const csvOf = (as: TestUser, batchId = '') =>
  app().call('POST /api/staff/payout-batches/{batchId}/csv', { params: { batchId } }, { as })
const markPaid = (as: TestUser, payoutId = '', reference = 'UTR12345678') =>
  app().call(
    'POST /api/staff/payouts/{payoutId}/paid',
    { params: { payoutId }, body: { bank_reference: reference } },
    { as },
  )
const markReturned = (as: TestUser, payoutId = '') =>
  app().call(
    'POST /api/staff/payouts/{payoutId}/return',
    { params: { payoutId }, body: { reason: 'Account closed' } },
    { as },
  )

describe('a payout batch', () => {
  test('takes all that is due, is a table for the bank, and each payout is marked paid once', async () => {
    const earner = await dueEarner()
    expect((await make(await makeStaff(app(), ['finance']))).code).toBe('stepUpRequired')
    expect((await make(await makeStaff(app(), ['support']))).status).toBe(403)
    const finance = await financier()
    const made = await make(finance)
    expect(made.data).toMatchObject({ state: 'approved', needs_second: false, is_proven: true })
    const line = made.data?.lines.find(({ person }) => person.u_id === earner.uId)
    expect(line).toMatchObject({ amount_paise: 80_000, state: 'sent', number_end: '5678' })
    expect((await make(finance)).code).toBe('nothingDue')
    const table = await csvOf(finance, made.data?.u_id)
    expect(table.data?.csv).toContain('"Arjun Mehta","004512345678","HDFC0001234","800.00"')
    const paid = await Promise.all([markPaid(finance, line?.u_id), markPaid(finance, line?.u_id)])
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await summaryOf(earner)).toMatchObject({ due_paise: 0, sent_paise: 0, paid_out_paise: 80_000 })
    const mine = await app().call('GET /api/practice/payouts', { query: {} }, { as: earner })
    expect(mine.data).toMatchObject([{ amount_paise: 80_000, state: 'paid', bank_reference: 'UTR12345678' }])
    expect(await drift()).toBe(0)
  })

  test('that comes back, before or after it was paid, is due again', async () => {
    const earner = await dueEarner()
    const finance = await financier()
    const first = (await make(finance)).data?.lines.find(({ person }) => person.u_id === earner.uId)
    expect((await markReturned(finance, first?.u_id)).data).toMatchObject({ state: 'returned' })
    expect(await summaryOf(earner)).toMatchObject({ due_paise: 80_000 })
    const second = (await make(finance)).data?.lines.find(({ person }) => person.u_id === earner.uId)
    expect((await markPaid(finance, second?.u_id)).status).toBe(200)
    expect((await markReturned(finance, second?.u_id)).status).toBe(200)
    expect((await markReturned(finance, second?.u_id)).code).toBe('notNow')
    expect(await summaryOf(earner)).toMatchObject({ due_paise: 80_000, paid_out_paise: 0 })
    expect(await drift()).toBe(0)
    expect((await make(finance)).status).toBe(201)
  })

  test('above the sum of the settings is approved by another colleague, and a refused one moves nothing', async () => {
    app().clock.advance(days(2))
    await set({ payout_alone_max_paise: 79_999 })
    const earner = await dueEarner()
    const [one, other] = [await financier(), await financier()]
    const made = await make(one)
    const batchId = made.data?.u_id
    expect(made.data).toMatchObject({ state: 'waiting', needs_second: true, is_proven: true })
    expect((await csvOf(one, batchId)).code).toBe('notNow')
    expect((await approve(one, batchId)).code).toBe('secondPersonNeeded')
    expect((await approve(await makeStaff(app(), ['finance']), batchId)).code).toBe('stepUpRequired')
    const refused = await app().call(
      'POST /api/staff/payout-batches/{batchId}/refuse',
      { params: { batchId: batchId ?? '' }, body: { reason: 'One account looks wrong' } },
      { as: other },
    )
    expect(refused.data).toMatchObject({ state: 'refused', decision_reason: 'One account looks wrong' })
    expect(await summaryOf(earner)).toMatchObject({ due_paise: 80_000, sent_paise: 0 })
    const second = await make(one)
    const answers = await Promise.all([approve(other, second.data?.u_id), approve(other, second.data?.u_id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await summaryOf(earner)).toMatchObject({ due_paise: 0, sent_paise: 80_000 })
    expect(await drift()).toBe(0)
  })

  test('many small ones in a day are a large one', async () => {
    app().clock.advance(days(2))
    await set({ payout_alone_max_paise: 100_000 })
    await dueEarner()
    const finance = await financier()
    expect((await make(finance)).data?.state).toBe('approved')
    const next = await makeEarner()
    await app()
      .db.insertInto('bank_account')
      .columns(['u_id', 'person_id', 'sealed_details', 'created_at', 'usable_from'])
      .expression((of) =>
        of
          .selectFrom('bank_account')
          .select((one) => [
            one.val(app().app.platform.ids.next()).as('u_id'),
            one.val(next.uId).as('person_id'),
            'sealed_details',
            'created_at',
            'usable_from',
          ])
          .orderBy('usable_from')
          .limit(1),
      )
      .execute()
    await pay(next, 118_000)
    await settle()
    expect((await make(await financier())).data?.state).toBe('waiting')
  })

  test('leaves out who has no usable details, too little, and the colleague’s own money', async () => {
    const bare = await makeEarner()
    await pay(bare, 118_000)
    const poor = await makeEarner()
    await pay(poor, 1000)
    await settle()
    const fresh = await again(await makeEarner())
    await changeBank(fresh)
    await pay(fresh, 118_000)
    await settle()
    const finance = await financier()
    const due = await app().call(
      'GET /api/staff/payouts-due',
      { query: { items_per_page: 100 } },
      { as: finance },
    )
    const obstacleOf = ({ uId }: TestUser) => due.data?.find((row) => row.u_id === uId)?.obstacle
    expect([bare, poor, fresh].map(obstacleOf)).toEqual([
      'no-bank-account',
      'too-little',
      'bank-details-wait',
    ])
    const own = await dueEarner()
    await app()
      .db.updateTable('person')
      .set({ roles: ['client', 'healer', 'finance'] })
      .where('u_id', '=', own.uId)
      .execute()
    const self = await steppedUp(app(), await again(own, 'staff'))
    const made = await make(self)
    expect(made.data?.lines.map(({ person }) => person.u_id) ?? []).not.toContain(own.uId)
  })

  test('whatever the amounts, a batch is the sum of its payouts and the ledger proves it', async () => {
    await set({ payout_alone_max_paise: 1_000_000_000, payout_min_paise: 1, bank_details_hold_hours: 0 })
    const finance = await makeStaff(app(), ['finance'])
    const earners = [await makeEarner(), await makeEarner(), await makeEarner()]
    for (const earner of earners) expect((await changeBank(earner)).status).toBe(200)
    const sale = fc.record({
      earner: fc.integer({ min: 0, max: 2 }),
      pricePaise: fc.integer({ min: 100, max: 900_000 }),
      share: fc.integer({ min: 1, max: 100 }),
      backPercent: fc.integer({ min: 0, max: 100 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(sale, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (sales, comesBack) => {
          for (const { earner, pricePaise, share, backPercent } of sales) {
            await set({ healer_share_percent: share })
            const orderId = await pay(earners[earner] as TestUser, pricePaise)
            const back = Math.floor((pricePaise * backPercent) / 100)
            if (back > 0) await refund(orderId, back)
          }
          await settle()
          const as = await steppedUp(app(), await again(finance, 'staff'))
          const { data } = await make(as)
          if (data) {
            expect(data.is_proven).toBe(true)
            expect(data.lines.reduce((sum, line) => sum + line.amount_paise, 0)).toBe(data.total_paise)
            for (const line of data.lines)
              await (comesBack ? markReturned(as, line.u_id) : markPaid(as, line.u_id))
          }
          expect(await drift()).toBe(0)
        },
      ),
      { seed: 7 },
    )
  })
})
