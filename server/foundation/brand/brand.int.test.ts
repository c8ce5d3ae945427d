import { type BrandValues, defaultBrand } from '@newyou/contract/foundation/brand/brand'
import { defaultColours } from '@newyou/contract/foundation/brand/colours'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { approveTexts } from '../../testing/approve-texts.ts'
import { makeHealer } from '../../testing/healers.ts'
import { freshMobile } from '../../testing/people.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: TestUser
beforeAll(async () => {
  admin = await makeStaff(app(), ['admin'])
})

const kept = async () => {
  const { data } = await app().call('GET /api/staff/brand', {}, { as: admin })
  if (!data) throw new Error('the brand is not there')
  return data
}
const save = async (values: Partial<BrandValues>, version?: number) => {
  const before = await kept()
  return app().call(
    'PUT /api/staff/brand',
    { body: { version: version ?? before.version, values: { ...before.values, ...values } } },
    { as: admin },
  )
}
const onSite = async () => (await app().call('GET /api/website/settings', {})).data?.brand
const stillWater = { en: 'Still Water', hi: 'शांत जल' }
const slots = ['2026-11-23T03:30:00.000Z', '2026-11-23T04:15:00.000Z', '2026-11-23T05:00:00.000Z']

async function mailsOfBooking(slot: string) {
  const mobile = freshMobile()
  const email = `${mobile.slice(1)}@example.com`
  const client = await makeClient(app(), { mobile, email })
  const booked = await bookAndPay(app(), client, await makeHealer(app()), slot)
  await app().drain()
  const { inbox } = app().sandbox
  return { client, booked, mails: inbox.mails(email), sms: inbox.sms(mobile).map(({ text }) => text) }
}

async function wordsOfPdf(client: TestUser, url: string) {
  const { rawPayload } = await app().app.http.inject({
    url,
    headers: { authorization: `Bearer ${client.token}` },
  })
  const document = await getDocument({ data: new Uint8Array(rawPayload) }).promise
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const { info } = await document.getMetadata()
  return {
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    info: info as { Author?: string },
  }
}

test('before the first saving the brand is that of the house', async () => {
  expect(await kept()).toEqual({ version: 0, values: defaultBrand, history: [] })
  expect(await onSite()).toEqual({ version: 0, names: defaultBrand.names, sheet: '' })
})

test('a saved name is on the site, in mails with their sender, and in documents; texts of phones wait', async () => {
  const saved = await save({ names: stillWater })
  expect(saved).toMatchObject({ status: 200, data: { version: 1, values: { names: stillWater } } })
  await expect.poll(async () => (await onSite())?.names).toEqual(stillWater)
  const { client, booked, mails, sms } = await mailsOfBooking(slots[0] ?? '')
  expect(mails.length).toBeGreaterThan(0)
  for (const mail of mails) {
    expect(mail.from).toMatch(/^"?Still Water"? </)
    expect(mail.html).toContain('>Still Water</a>')
    expect(`${mail.html} ${mail.text} ${mail.subject}`).not.toContain('New You')
  }
  expect(sms.length).toBeGreaterThan(0)
  for (const text of sms) expect(text).toMatch(/^New You: /)
  const receipt = await wordsOfPdf(client, `/api/website/order/${booked.order_u_id}/receipt`)
  expect(receipt.text).toMatch(/^Still Water /)
  expect(receipt.info.Author).toBe('Still Water')

  expect((await approveTexts(app(), admin)).data).toEqual({ saved: expect.any(Number), problems: [] })
  await save({ sender_name: 'Still Water, Pune' })
  const later = await mailsOfBooking(slots[1] ?? '')
  for (const text of later.sms) expect(text).toMatch(/^Still Water: /)
  for (const mail of later.mails) expect(mail.from).toMatch(/^"?Still Water, Pune"? </)

  await save({ names: { en: 'Deep Water', hi: 'गहरा जल' } })
  const again = await wordsOfPdf(client, `/api/website/order/${booked.order_u_id}/receipt`)
  expect(again.text).toMatch(/^Still Water /)
})

test('colours that are too weak are refused with the nearest that pass; others come as a sheet', async () => {
  const weak = { ...defaultColours, light: { ...defaultColours.light, leafText: '#9fd8b8' } }
  const refused = await save({ colours: weak })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.errors)).toMatch(/please reach 4\.5, such as with #[0-9a-f]{6}/)
  expect((await kept()).values.colours).toBeNull()

  const blue = {
    ...defaultColours,
    light: { ...defaultColours.light, leaf: '#1d5377', leafHover: '#164560' },
  }
  expect((await save({ colours: blue })).status).toBe(200)
  await expect.poll(async () => (await onSite())?.sheet).toMatch(/^\/brand\/[\w-]{16}\.css$/)
  const sheet = await app().app.http.inject((await onSite())?.sheet ?? '')
  expect(sheet.statusCode).toBe(200)
  expect(sheet.headers['content-type']).toContain('text/css')
  expect(sheet.body).toContain('[data-theme="light"]{--leaf:#1d5377;--leaf-hover:#164560;')
  expect((await app().app.http.inject('/brand/AAAAAAAAAAAAAAAA.css')).statusCode).toBe(404)
})

test('of two who save at once the second is told, and an earlier brand can be had again', async () => {
  const { version } = await kept()
  const answers = await Promise.all([
    save({ sender_name: 'One' }, version),
    save({ sender_name: 'Other' }, version),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { history } = await kept()
  expect(history.map((one) => one.version)).toEqual(
    Array.from({ length: version + 1 }, (_, index) => version + 1 - index),
  )
  const first = await app().call(
    'GET /api/staff/brand/{version}',
    { params: { version: '1' } },
    { as: admin },
  )
  expect(first.data?.names).toEqual(stillWater)
  const none = await app().call(
    'GET /api/staff/brand/{version}',
    { params: { version: '999' } },
    { as: admin },
  )
  expect(none.status).toBe(404)
})

test.each([
  [{ names: { en: '', hi: 'जल' } }],
  [{ names: { en: '<b>Water</b>', hi: 'जल' } }],
  [{ names: { en: 'Water {x}', hi: 'जल' } }],
  [{ prefixes: { invoice: 'SW', 'credit-note': 'SW', receipt: 'A', 'desk-receipt': 'B' } }],
  [{ prefixes: { invoice: 'SWIM', 'credit-note': 'SC', receipt: 'A', 'desk-receipt': 'B' } }],
])('%j is refused', async (values) => {
  expect((await save(values)).status).toBe(400)
})

test('a preview ends after a day, and only administrators make one', async () => {
  const { values } = await kept()
  const body = { values: { ...values, names: { en: 'Deep Well', hi: 'गहरा कुआँ' } } }
  const editor = await makeStaff(app(), ['editor'])
  expect((await app().call('POST /api/staff/brand/preview', { body }, { as: editor })).status).toBe(403)
  const made = await app().call('POST /api/staff/brand/preview', { body }, { as: admin })
  expect(made.status).toBe(201)
  const token = new URL(made.data?.address ?? '').searchParams.get('brand-preview') ?? ''
  const { brand } = app().app.modules
  expect((await brand.previewed(token))?.site).toMatchObject({
    names: { en: 'Deep Well' },
    preview_until: made.data?.until,
  })
  for (const other of ['', 'A'.repeat(32), `${token}A`]) expect(await brand.previewed(other)).toBeUndefined()
  expect((await onSite())?.names).toEqual(values.names)

  app().clock.set(new Date(made.data?.until ?? ''))
  expect(await brand.previewed(token)).toBeUndefined()
  await brand.sweep()
  expect(await app().db.selectFrom('brand_preview').select('made_at').execute()).toEqual([])
})

test('only administrators see and save it', async () => {
  for (const role of ['editor', 'support', 'finance', 'desk'] as const) {
    const colleague = await makeStaff(app(), [role])
    expect((await app().call('GET /api/staff/brand', {}, { as: colleague })).status).toBe(403)
  }
})
