import { expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { openShop, testFulfilment } from '../../testing/shop.ts'
import { makeStaff, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })

const list = (
  as: TestUser,
  query: { search?: string; kind?: 'invoice' | 'credit-note'; from?: string; to?: string },
) => app().call('GET /api/staff/invoices', { query }, { as })
const pdfOf = (as: TestUser, documentId = '') =>
  app().app.http.inject({
    url: `/api/staff/invoices/${documentId}/pdf`,
    headers: { authorization: `Bearer ${as.token}` },
  })

/** An order of ₹1,180 that was invoiced, and half of it credited a day later. */
async function invoiced(firstName = 'Ananya') {
  const shop = await openShop(app())
  await app()
    .db.insertInto('setting')
    .values({ key: 'tax_percent', value: JSON.stringify(18) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const client = await shop.client(118_000)
  await app().db.updateTable('person').set({ first_name: firstName }).where('u_id', '=', client.uId).execute()
  const orderId = await shop.order(client, { pricePaise: 118_000 })
  await shop.start(client, orderId, 118_000)
  app().clock.advance(days(1))
  await inTransaction(app().db, (trx) =>
    app().app.modules.payments.refund(trx, orderId, { paise: 59_000, reason: 'test' }),
  )
  return { client, orderId }
}

test('are found by number, order, receipt, contact and id, and by no one else’s', async () => {
  const { client, orderId } = await invoiced()
  await invoiced()
  const finance = await makeStaff(app(), ['finance'])
  const { data } = await list(finance, { search: orderId })
  expect(data).toMatchObject([
    { kind: 'credit-note', order_u_id: orderId, amount_paise: 59_000, client: { u_id: client.uId } },
    {
      kind: 'invoice',
      order_u_id: orderId,
      amount_paise: 118_000,
      taxable_paise: 100_000,
      title: 'A session of 45 minutes',
    },
  ])
  const [note, invoice] = data ?? []
  const { phone, email } = await app()
    .db.selectFrom('person')
    .select(['phone', 'email'])
    .where('u_id', '=', client.uId)
    .executeTakeFirstOrThrow()
  const { receipt_number: receipt } = await app()
    .db.selectFrom('orders')
    .select('receipt_number')
    .where('u_id', '=', orderId)
    .executeTakeFirstOrThrow()
  for (const search of [client.uId, phone ?? '', email ?? '', String(receipt)])
    expect((await list(finance, { search })).data).toEqual(data)
  for (const of of [note, invoice])
    expect((await list(finance, { search: of?.number.toLowerCase() ?? '' })).data).toEqual([of])
  expect((await list(finance, { search: orderId, kind: 'invoice' })).data).toEqual([invoice])
  expect((await list(finance, { search: 'NY/26-28/000001' })).data).toEqual([])
  expect((await list(finance, { search: 'nobody@example.com' })).data).toEqual([])
})

test('are of a range of time, its end left out', async () => {
  const { orderId } = await invoiced()
  const finance = await makeStaff(app(), ['finance'])
  const [note, invoice] = (await list(finance, { search: orderId })).data ?? []
  const between = async (from = '', to = '') =>
    (await list(finance, { search: orderId, from, to })).data?.map(({ kind }) => kind)
  expect(await between(invoice?.issued_at, note?.issued_at)).toEqual(['invoice'])
  expect(await between(note?.issued_at, app().clock.now().toISOString())).toEqual([])
  expect((await list(finance, { search: orderId, from: note?.issued_at ?? '' })).total).toBe(1)
})

test('are a table whose columns add up, without formulas, and the download is written down', async () => {
  const { orderId } = await invoiced('=HYPERLINK("x")')
  const finance = await makeStaff(app(), ['finance'])
  const { data } = await app().call(
    'GET /api/staff/invoices/export',
    { query: { search: orderId } },
    { as: finance },
  )
  const [head, note, invoice] = data?.csv.split('\r\n') ?? []
  expect(data).toMatchObject({ rows: 2, total: 2 })
  expect(head).toContain('"Total (INR)"')
  expect(note).toMatch(/,-500,.*-590$/)
  expect(invoice).toMatch(/,1000,.*1180$/)
  expect(invoice).toContain(`"'=HYPERLINK(""x"") Kulkarni"`)
  const notes = await app()
    .db.selectFrom('audit_entry')
    .select('action')
    .where('staff_id', '=', finance.uId)
    .execute()
  expect(notes).toEqual([{ action: 'export' }])
})

test('open as the PDF that the client gets, for finance alone; each look is written down', async () => {
  const { client, orderId } = await invoiced()
  const finance = await makeStaff(app(), ['finance'])
  const [note] = (await list(finance, { search: orderId })).data ?? []
  const answer = await pdfOf(finance, note?.u_id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toContain(`${note?.number.replaceAll('/', '-')}.pdf`)
  expect(answer.payload.slice(0, 5)).toBe('%PDF-')
  const looks = await app()
    .db.selectFrom('audit_entry')
    .select(['staff_id', 'action'])
    .where('record_id', '=', note?.u_id ?? '')
    .execute()
  expect(looks).toEqual([{ staff_id: finance.uId, action: 'look' }])
  for (const as of [await makeStaff(app(), ['support', 'editor']), await signIn(app(), client.uId)]) {
    expect((await pdfOf(as, note?.u_id)).statusCode).toBe(403)
    expect((await list(as, {})).status).toBe(403)
  }
  expect((await pdfOf(finance, client.uId)).statusCode).toBe(404)
})
