import { beforeAll, expect, test } from 'vitest'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
let shop: Shop
let admin: TestUser
beforeAll(async () => {
  shop = await openShop(app())
  admin = await makeStaff(app(), ['admin'])
})

async function order() {
  const client = await shop.client(118_000)
  const orderId = await shop.order(client, { pricePaise: 118_000 })
  const { data } = await shop.start(client, orderId, 118_000)
  return { receipt: data?.order.receipt_number ?? '', invoice: data?.order.documents[0]?.number ?? '' }
}

async function begin(prefixes: Record<'invoice' | 'credit-note' | 'receipt' | 'desk-receipt', string>) {
  const { data } = await app().call('GET /api/staff/brand', {}, { as: admin })
  if (!data) throw new Error('the brand is not there')
  const { version, values } = data
  const body = { version, values: { ...values, prefixes } }
  return (await app().call('PUT /api/staff/brand', { body }, { as: admin })).status
}

test('numbers of documents begin for a whole financial year as its first one did', async () => {
  const first = await order()
  expect(first).toEqual({
    receipt: expect.stringMatching(/^NY-\d{6}$/),
    invoice: expect.stringMatching(/^NY\/26-27\/000001$/),
  })
  const changed = { invoice: 'SW', 'credit-note': 'SC', receipt: 'SR', 'desk-receipt': 'SD' }
  expect(await begin(changed)).toBe(200)
  expect(await order()).toEqual({
    receipt: expect.stringMatching(/^NY-/),
    invoice: expect.stringMatching(/^NY\/26-27\/000002$/),
  })
  app().clock.set(new Date('2027-04-01T06:00:00Z'))
  const next = await order()
  expect(next).toEqual({
    receipt: expect.stringMatching(/^SR-\d{6}$/),
    invoice: expect.stringMatching(/^SW\/27-28\/000001$/),
  })

  const finance = await makeStaff(app(), ['finance'])
  const found = async (search: string) => {
    const query = { search, page: 1, items_per_page: 10 }
    const [orders, documents] = await Promise.all([
      app().call('GET /api/staff/orders', { query }, { as: finance }),
      app().call('GET /api/staff/invoices', { query }, { as: finance }),
    ])
    return [orders.data?.map((one) => one.receipt_number), documents.data?.map(({ number }) => number)]
  }
  expect(await found(first.receipt)).toEqual([[first.receipt], [first.invoice]])
  expect(await found(next.receipt)).toEqual([[next.receipt], [next.invoice]])
  expect((await found(first.invoice))[1]).toEqual([first.invoice])
  expect((await found(next.invoice))[1]).toEqual([next.invoice])
  expect((await found('SW/26-27/000001'))[1]).toEqual([])
})
