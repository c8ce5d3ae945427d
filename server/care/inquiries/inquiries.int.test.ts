import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const asked = {
  name: 'Kavita Iyer',
  email: 'kavita@example.com',
  mobile_number: '98450 99001',
  description: 'May my mother sit in with me?',
}
const ask = (body: object) =>
  app().call('POST /api/website/appointment-inquiry', { body: { ...asked, ...body } })

test('an enquiry to a healer is kept, and only that healer is notified', async () => {
  const [healer, other] = [await makeHealer(app()), await makeHealer(app())]
  expect(await ask({ healer_u_id: healer.u_id })).toMatchObject({
    status: 201,
    message: 'Enquiry added successfully',
  })
  const received = async (one: typeof healer) =>
    (await app().call('GET /api/website/notification', {}, { as: await signInHealer(app(), one) })).data
  expect(await received(healer)).toMatchObject([
    { type: 'appointment-inquiry', title: 'Appointment enquiry from Kavita Iyer' },
  ])
  expect(await received(other)).toEqual([])
})

test('an enquiry without a healer reaches the support team', async () => {
  await app()
    .db.insertInto('setting')
    .values({ key: 'email', value: JSON.stringify('house@newyou.example') })
    .execute()
  const categories = (await app().call('GET /api/website/new-you-category', {})).data ?? []
  await ask({
    email: 'second@example.com',
    new_you_category_u_id: categories.find(({ slug }) => slug === 'spirituality')?.new_you_category_u_id,
    preferred_at: '2026-11-23T03:30:00Z',
  })
  await app().drain()
  const mails = app().sandbox.inbox.mails('house@newyou.example')
  expect(mails).toMatchObject([{ subject: 'Appointment enquiry from Kavita Iyer' }])
  for (const fact of [asked.description, 'Mon, 23 Nov 2026, 9:00 am', 'spirituality', '+919845099001'])
    expect(mails[0]?.text).toContain(fact)
})

test('somebody abroad is answered at the number of their country', async () => {
  expect((await ask({ email: 'abroad@example.com', mobile_number: '+1 (202) 555-0123' })).status).toBe(201)
  const { phone } = await app()
    .db.selectFrom('appointment_inquiry')
    .select('phone')
    .where('email', '=', 'abroad@example.com')
    .executeTakeFirstOrThrow()
  expect(phone).toBe('+12025550123')
})

test.each([
  [{ name: 'Jo' }, { name: 'Please enter more than 2 character' }],
  [{ email: 'x' }, { email: 'Please enter valid email' }],
  [{ mobile_number: '123' }, { mobile_number: 'Please enter a 10 digits mobile no.' }],
  [{ description: ' ' }, { description: 'Please write a line about what you would like to talk about' }],
  [
    { preferred_at: '2026-11-21T05:00:00Z' },
    { preferred_at: 'Please select a time and date after the current time' },
  ],
])('%o is refused at its field', async (body, errors) => {
  expect(await ask(body)).toMatchObject({ status: 400, errors })
})

test('a healer who is not listed cannot be asked', async () => {
  const hidden = await makeHealer(app(), { state: 'in-review' })
  expect((await ask({ healer_u_id: hidden.u_id })).status).toBe(404)
})

test('words of a blocked person never reach the healer: the team reads them', async () => {
  const healer = await makeHealer(app())
  const me = await signInHealer(app(), healer)
  const support = await makeStaff(app(), ['support'])
  const [one, other] = [
    { email: `${randomUUID()}@example.com`, mobile: '+919845099011' },
    { email: `${randomUUID()}@example.com`, mobile: '+919845099012' },
  ]
  const [first, second] = [await makeClient(app(), one), await makeClient(app(), other)]
  for (const [by, whom] of [
    [healer.person_id, first.uId],
    [second.uId, healer.person_id],
  ] as const)
    await app()
      .db.insertInto('person_block')
      .values({ u_id: randomUUID(), person_id: by, blocked_id: whom, known_as: 'X', created_at: new Date() })
      .execute()
  const written = ['by e-mail', 'by number', 'signed in', 'to a blocked healer'] as const
  const to = { healer_u_id: healer.u_id }
  await ask({ ...to, email: one.email, description: written[0] })
  await ask({ ...to, mobile_number: one.mobile, description: written[1] })
  await app().call(
    'POST /api/website/appointment-inquiry',
    { body: { ...asked, ...to, email: 'new@example.com', description: written[2] } },
    { as: first },
  )
  const last = await ask({ ...to, email: other.email, description: written[3] })
  expect(last).toMatchObject({ status: 201, message: 'Enquiry added successfully' })
  expect((await app().call('GET /api/practice/inquiry', {}, { as: me })).data).toEqual([])
  expect((await app().call('GET /api/website/notification', {}, { as: me })).data).toEqual([])
  const inbox = await app().call('GET /api/staff/inbox', { query: { kind: 'enquiry' } }, { as: support })
  const letters = await Promise.all(
    (inbox.data ?? []).map(({ u_id: letterId }) =>
      app().call('GET /api/staff/inbox/{letterId}', { params: { letterId } }, { as: support }),
    ),
  )
  for (const description of written) expect(JSON.stringify(letters)).toContain(`"${description}"`)
})

test('who has an account reads the reply there: no word of it, nor of the question, is in a mailbox', async () => {
  const healer = await makeHealer(app())
  const email = `${randomUUID()}@example.com`
  const client = await makeClient(app(), { email })
  const said = { email, description: 'My panic attacks are back.' }
  await ask({ ...said, healer_u_id: healer.u_id })
  const me = await signInHealer(app(), healer)
  const { data = [] } = await app().call('GET /api/practice/inquiry', {}, { as: me })
  const answered = await app().call(
    'POST /api/practice/inquiry/{inquiryId}/answer',
    { params: { inquiryId: data[0]?.u_id ?? '' }, body: { text: 'Panic passes; come on Monday.' } },
    { as: me },
  )
  expect(answered.status).toBe(200)
  app().clock.advance(1000)
  await app().call('POST /api/website/contact-us', {
    body: { name: 'Kavita Iyer', email, phone: '9845099001', subject: 'My panic', reason: 'Whom do I ask?' },
  })
  const support = await makeStaff(app(), ['support'])
  const letters = await app().call('GET /api/staff/inbox', { query: { kind: 'message' } }, { as: support })
  await app().call(
    'POST /api/staff/inbox/{letterId}/answer',
    { params: { letterId: letters.data?.[0]?.u_id ?? '' }, body: { text: 'Any healer for panic.' } },
    { as: support },
  )
  await app().drain()
  const { email: healersMailbox } = await app()
    .db.selectFrom('person')
    .select('email')
    .where('u_id', '=', healer.person_id)
    .executeTakeFirstOrThrow()
  const mails = app().sandbox.inbox.mails(email)
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('There is a reply to your enquiry'))
  expect(mails[0]?.text).toContain('/enquiries')
  for (const mail of [...mails, ...app().sandbox.inbox.mails(healersMailbox ?? '')])
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/panic/i)

  const mine = (as: TestUser) => app().call('GET /api/website/my-inquiry', {}, { as })
  expect(await mine(client)).toMatchObject({
    total: 2,
    data: [
      { healer: null, description: 'My panic\n\nWhom do I ask?', answer: 'Any healer for panic.' },
      {
        healer: { full_name: 'Meera Rao' },
        description: said.description,
        answer: 'Panic passes; come on Monday.',
      },
    ],
  })
  expect((await mine(await makeClient(app()))).total).toBe(0)
})

test('an account whose e-mail is not verified is told nothing and reads nothing, unless its number is the writer’s', async () => {
  const healer = await makeHealer(app())
  const email = `${randomUUID()}@example.com`
  const client = await makeClient(app(), { email })
  await app()
    .db.updateTable('person')
    .set({ email_verified_at: null })
    .where('u_id', '=', client.uId)
    .execute()
  await ask({ email, healer_u_id: healer.u_id })
  const me = await signInHealer(app(), healer)
  const { data = [] } = await app().call('GET /api/practice/inquiry', {}, { as: me })
  await app().call(
    'POST /api/practice/inquiry/{inquiryId}/answer',
    { params: { inquiryId: data[0]?.u_id ?? '' }, body: { text: 'Yes.' } },
    { as: me },
  )
  await app().drain()
  expect(app().sandbox.inbox.mails(email)).toMatchObject([{ subject: 'Meera Rao replied to your enquiry' }])
  const mine = async () => (await app().call('GET /api/website/my-inquiry', {}, { as: client })).data
  expect(await mine()).toEqual([])
  await app()
    .db.updateTable('person')
    .set({ phone: '+919845099001', phone_verified_at: app().clock.now() })
    .where('u_id', '=', client.uId)
    .execute()
  expect(await mine()).toHaveLength(1)
  await ask({ email, healer_u_id: healer.u_id })
  const again = (await app().call('GET /api/practice/inquiry', {}, { as: me })).data ?? []
  await app().call(
    'POST /api/practice/inquiry/{inquiryId}/answer',
    { params: { inquiryId: again[0]?.u_id ?? '' }, body: { text: 'Yes.' } },
    { as: me },
  )
  await app().drain()
  expect(
    app()
      .sandbox.inbox.mails(email)
      .map(({ subject }) => subject),
  ).toEqual(['Meera Rao replied to your enquiry', 'There is a reply to your enquiry'])
})

test('the healer reads an enquiry in the practice and answers it by mail, once; no one else can', async () => {
  const [healer, other] = [await makeHealer(app()), await makeHealer(app())]
  await ask({ email: 'third@example.com', healer_u_id: healer.u_id })
  await ask({ email: 'fourth@example.com', healer_u_id: healer.u_id, description: 'Do you speak Tamil?' })
  const [me, stranger] = [await signInHealer(app(), healer), await signInHealer(app(), other)]
  const list = (as: typeof me) => app().call('GET /api/practice/inquiry', {}, { as })
  const { data = [] } = await list(me)
  expect(data).toMatchObject([{ state: 'new', name: 'Kavita Iyer', description: asked.description }, {}])
  // Their contacts are for the mail alone.
  expect(JSON.stringify(data)).not.toContain('third@example.com')
  expect((await list(stranger)).data).toEqual([])
  const inquiryId = data[0]?.u_id ?? ''
  const answer = (as: typeof me, text = 'Yes, of course.') =>
    app().call(
      'POST /api/practice/inquiry/{inquiryId}/answer',
      { params: { inquiryId }, body: { text } },
      { as },
    )
  expect((await answer(stranger)).status).toBe(404)
  expect((await answer(me, ' ')).status).toBe(400)
  const both = await Promise.all([answer(me), answer(me)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await list(me)).data?.map(({ state }) => state)).toEqual(['new', 'answered'])
  await app().drain()
  const mails = app().sandbox.inbox.mails('third@example.com')
  expect(mails).toMatchObject([{ subject: 'Meera Rao replied to your enquiry' }])
  expect(mails[0]?.text).toContain('Yes, of course.')
})
