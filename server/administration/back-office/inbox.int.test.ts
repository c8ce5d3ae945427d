import { expect, test } from 'vitest'
import { eventsOf, makeEvent } from '../../testing/events.ts'
import { makeHealer } from '../../testing/healers.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const people = eventsOf(app)

const inbox = async (as: TestUser, query: object = {}) =>
  (await app().call('GET /api/staff/inbox', { query }, { as })).data ?? []
const answer = (as: TestUser, letterId: string) =>
  app().call(
    'POST /api/staff/inbox/{letterId}/answer',
    { params: { letterId }, body: { text: 'We are open on Sundays too.' } },
    { as },
  )

const write = () =>
  app().call('POST /api/website/contact-us', {
    body: {
      name: 'Farida Sheikh',
      email: 'farida@example.com',
      phone: '9812345678',
      subject: 'Opening hours',
      reason: 'Are you open on Sundays?',
    },
  })
const enquire = (healer?: string) =>
  app().call('POST /api/website/appointment-inquiry', {
    body: {
      name: 'Farida Sheikh',
      email: 'farida@example.com',
      mobile_number: '9812345678',
      description: 'I cannot sleep.',
      ...(healer && { healer_u_id: healer }),
    },
  })

test('messages and enquiries to us are read with masked contacts, and answered by mail once', async () => {
  const support = await makeStaff(app(), ['support'])
  await write()
  await enquire()
  await enquire((await makeHealer(app())).u_id)
  const waiting = await inbox(support)
  expect(waiting.map(({ kind, state }) => [kind, state])).toEqual([
    ['message', 'new'],
    ['enquiry', 'new'],
  ])
  const letterId = waiting[0]?.u_id ?? ''
  const read = await app().call('GET /api/staff/inbox/{letterId}', { params: { letterId } }, { as: support })
  expect(read.data).toMatchObject({ text: 'Are you open on Sundays?', answer: '' })
  expect(JSON.stringify(read.data)).not.toContain('farida@example.com')
  expect(JSON.stringify(read.data)).not.toContain('9812345678')
  const answers = await Promise.all([answer(support, letterId), answer(support, letterId)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await app().drain()
  const mails = app()
    .sandbox.inbox.mails('farida@example.com')
    .filter(({ text }) => text.includes('We are open on Sundays too.'))
  expect(mails).toHaveLength(1)
  expect(await inbox(support, { state: 'new' })).toHaveLength(1)
  const actions = await app()
    .db.selectFrom('audit_entry')
    .select('action')
    .where('record_id', '=', letterId)
    .orderBy('at')
    .orderBy('u_id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['look', 'answer'])
})

test('feedback on events is read without names', async () => {
  const client = await makeClient(app(), { firstName: 'Zubeida' })
  const event = await makeEvent(app(), { price_paise: 0, inHours: 1 })
  await people.enrol(client, event)
  await app()
    .db.insertInto('event_feedback')
    .values({
      event_id: event.u_id,
      person_id: client.uId,
      stars: 4,
      text: 'Calm and clear',
      created_at: app().clock.now(),
      updated_at: app().clock.now(),
    })
    .execute()
  const editor = await makeStaff(app(), ['editor'])
  const { data } = await app().call(
    'GET /api/staff/event-feedback',
    { query: { event: event.u_id } },
    { as: editor },
  )
  expect(data).toMatchObject([{ stars: 4, text: 'Calm and clear', event_u_id: event.u_id }])
  expect(JSON.stringify(data)).not.toContain(client.uId)
})
