import { sql } from 'kysely'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { documentNumber, financialYearOf } from './document-number.ts'
import { taxLines } from './invoices.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
  await app()
    .db.insertInto('setting')
    .values([
      { key: 'company_state', value: JSON.stringify('Maharashtra') },
      { key: 'company_name', value: JSON.stringify('New You') },
    ])
    .execute()
})

async function paidFromWallet(client: TestUser, pricePaise = 118_000) {
  const orderId = await shop.order(client, { pricePaise })
  const answer = await shop.start(client, orderId, pricePaise)
  return { orderId, order: answer.data?.order, answer }
}
const refund = (orderId: string, reason: string, basisPoints: number) =>
  inTransaction(app().db, (trx) => app().app.modules.payments.refund(trx, orderId, { basisPoints, reason }))
const liveIn = (client: TestUser, country: string, state: string) =>
  app().db.updateTable('person').set({ country, state_name: state }).where('u_id', '=', client.uId).execute()
const invoiceOf = (orderId: string) =>
  app().db.selectFrom('invoice').selectAll().where('order_id', '=', orderId).orderBy('issued_at').execute()
const pdf = (client: TestUser, documentId: string) =>
  app().app.http.inject({
    url: `/api/website/invoice/${documentId}`,
    headers: { authorization: `Bearer ${client.token}` },
  })

test.each([
  ['2026-03-31T18:29:59Z', 2025],
  ['2026-03-31T18:30:00Z', 2026],
  ['2026-12-31T23:00:00Z', 2026],
  ['2027-01-15T00:00:00Z', 2026],
])('%s is in the financial year that begins in %d, by the clock of India', (moment, year) => {
  expect(financialYearOf(new Date(moment))).toBe(year)
})

test('a number has at most 16 characters, and the year in it turns with the century', () => {
  expect(documentNumber({ kind: 'invoice', financial_year: 2026, number: 42 })).toBe('NY/26-27/000042')
  expect(documentNumber({ kind: 'credit-note', financial_year: 2099, number: 999_999 })).toBe(
    'NC/99-00/999999',
  )
  expect(taxLines(101, true)).toEqual({ cgst_paise: 50, sgst_paise: 51, igst_paise: 0 })
})

describe('an invoice', () => {
  test.each([
    ['within our state', 'India', 'Maharashtra', { cgst_paise: 9000, sgst_paise: 9000, igst_paise: 0 }],
    ['to another state', 'India', 'Karnataka', { cgst_paise: 0, sgst_paise: 0, igst_paise: 18_000 }],
    ['to a place not known', '', '', { cgst_paise: 9000, sgst_paise: 9000, igst_paise: 0 }],
    ['abroad', 'Singapore', 'Maharashtra', { cgst_paise: 0, sgst_paise: 0, igst_paise: 18_000 }],
  ])('%s has its tax lines, on the whole price', async (_, country, state, lines) => {
    const client = await shop.client(200_000)
    await liveIn(client, country, state)
    const { orderId, order } = await paidFromWallet(client)
    expect(await invoiceOf(orderId)).toMatchObject([{ kind: 'invoice', taxable_paise: 100_000, ...lines }])
    expect(order?.documents).toMatchObject([{ kind: 'invoice', amount_paise: 118_000 }])
  })

  test('each part that goes back has a credit note in a row of its own; together they take back the invoice', async () => {
    const client = await shop.client(200_000)
    const { orderId } = await paidFromWallet(client)
    await refund(orderId, 'first', 3333)
    app().clock.advance(1000)
    await refund(orderId, 'rest', 10_000)
    const [invoice, ...notes] = await invoiceOf(orderId)
    expect(notes.map(({ kind }) => kind)).toEqual(['credit-note', 'credit-note'])
    for (const column of ['taxable_paise', 'cgst_paise', 'sgst_paise'] as const) {
      const back = notes.reduce((sum, note) => sum + note[column], 0)
      // Halves of an odd paisa may fall to the one or the other.
      expect(Math.abs(back - (invoice?.[column] ?? 0))).toBeLessThanOrEqual(
        column === 'taxable_paise' ? 0 : 1,
      )
    }
    expect((notes[1]?.number ?? 0) - (notes[0]?.number ?? 0)).toBe(1)
  })

  test('is a PDF for its owner, and not there for others', async () => {
    const client = await shop.client(200_000)
    const { orderId } = await paidFromWallet(client)
    await refund(orderId, 'late', 5000)
    for (const { u_id: id, kind } of await invoiceOf(orderId)) {
      const answer = await pdf(client, id)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.headers['content-disposition']).toMatch(
        kind === 'invoice' ? /NY-26-27-\d{6}\.pdf/ : /NC-26-27-\d{6}\.pdf/,
      )
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect((await pdf(await shop.client(), id)).statusCode).toBe(404)
    }
    expect((await pdf(client, orderId)).statusCode).toBe(404)
  })

  test('and the receipt keep who issued them, whatever the company is called later', async () => {
    const company = (values: Record<string, string>) =>
      app()
        .db.insertInto('setting')
        .values(Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
        .onConflict((one) => one.column('key').doUpdateSet((of) => ({ value: of.ref('excluded.value') })))
        .execute()
    const textOf = async (client: TestUser, url: string) => {
      const { rawPayload } = await app().app.http.inject({
        url,
        headers: { authorization: `Bearer ${client.token}` },
      })
      const pdf = await getDocument({ data: new Uint8Array(rawPayload), useSystemFonts: true }).promise
      const { items } = await (await pdf.getPage(1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }
    const before = { company_name: 'Old Lamp House', address: 'Old Lane 1', gstin: '27AAAAA0000A1Z5' }
    const after = { company_name: 'New Lamp House', address: 'New Road 2', gstin: '29BBBBB0000B1Z5' }
    await company({ ...before, tax_name: 'GST' })
    const client = await shop.client(200_000)
    const { orderId } = await paidFromWallet(client)
    await company({ ...after, tax_name: 'NEWTAX' })
    await refund(orderId, 'late', 5000)
    const [invoice, note] = await invoiceOf(orderId)
    const said = {
      invoice: await textOf(client, `/api/website/invoice/${invoice?.u_id}`),
      note: await textOf(client, `/api/website/invoice/${note?.u_id}`),
      receipt: await textOf(client, `/api/website/order/${orderId}/receipt`),
    }
    for (const words of Object.values(before)) expect(said.invoice).toContain(words)
    for (const words of Object.values(after)) expect(said.note).toContain(words)
    for (const words of [before.company_name, before.address, 'GST']) expect(said.receipt).toContain(words)
    for (const words of Object.values(after)) expect(said.invoice + said.receipt).not.toContain(words)
    expect(said.receipt).not.toContain('NEWTAX')
    await company({ company_name: 'New You', address: '', gstin: '', tax_name: 'GST' })
  })

  test('a top-up and a free product have none', async () => {
    const client = await shop.client()
    const { data } = await app().call(
      'POST /api/website/wallet',
      { body: { amount_paise: 50_000 } },
      { as: client },
    )
    await shop.payByCard(client, data?.order_u_id ?? '', 0)
    const { orderId } = await paidFromWallet(client, 0)
    expect([...(await invoiceOf(data?.order_u_id ?? '')), ...(await invoiceOf(orderId))]).toEqual([])
  })

  test('is never changed or removed', async () => {
    for (const mistake of [sql`update invoice set taxable_paise = 1`, sql`delete from invoice`])
      await expect(mistake.execute(app().db)).rejects.toMatchObject({ code: '42501' })
  })
})

test('the numbers of a year have no gap: not in a race, and not after what failed', async () => {
  const buyers = await Promise.all(Array.from({ length: 30 }, () => shop.client(118_000)))
  await Promise.all(
    buyers.map(async (client, index) => {
      const { orderId } = await paidFromWallet(client)
      if (index % 3 !== 0) return
      await refund(orderId, 'part', 2500)
      // A transaction that took the next number and then failed.
      await inTransaction(app().db, async (trx) => {
        await app().app.modules.payments.refund(trx, orderId, { basisPoints: 100, reason: 'failing' })
        throw new Error('something else went wrong')
      }).catch(() => undefined)
    }),
  )
  for (const kind of ['invoice', 'credit-note']) {
    const { rows } = await sql<{ count: number; first: number; last: number }>`
      select count(*) as count, min(number) as first, max(number) as last from invoice where kind = ${kind}`.execute(
      app().db,
    )
    expect(rows[0]?.count).toBeGreaterThanOrEqual(10)
    expect(rows[0]).toMatchObject({ first: 1, last: rows[0]?.count })
  }
  expect(await shop.drift()).toBe(0)
})
