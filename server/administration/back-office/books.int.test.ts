import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openShop, testFulfilment } from '../../testing/shop.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })

const ledger = async (as: TestUser, query: object) =>
  (await app().call('GET /api/staff/ledger', { query }, { as })).data ?? []
const sum = (amounts: number[]) => amounts.reduce((before, amount) => before + amount, 0)

test('finance browses the ledger: every transaction and all balances sum to nothing, and the proof says so', async () => {
  const shop = await openShop(app())
  const client = await shop.client(50_000)
  const orderId = await shop.order(client, { pricePaise: 250_000 })
  await shop.payByCard(client, orderId, { walletPaise: 50_000 })
  const finance = await makeStaff(app(), ['finance'])

  const ofClient = await ledger(finance, { search: client.uId })
  expect(ofClient.length).toBeGreaterThanOrEqual(2)
  for (const { entries } of ofClient) {
    expect(entries.length).toBeGreaterThanOrEqual(2)
    expect(sum(entries.map(({ amount }) => amount))).toBe(0)
  }
  const [paid, ...others] = await ledger(finance, { search: orderId })
  expect(others).toEqual([])
  expect(paid?.entries.find(({ account }) => account === 'wallet')).toMatchObject({
    owner: 'Ananya Kulkarni',
    amount: -50_000,
  })
  expect(await ledger(finance, { search: orderId, kind: 'no-such-kind' })).toEqual([])
  expect(await ledger(finance, { search: orderId, to: '2020-01-01T00:00:00Z' })).toEqual([])
  expect(await ledger(finance, { search: randomUUID() })).toEqual([])

  const { data: accounts = [] } = await app().call('GET /api/staff/ledger-accounts', {}, { as: finance })
  expect(accounts.find(({ u_id: kind }) => kind === 'gateway-clearing')?.posted).not.toBe(0)
  for (const asset of ['INR', 'POINT'])
    expect(sum(accounts.filter((one) => one.asset === asset).map(({ posted }) => posted))).toBe(0)

  const proven = await app().call('POST /api/staff/ledger-proofs', {}, { as: finance })
  expect(proven).toMatchObject({ status: 201, data: { drift: 0, faults: {} } })
  const proofs = await app().call('GET /api/staff/ledger-proofs', {}, { as: finance })
  expect(proofs.data?.[0]).toEqual(proven.data)
})

test('a balance that was changed by hand is a fault that the proof shows', async () => {
  const client = await (await openShop(app())).client(50_000)
  const finance = await makeStaff(app(), ['finance'])
  const change = (by: number) =>
    app()
      .db.updateTable('ledger_account')
      .set((of) => ({ posted: of('posted', '+', by) }))
      .where('owner_id', '=', client.uId)
      .where('kind', '=', 'wallet')
      .execute()
  await change(700)
  const { data } = await app().call('POST /api/staff/ledger-proofs', {}, { as: finance })
  await change(-700)
  expect(data?.drift).toBeGreaterThanOrEqual(700)
})

test('comparisons with the gateway are listed with what differed; an editor is refused', async () => {
  const finance = await makeStaff(app(), ['finance'])
  const uId = randomUUID()
  const moment = (day: number) => new Date(Date.UTC(2026, 0, day))
  await app()
    .db.insertInto('reconciliation')
    .values({
      u_id: uId,
      from_at: moment(1),
      to_at: moment(2),
      run_at: moment(2),
      payments: 3,
      refunds: 1,
      differences: 1,
    })
    .execute()
  await app()
    .db.insertInto('reconciliation_difference')
    .values({
      reconciliation_id: uId,
      what: 'payment-amount',
      provider_id: 'pay_1',
      theirs: '10.00',
      ours: '9.00',
    })
    .execute()
  const { data } = await app().call('GET /api/staff/reconciliations', {}, { as: finance })
  expect(data?.find(({ u_id: id }) => id === uId)).toMatchObject({
    payments: 3,
    differences: [{ what: 'payment-amount', provider_id: 'pay_1', theirs: '10.00', ours: '9.00' }],
  })
  const editor = await makeStaff(app(), ['editor'])
  expect((await app().call('GET /api/staff/ledger', {}, { as: editor })).status).toBe(403)
})
