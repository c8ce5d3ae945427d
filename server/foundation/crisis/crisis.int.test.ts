import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeCourse } from '../../testing/courses.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { makeSupport } from '../../testing/support.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { withoutChance } from '../../testing/without-chance.ts'

const app = useTestApp()
const { news } = appointmentsOf(app)
const worrying = 'Some nights I want to die.'
const start = new Date('2026-11-21T06:00:00Z')

const write = (as: TestUser, id: string, text: string, u_id: string = randomUUID()) =>
  app().call('POST /api/website/all-user-chat/{id}/message', { params: { id }, body: { u_id, text } }, { as })
const notices = async (as: TestUser) => (await news(as)).filter(({ type }) => type === 'crisis')
const kept = () => app().db.selectFrom('crisis_notice').selectAll().execute()

beforeEach(async () => {
  app().clock.set(start)
  await app().db.deleteFrom('crisis_notice').execute()
})

describe('words that worry, from a client to their healer', () => {
  let healer: TestHealer
  let client: TestUser
  let practice: TestUser
  let day = 2
  beforeEach(async () => {
    healer = await makeHealer(app())
    client = await makeClient(app())
    practice = await signInHealer(app(), healer)
    const time = new Date(start.getTime() + days(day++)).toISOString().slice(0, 10)
    await bookAndPay(app(), client, healer, `${time}T03:30:00.000Z`)
  })

  test('notify the healer apart from the message, by mail and SMS without a name', async () => {
    expect(await notices(practice)).toEqual([])
    const { data } = await write(client, healer.u_id, worrying)
    expect(await notices(practice)).toMatchObject([
      {
        title: 'Urgent: Silver Neem may be in crisis',
        front_end_path: 'practice/chat',
        target_id: data?.chat_u_id,
        kind: null,
      },
    ])
    expect((await news(practice)).map(({ type }) => type)).toContain('chat')
    await app().drain()
    const person = await app()
      .db.selectFrom('person')
      .select(['email', 'phone'])
      .where('u_id', '=', practice.uId)
      .executeTakeFirstOrThrow()
    const { inbox } = app().sandbox
    const outside = [
      ...inbox.mails(person.email ?? '').map(({ subject, text }) => `${subject} ${text}`),
      ...inbox.sms(person.phone ?? '').map(({ text }) => text),
    ].filter((text) => text.includes('may need you now'))
    expect(outside).toHaveLength(2)
    for (const text of outside) expect(withoutChance(text)).not.toMatch(/Silver Neem|die/)
  })

  test('are told once an hour, and a message that is sent again tells nothing again', async () => {
    const id = randomUUID()
    const { data } = await write(client, healer.u_id, worrying, id)
    await write(client, data?.chat_u_id ?? '', worrying, id)
    await write(client, data?.chat_u_id ?? '', worrying)
    expect(await notices(practice)).toHaveLength(1)
    app().clock.advance(minutes(61))
    client = await signIn(app(), client.uId)
    practice = await signIn(app(), practice.uId, 'healer')
    await write(client, data?.chat_u_id ?? '', worrying)
    expect(await notices(practice)).toHaveLength(2)
  })

  test('of the healer notify no one, and neither do other words of the client', async () => {
    const { data } = await write(client, healer.u_id, 'Good evening')
    await write(practice, data?.chat_u_id ?? '', 'Do you sometimes think of suicide?')
    expect([...(await notices(client)), ...(await notices(practice))]).toEqual([])
  })

  test('are kept nowhere beside the message itself', async () => {
    await write(client, healer.u_id, worrying)
    expect(JSON.stringify(await kept())).not.toContain('die')
    expect(await kept()).toMatchObject([{ kind: 'notified', place: 'chat' }])
  })

  test('in the description of a booking notify the healer with it', async () => {
    const time = new Date(start.getTime() + days(day++)).toISOString().slice(0, 10)
    const { u_id } = await bookAndPay(app(), client, healer, `${time}T03:30:00.000Z`, {
      description: 'मैं मरना चाहती हूँ',
    })
    expect(await notices(practice)).toMatchObject([
      { front_end_path: 'practice/appointments', target_id: u_id },
    ])
  })
})

describe('words of harm by others', () => {
  const harmed = 'My husband beats me, he reads my phone.'

  test('tell the healer apart how to answer safely, and nothing is sent to the client', async () => {
    const healer = await makeHealer(app())
    const client = await makeClient(app())
    const practice = await signInHealer(app(), healer)
    await bookAndPay(app(), client, healer, '2026-12-23T03:30:00.000Z')
    await app().drain()
    const before = await news(client)
    const { data } = await write(client, healer.u_id, harmed)
    expect(await notices(practice)).toMatchObject([
      { title: 'Urgent: Silver Neem may be in danger from someone', target_id: data?.chat_u_id },
    ])
    expect((await notices(practice))[0]?.text).toContain('First ask here whether it is safe to talk')
    // Thoughts of suicide in the same hour are another notice.
    await write(client, data?.chat_u_id ?? '', harmed)
    await write(client, data?.chat_u_id ?? '', worrying)
    expect(await notices(practice)).toHaveLength(2)
    await app().drain()
    expect(await news(client)).toEqual(before)
    const person = await app()
      .db.selectFrom('person')
      .select(['email', 'phone'])
      .where('u_id', '=', practice.uId)
      .executeTakeFirstOrThrow()
    const { inbox } = app().sandbox
    const outside = [
      ...inbox.mails(person.email ?? '').map(({ subject, text }) => `${subject} ${text}`),
      ...inbox.sms(person.phone ?? '').map(({ text }) => text),
    ].filter((text) => text.includes('answer only'))
    expect(outside).toHaveLength(2)
    for (const text of outside) expect(text).not.toMatch(/Silver Neem|beats|husband|violence/)
  })

  test('in a ticket notify support, and no mail to the client says what the ticket is about', async () => {
    const agent = await makeSupport(app())
    const client = await makeClient(app())
    const { data } = await app().call(
      'POST /api/website/support',
      { body: { title: 'My husband beats me', description: 'What can I do?', tags: [] } },
      { as: client },
    )
    expect(await notices(agent)).toMatchObject([
      { title: `Urgent: ticket ${data?.number} may be about violence or abuse` },
    ])
    await app().call(
      'POST /api/staff/support/{supportId}/answer',
      { params: { supportId: data?.u_id ?? '' }, body: { text: 'We are here.' } },
      { as: agent },
    )
    await app().drain()
    const { email } = await app()
      .db.selectFrom('person')
      .select('email')
      .where('u_id', '=', client.uId)
      .executeTakeFirstOrThrow()
    const mails = app().sandbox.inbox.mails(email ?? '')
    expect(mails.length).toBeGreaterThan(0)
    expect(JSON.stringify([mails, await news(client)])).not.toContain('beats')
  })
})

test('words that worry in a ticket notify all of support', async () => {
  const agents = [await makeSupport(app()), await makeSupport(app())]
  const client = await makeClient(app())
  const { data } = await app().call(
    'POST /api/website/support',
    { body: { title: 'My account', description: 'Jeene ka mann nahi hai', tags: [] } },
    { as: client },
  )
  for (const agent of agents)
    expect(await notices(agent)).toMatchObject([{ front_end_path: 'help-desk', target_id: data?.u_id }])
})

test('a showing of the helplines is counted by its place alone', async () => {
  const answer = await app().call('POST /api/website/helpline-shown', { body: { place: 'booking' } })
  expect(answer.status).toBe(200)
  expect(await kept()).toEqual([
    {
      ...{ u_id: expect.any(String), kind: 'shown', place: 'booking' },
      ...{ about: 'self-harm', target_id: null, created_at: start },
    },
  ])
})

describe('words that worry in a question or a review', () => {
  test('of a course notify the healer who teaches it, one notice for each that is written', async () => {
    const course = await makeCourse(app(), { price_paise: 0 })
    const teacher = await signInHealer(app(), course.healer)
    const client = await makeClient(app())
    await app().call(
      'POST /api/website/order',
      { body: { type: 'course', item_u_id: course.u_id } },
      { as: client },
    )
    const asked = await app().call(
      'POST /api/website/course-qa',
      { body: { course_u_id: course.u_id, question: worrying } },
      { as: client },
    )
    expect(asked.status).toBe(201)
    const reviewed = await app().call(
      'POST /api/website/course-review',
      { body: { course_u_id: course.u_id, stars: 3, review: worrying } },
      { as: client },
    )
    expect(reviewed.status).toBe(201)
    const told = await notices(teacher)
    expect(told).toHaveLength(2)
    expect(told[0]).toMatchObject({
      title: 'Urgent: Silver Neem may be in crisis',
      front_end_path: 'courses/courses-overview',
      target_id: course.u_id,
    })
  })

  test('of a session notify its healer', async () => {
    const healer = await makeHealer(app())
    const client = await makeClient(app())
    const { u_id } = await bookAndPay(app(), client, healer, '2026-11-23T03:30:00.000Z')
    app().clock.set(new Date('2026-11-23T04:30:00.000Z'))
    const practice = await signInHealer(app(), healer)
    await app().call(
      'POST /api/practice/appointment/{appointmentId}/complete',
      { params: { appointmentId: u_id } },
      { as: practice },
    )
    const body = { appointment_u_id: u_id, stars: 3, text: worrying }
    const as = await signIn(app(), client.uId)
    expect((await app().call('POST /api/website/healer-review', { body }, { as })).status).toBe(201)
    expect(await notices(practice)).toMatchObject([
      { front_end_path: 'practice/appointments', target_id: u_id },
    ])
  })

  test('of an article notify the support team', async () => {
    const agent = await makeSupport(app())
    const article = await app()
      .db.insertInto('article')
      .values({
        u_id: randomUUID(),
        kind: 'blog',
        state: 'published',
        title: 'The night train',
        body: '<p>Words</p>',
        words: 'Words',
        reading_minutes: 4,
        published_at: app().clock.now(),
        updated_at: app().clock.now(),
      })
      .returning('u_id')
      .executeTakeFirstOrThrow()
    const written = await app().call(
      'POST /api/website/blog-review',
      { body: { blog_u_id: article.u_id, review: worrying } },
      { as: await makeClient(app()) },
    )
    expect(written.status).toBe(201)
    expect(await notices(agent)).toMatchObject([
      { front_end_path: 'blog/blog-details', target_id: article.u_id },
    ])
  })
})
