import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { makeClient, makePerson, signIn } from '../../testing/signed-in.ts'
import { smallPdf } from '../../testing/small-pdf.ts'
import { makeSupport, sendForm } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const health = '00000000-0000-7000-8000-000000000009'

const ask = (as: TestUser, body: object = {}) =>
  app().call(
    'POST /api/website/support',
    { body: { title: 'The film stands still', description: 'It stops after a minute.', ...body } },
    { as },
  )

async function asked(as: TestUser, body: object = {}) {
  const { data } = await ask(as, body)
  if (!data) throw new Error('was not asked')
  return data
}

const view = (as: TestUser, supportId: string) =>
  app().call('GET /api/website/support/{supportId}', { params: { supportId } }, { as })

const say = (as: TestUser, supportId: string, text: string) =>
  app().call(
    'POST /api/website/support/{supportId}/message',
    { params: { supportId }, body: { text } },
    { as },
  )

const change = (as: TestUser, supportId: string, to: 'close' | 'reopen') =>
  app().call(
    'PATCH /api/website/support/{supportId}',
    { params: { supportId }, body: { activity_status: to } },
    { as },
  )

const review = (as: TestUser, supportId: string, stars = 5) =>
  app().call(
    'POST /api/website/support-ticket-review',
    { body: { support_u_id: supportId, stars, review: 'Quick and kind.' } },
    { as },
  )

const answer = (as: TestUser, supportId: string, text: string) =>
  app().call('POST /api/staff/support/{supportId}/answer', { params: { supportId }, body: { text } }, { as })

test('a request goes its way: asked, answered, closed, reviewed once, opened again', async () => {
  const [client, support] = [await makeClient(app()), await makeSupport(app())]
  const made = await asked(client, { tags: ['technical'] })
  expect(made).toMatchObject({ status: 'open', tags: ['technical'], review_status: 'not-yet', messages: [] })
  expect(made.number).toBeGreaterThan(20_000)

  const answered = await answer(support, made.u_id, 'Please try another browser.')
  expect(answered).toMatchObject({
    status: 201,
    data: { status: 'waiting', assigned_to: { u_id: support.uId } },
  })
  expect((await say(client, made.u_id, 'It works there.')).data).toMatchObject({
    status: 'open',
    messages: [
      { side: 'support', by_name: 'Nandini', text: 'Please try another browser.' },
      { side: 'client', by_name: 'Ananya', text: 'It works there.' },
    ],
  })

  expect(await review(client, made.u_id)).toMatchObject({ status: 409, code: 'reviewNotOpen' })
  expect((await change(client, made.u_id, 'close')).data).toMatchObject({
    status: 'closed',
    closed_by: 'client',
    review_status: 'open',
  })
  expect(await change(client, made.u_id, 'close')).toMatchObject({ status: 409, code: 'ticketClosed' })
  expect(await say(client, made.u_id, 'One more thing')).toMatchObject({ code: 'ticketClosed' })
  expect(await answer(support, made.u_id, 'One more thing')).toMatchObject({ code: 'ticketClosed' })
  expect((await review(client, made.u_id, 4)).data).toMatchObject({
    review_status: 'given',
    review: { stars: 4, review: 'Quick and kind.' },
  })
  expect(await review(client, made.u_id)).toMatchObject({ status: 409, code: 'reviewNotOpen' })

  expect((await change(client, made.u_id, 'reopen')).data).toMatchObject({ status: 'open', closed_at: null })
  expect(await change(client, made.u_id, 'reopen')).toMatchObject({ status: 409, code: 'ticketOpen' })
})

test('what closed too long ago stays closed, and a new request goes on from it', async () => {
  const client = await makeClient(app())
  const old = await asked(client)
  expect(await ask(client, { follows_u_id: old.u_id })).toMatchObject({ code: 'ticketOpen' })
  const closed = await change(client, old.u_id, 'close')
  const left = new Date(closed.data?.reopen_until ?? 0).getTime() - app().clock.now().getTime()
  expect(left).toBe(days(14))
  app().clock.advance(days(14) + minutes(1))
  const again = await makeReturning(client)
  expect(await change(again, old.u_id, 'reopen')).toMatchObject({ status: 409, code: 'reopenTooLate' })
  expect((await asked(again, { follows_u_id: old.u_id })).follows).toEqual({
    u_id: old.u_id,
    number: old.number,
  })
})

/** The token ran out meanwhile. */
const makeReturning = ({ uId }: TestUser) => signIn(app(), uId)

test('requests of others are not there, whatever is done to them', async () => {
  const [client, other] = [await makeClient(app()), await makeClient(app())]
  const { u_id } = await asked(client)
  const tries = [
    await view(other, u_id),
    await say(other, u_id, 'Hello'),
    await change(other, u_id, 'close'),
    await change(other, u_id, 'reopen'),
    await review(other, u_id),
    await ask(other, { follows_u_id: u_id }),
    await app().call(
      'GET /api/website/support/{supportId}',
      { params: { supportId: u_id }, query: { patient_id: other.uId } },
      { as: client },
    ),
  ]
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404))
  expect((await app().call('GET /api/website/support', {}, { as: other })).total).toBe(0)
})

test('a client’s own are found by words, number, tags, category and state', async () => {
  const client = await makeClient(app())
  const film = await asked(client, { tags: ['technical', 'learning'] })
  const { u_id: categoryId } = await app()
    .db.selectFrom('category')
    .select('u_id')
    .where('slug', '=', 'health')
    .executeTakeFirstOrThrow()
  const money = await asked(client, {
    title: 'Where is my invoice?',
    tags: ['payment'],
    new_you_category_u_id: categoryId,
  })
  app().clock.advance(minutes(1))
  await change(client, film.u_id, 'close')
  const found = async (query: object, body: object = {}) =>
    (await app().call('POST /api/website/search-support', { query, body }, { as: client })).data?.map(
      ({ u_id }) => u_id,
    )
  expect(await found({})).toEqual([film.u_id, money.u_id])
  expect(await found({ search: 'invoice' })).toEqual([money.u_id])
  expect(await found({ search: 'film minute' })).toEqual([film.u_id])
  expect(await found({ search: `${money.number}` })).toEqual([money.u_id])
  expect(await found({ search: '100% _' })).toEqual([])
  expect(await found({}, { tags: ['learning'] })).toEqual([film.u_id])
  expect(await found({}, { new_you_category_u_id: [categoryId] })).toEqual([money.u_id])
  expect(await found({}, { new_you_category_u_id: [health] })).toEqual([])
  expect(await found({ status: 'closed' })).toEqual([film.u_id])
  const { data } = await app().call('GET /api/website/support', { query: { status: 'open' } }, { as: client })
  expect(data).toMatchObject([{ u_id: money.u_id, status: 'open', category: 'health', answers: 0 }])
})

test('pictures come back drawn anew from signed addresses, PDFs as they are; nothing else is taken', async () => {
  const client = await makeClient(app())
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#456' } })
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer()
  const pdf = smallPdf()
  const fields = { title: 'See these', description: 'Two files', tags: ['payment', 'refund'] }
  const send = (files: { name: string; content: Buffer }[]) =>
    sendForm(app(), '/api/website/support', { as: client, fields, files })
  const { status, data } = await send([
    { name: 'screen.jpg', content: picture },
    { name: '../bill.pdf', content: pdf },
  ])
  expect(status).toBe(201)
  expect(data).toMatchObject({
    tags: ['payment', 'refund'],
    attachments: [
      { name: 'screen.jpg', kind: 'picture' },
      { name: 'bill.pdf', kind: 'pdf' },
    ],
  })
  const [drawn, kept] = data.attachments as { address: string }[]
  const shown = await app().app.http.inject({ url: drawn?.address ?? '' })
  const { format, width, exif } = await sharp(shown.rawPayload).metadata()
  expect([format, width, exif]).toEqual(['webp', 40, undefined])
  const saved = await app().app.http.inject({ url: kept?.address ?? '' })
  expect(saved.headers['content-disposition']).toContain('attachment')
  expect(saved.rawPayload.equals(pdf)).toBe(true)
  const bare = await app().app.http.inject({ url: drawn?.address.split('?')[0] ?? '' })
  expect(bare.statusCode).toBe(403)

  const script = await send([{ name: 'x.png', content: Buffer.from('<script>') }])
  expect(script).toMatchObject({ status: 400, code: 'fileRefused' })
  const pretended = Buffer.from(`%PDF-1.7\n${'not a document '.repeat(2000)}\n%%EOF`)
  expect(await send([{ name: 'a.pdf', content: pretended }])).toMatchObject({
    status: 400,
    code: 'fileRefused',
    message: 'A PDF is damaged or incomplete. Please choose another file',
  })
  const many = await send(Array.from({ length: 5 }, () => ({ name: 'a.pdf', content: pdf })))
  expect(many).toMatchObject({ status: 400, code: 'fileRefused' })
  expect((await app().call('GET /api/website/support', {}, { as: client })).total).toBe(1)
})

test('what is empty is refused at its field, and a sixth request of an hour has to wait', async () => {
  const client = await makeClient(app())
  const errors = { title: 'This field is required', description: 'This field is required' }
  expect(await ask(client, { title: ' ', description: '' })).toMatchObject({ status: 400, errors })
  expect(await ask(client, { tags: ['gossip'] })).toMatchObject({ status: 400 })
  for (let number = 0; number < 5; number++) expect((await ask(client)).status).toBe(201)
  expect((await ask(client)).status).toBe(429)
  app().clock.advance(hours(1))
  expect((await ask(await makeReturning(client))).status).toBe(201)
})

test('the support team is notified by mail, the client by bell and mail; neither mail says what was written', async () => {
  await app()
    .db.insertInto('setting')
    .values({ key: 'email', value: JSON.stringify('house@newyou.example') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const person = await makePerson(app(), { email: 'kavita@example.com' })
  const client = await signIn(app(), person.u_id)
  const made = await asked(client, { title: 'A double payment', description: 'A secret sorrow' })
  await answer(await makeSupport(app()), made.u_id, 'A secret comfort')
  await app().drain()
  const house = app()
    .sandbox.inbox.mails('house@newyou.example')
    .find(({ subject }) => subject.includes(`${made.number}`))
  expect(house?.text).toContain(`/help-desk/${made.u_id}`)
  const [mail] = app().sandbox.inbox.mails('kavita@example.com')
  expect(mail?.subject).toBe(`New reply to your ticket (ticket ${made.number})`)
  expect(mail?.text).toContain(`/support/support-view/${made.u_id}`)
  expect(`${house?.text} ${mail?.text}`).not.toContain('secret')
  const { data } = await app().call('GET /api/website/notification', {}, { as: client })
  expect(data?.[0]).toMatchObject({ front_end_path: 'support/support-view', target_id: made.u_id })
})

test('open windows of the people it concerns are notified, and no others', async () => {
  const [client, support] = [await makeClient(app()), await makeSupport(app())]
  const healer = await makePerson(app(), { roles: ['healer'] })
  const received = vi.spyOn(app().app.platform.realtime, 'publish')
  const { u_id } = await asked(client)
  await answer(support, u_id, 'Hello')
  const events = received.mock.calls.filter(([, , message]) => message.target_id === u_id)
  expect(events.map(([, event]) => event)).toEqual(events.map(() => 'support-management'))
  const users = new Set(events.flatMap(([, , message]) => message.notification_users))
  expect(users).toContain(client.uId)
  expect(users).toContain(support.uId)
  expect(users).not.toContain(healer.u_id)
  received.mockRestore()
})

test('a file is saved under the name that its sender sees, whatever stands in it, with the ending of what it is', async () => {
  const client = await makeClient(app())
  const names = [
    '\u200eBill\u200b 12.pdf',
    'report.exe',
    `${'पर्ची '.repeat(60)}.pdf`,
    `${'a'.repeat(119)}😀.pdf`,
  ]
  const { data } = await sendForm(app(), '/api/website/support', {
    as: client,
    fields: { title: 'Names', description: 'Files with odd names' },
    files: names.map((name) => ({ name, content: smallPdf() })),
  })
  const kept = data.attachments as { name: string; address: string }[]
  expect(kept.map(({ name }) => name).slice(0, 2)).toEqual(['Bill 12.pdf', 'report.pdf'])
  for (const { name, address } of kept) {
    expect(name).toMatch(/[^\ud800-\udfff]\.pdf$/)
    const file = await app().app.http.inject({ method: 'GET', url: address })
    expect(file.statusCode).toBe(200)
    const saved = /filename\*=UTF-8''([^;]+)/.exec(String(file.headers['content-disposition']))?.[1]
    expect(saved ? decodeURIComponent(saved) : String(file.headers['content-disposition'])).toContain(name)
  }
})
