import { beforeAll, describe, expect, test } from 'vitest'
import { type Counter, openCounter } from '../../testing/counter.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
let counter: Counter
beforeAll(async () => {
  counter = await openCounter(app())
})
const proved = async () =>
  expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })

describe('a till', () => {
  test('is open once, belongs to one colleague, and needs one to take money', async () => {
    const clerk = await makeStaff(app(), ['finance'])
    const { orderId } = await counter.bookedLater(await makeClient(app()))
    expect(await counter.take(clerk, orderId, { amount_paise: 1_000 })).toMatchObject({ code: 'notNow' })
    const { tillId } = await counter.openTill(clerk, 'Upstairs')
    const open = (as: TestUser) =>
      app().call('POST /api/staff/counter/{tillId}/open', { params: { tillId }, body: {} }, { as })
    expect((await open(counter.finance)).code).toBe('notNow')
    expect((await open(clerk)).code).toBe('notNow')
  })

  test('is closed by counting; a difference is booked with its reason, and a large one by a second colleague', async () => {
    const clerk = await makeStaff(app(), ['finance'])
    const { tillId, sessionId } = await counter.openTill(clerk, 'Back door')
    const params = { sessionId }
    const transfer = (amount_paise: number) =>
      app().call(
        'POST /api/staff/till-sessions/{sessionId}/transfer',
        { params, body: { amount_paise } },
        { as: clerk },
      )
    const close = (counted_paise: number, reason?: string) =>
      app().call(
        'POST /api/staff/till-sessions/{sessionId}/close',
        { params, body: { counted_paise, reason } },
        { as: clerk },
      )
    expect((await transfer(-100)).status).toBe(400)
    expect((await transfer(200_000)).data).toMatchObject({ expected_paise: 200_000 })
    const { orderId } = await counter.bookedLater(await makeClient(app()))
    await counter.take(clerk, orderId, { amount_paise: 50_000 })
    expect(await counter.mine(clerk)).toMatchObject({ expected_paise: 250_000 })
    expect(await close(200_000)).toMatchObject({
      status: 400,
      errors: { reason: expect.any(String) as never },
    })
    expect((await close(200_000, 'A note of ₹500 is missing')).data).toMatchObject({
      state: 'counted',
      expected_paise: 250_000,
      difference_paise: -50_000,
    })
    const confirm = (as: TestUser) =>
      app().call('POST /api/staff/till-sessions/{sessionId}/confirm', { params }, { as })
    expect((await confirm(clerk)).code).toBe('secondPersonNeeded')
    expect((await confirm(counter.finance)).data).toMatchObject({
      state: 'closed',
      difference_paise: -50_000,
    })
    expect((await confirm(counter.finance)).code).toBe('notNow')
    await proved()
    const again = await app().call(
      'POST /api/staff/counter/{tillId}/open',
      { params: { tillId }, body: { counted_paise: 200_500, reason: 'A coin was found' } },
      { as: clerk },
    )
    expect(again.data).toMatchObject({ opening_paise: 200_500, expected_paise: 200_500 })
    const closed = await app().call(
      'POST /api/staff/till-sessions/{sessionId}/close',
      { params: { sessionId: again.data?.u_id ?? '' }, body: { counted_paise: 200_500 } },
      { as: clerk },
    )
    expect(closed.data).toMatchObject({ state: 'closed', difference_paise: 0 })
    await proved()
  })
})
