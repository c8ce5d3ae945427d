import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { en, type Parameters } from '../../messages/index.ts'
import { days } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { freshMobile } from '../../testing/people.ts'
import { privacyOf } from '../../testing/privacy.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makePerson, makeStaff, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { remove, deletion, eraseDue, ticket } = privacyOf(app)

/** A unique word in everything a client has or writes. */
const mark = 'vanillekipferl'

async function markedClient() {
  const mobile = freshMobile()
  const email = `${mark}.${mobile.slice(-6)}@example.com`
  const client = await makeClient(app(), {
    firstName: mark,
    lastName: mark,
    anonymousName: mark,
    mobile,
    email,
  })
  return { client, mobile, email }
}

/** Where a word stands, but for the last mail, by which people hear that their account was deleted. */
async function traces(...words: string[]) {
  const { rows: tables } = await sql<{ name: string }>`select table_schema || '.' || table_name as name
    from information_schema.tables where table_type = 'BASE TABLE'
      and (table_schema = 'public' or (table_schema = 'jobs' and table_name = 'job'))`.execute(app().db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} t
      where t::text ilike any(${words.map((word) => `%${word}%`)}::text[])
        and t::text not like '%privacy.deletionDone%'`.execute(app().db)
    if (rows.length) found.push(`${name}: ${rows.length}`)
  }
  return found
}

async function eraseNow(client: TestUser) {
  const asked = await remove(await signIn(app(), client.uId), true)
  expect(asked.status).toBe(201)
  await app().drain()
  app().clock.advance(days(15))
  await eraseDue()
  expect((await deletion(asked.data?.u_id ?? '')).data).toMatchObject({ state: 'done' })
}

function argumentsOf(elements: MessageFormatElement[]): [string, string | number][] {
  return elements.flatMap((element): [string, string | number][] => {
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return [
        [element.value, element.type === TYPE.plural ? 1 : mark],
        ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
      ]
    if (element.type === TYPE.number) return [[element.value, 1]]
    return element.type === TYPE.argument ? [[element.value, mark]] : []
  })
}

/** Each parameter of a message: a name or words of a client, where it can be one. */
function parametersOf(template: unknown): Parameters {
  const found: [string, string | number][] = []
  JSON.stringify(template, (_, value) => {
    if (typeof value === 'string') found.push(...argumentsOf(parse(value)))
    return value
  })
  const shown = ([name, value]: [string, string | number]): [string, string | number] => {
    if (/(At|Until)$/.test(name)) return [name, start.toISOString()]
    if (name === 'link') return [name, 'https://newyou.example/dashboard']
    return [name, name.endsWith('Paise') ? 100 : value]
  }
  return { ...Object.fromEntries(found.map(shown)), zone: 'Asia/Kolkata' }
}

test('every message of the catalogue that names a client goes with their account, in the bell, digests and queues', async () => {
  const { client, email } = await markedClient()
  const reader = await makePerson(app(), { email: 'reader@example.com' })
  await app()
    .db.insertInto('notification_choice')
    .values(
      (['sessions', 'messages', 'learning'] as const).map((kind) => ({
        person_id: reader.u_id,
        kind,
        channel: 'mail',
        choice: 'digest',
      })),
    )
    .execute()
  const healer = await makeHealer(app())
  await app().call('POST /api/website/appointment-inquiry', {
    body: { name: mark, email, mobile_number: '9845099001', description: mark, healer_u_id: healer.u_id },
  })
  const inquiry = await app().db.selectFrom('appointment_inquiry').select('u_id').executeTakeFirstOrThrow()
  const records: Record<string, string> = {
    'inquiries.added': inquiry.u_id,
    'support.assigned': await ticket(client, mark),
  }
  records['support.changed'] = records['support.assigned'] ?? ''
  const { messages, db } = app().app.platform
  const keys = messages.keys().filter((key) => key !== 'contact.messageWritten')
  for (const message of keys) {
    const [domain = '', name = ''] = message.split('.')
    const recordId = records[message]
    const template = (en as Record<string, Record<string, unknown>>)[domain]?.[name]
    await inTransaction(db, (trx) =>
      app().app.modules.notifications.notify(trx, {
        personId: reader.u_id,
        about: client.uId,
        type: 'appointment',
        message,
        parameters: recordId ? { ...parametersOf(template), title: 'x', recordId } : parametersOf(template),
        frontEndPath: 'appointment',
        targetId: recordId ?? reader.u_id,
        senderName: mark,
      }),
    )
  }
  // Some go out, some wait for the digest, some stay in their queue.
  await app().drain()
  expect((await traces(mark)).length).toBeGreaterThan(3)
  await eraseNow(client)
  expect(await traces(mark, email)).toEqual([])
})

test('a message that names someone says whom, or is refused', async () => {
  const { u_id: personId } = await makePerson(app())
  const nameless = inTransaction(app().db, (trx) =>
    app().app.modules.notifications.notify(trx, {
      personId,
      about: null,
      type: 'appointment',
      message: 'rooms.clientWaits',
      parameters: { other: 'Asha' },
      frontEndPath: 'dyte',
      targetId: personId,
    }),
  )
  await expect(nameless).rejects.toThrow('does not say whom')
})

test('what an enquiry says is read from it, and stands in no notification, queue or digest', async () => {
  const { client, mobile, email } = await markedClient()
  const healer = await makeHealer(app())
  await app().call('POST /api/website/appointment-inquiry', {
    body: {
      name: mark,
      email,
      mobile_number: mobile.replace('+91', ''),
      description: `${mark}, and nothing else`,
      healer_u_id: healer.u_id,
    },
  })
  const seen = async () =>
    (
      await app().call(
        'GET /api/website/notification',
        { query: {} },
        { as: await signInHealer(app(), healer) },
      )
    ).data?.[0]
  expect(await seen()).toMatchObject({
    title: `Appointment enquiry from ${mark}`,
    description: `${mark}, and nothing else`,
    sender_name: mark,
  })
  const stored = await app()
    .db.selectFrom('notification')
    .select(['parameters', 'sender_name', 'target_id'])
    .where('message', '=', 'inquiries.added')
    .where('person_id', '=', healer.person_id)
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ parameters: { recordId: stored.target_id }, sender_name: '' })
  await app().db.deleteFrom('appointment_inquiry').where('u_id', '=', stored.target_id).execute()
  expect(await seen()).toMatchObject({ title: 'No longer available' })
  await eraseNow(client)
})

test('what a healer and colleagues were told of a client by the front door is gone with the account', async () => {
  const { client, mobile, email } = await markedClient()
  const healer = await makeHealer(app())
  await bookAndPay(app(), client, healer, '2027-01-12T03:30:00.000Z', { description: mark })
  await app().call('POST /api/website/appointment-inquiry', {
    body: {
      name: mark,
      email,
      mobile_number: mobile.replace('+91', ''),
      description: mark,
      healer_u_id: healer.u_id,
    },
  })
  await app().call(
    'POST /api/website/all-user-chat/{id}/message',
    {
      params: { id: healer.u_id },
      body: { u_id: '0190a5a0-0000-7000-8000-000000000001', text: `${mark}: I want to end my life` },
    },
    { as: client },
  )
  await app().call(
    'POST /api/website/test/{testCode}',
    { params: { testCode: 'phq-9' }, body: { version: 1, answers: [0, 1, 2, 1, 0, 1, 0, 1, 1] } },
    { as: client },
  )
  const { u_id: resultId } = await app()
    .db.selectFrom('test_result')
    .select('u_id')
    .where('person_id', '=', client.uId)
    .executeTakeFirstOrThrow()
  const shared = await app().call(
    'PUT /api/website/test-result/{resultId}/share/{healerId}',
    { params: { resultId, healerId: healer.u_id } },
    { as: client },
  )
  expect(shared.status).toBe(200)
  const ticketId = await ticket(client, mark)
  const [support, colleague] = [await makeStaff(app(), ['support']), await makeStaff(app(), ['support'])]
  await app().call(
    'PATCH /api/staff/support/{supportId}',
    { params: { supportId: ticketId }, body: { activity_status: 'assign', agent_u_id: colleague.uId } },
    { as: support },
  )
  await app().drain()
  app().clock.set(new Date('2027-01-13T06:00:00Z'))
  await eraseNow(client)
  expect(await traces(mark, mobile.slice(1), email)).toEqual([])
})

test('the account waits for a session that was released and is not settled', async () => {
  const { client } = await markedClient()
  const healer = await makeHealer(app())
  const at = '2027-02-10T03:30:00.000Z'
  const booked = await bookAndPay(app(), await signIn(app(), client.uId), healer, at)
  app().clock.set(new Date('2027-02-09T06:00:00Z'))
  const as = await signIn(app(), client.uId)
  expect(
    (
      await app().call(
        'POST /api/website/appointment/{appointmentId}/release',
        { params: { appointmentId: booked.u_id } },
        { as },
      )
    ).status,
  ).toBe(200)
  app().clock.set(new Date('2027-02-10T06:00:00Z'))
  const again = await signIn(app(), client.uId)
  expect(await remove(again)).toMatchObject({ code: 'deletionBlocked', data: { blockers: ['appointments'] } })
})
