import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { due, news } = appointmentsOf(app)

const write = (as: TestUser, id: string, text: string, u_id: string = randomUUID()) =>
  app().call('POST /api/website/all-user-chat/{id}/message', { params: { id }, body: { u_id, text } }, { as })

const read = (as: TestUser, id: string, seq: number) =>
  app().call('POST /api/website/all-user-chat/{id}/read', { params: { id }, body: { seq } }, { as })

let healer: TestHealer
let client: TestUser
let practice: TestUser
let nextDay = 0

/** The first free hour of a day of its own, in the healer's zone. */
const someTime = () => {
  const start = new Date(app().clock.now().getTime() + days(2 + (nextDay++ % 30)))
  return `${start.toISOString().slice(0, 10)}T03:30:00.000Z`
}

beforeEach(async () => {
  healer = await makeHealer(app())
  client = await makeClient(app())
  practice = await signInHealer(app(), healer)
  await bookAndPay(app(), client, healer, someTime())
})

/** Begins with a word of the client. */
async function begun(text = 'Good evening') {
  const { data } = await write(client, healer.u_id, text)
  if (!data) throw new Error('was not written')
  return data.chat_u_id
}

describe('bell and mail', () => {
  const bells = async (as: TestUser) => (await news(as)).filter(({ type }) => type === 'chat')
  const mails = async (personId: string) => {
    const { email } = await app()
      .db.selectFrom('person')
      .select('email')
      .where('u_id', '=', personId)
      .executeTakeFirstOrThrow()
    return app()
      .sandbox.inbox.mails(email ?? '')
      .filter(({ subject }) => subject.startsWith('You have a new message'))
  }
  /** Later, with tokens that still live. */
  async function later(time: number) {
    app().clock.advance(time)
    client = await signIn(app(), client.uId)
    practice = await signIn(app(), practice.uId, 'healer')
    await due('chat-mail')
  }

  test('the bell rings once until the conversation was read, and never shows what was written', async () => {
    const id = await begun('A secret')
    await write(client, id, 'Another secret')
    expect(await bells(practice)).toMatchObject([
      {
        title: 'Silver Neem sent you a message',
        front_end_path: 'practice/chat',
        target_id: id,
        is_read: false,
      },
    ])
    expect(JSON.stringify(await bells(practice))).not.toContain('secret')
    await read(practice, id, 2)
    expect((await bells(practice))[0]?.is_read).toBe(true)
    await write(client, id, 'A third secret')
    expect(await bells(practice)).toHaveLength(2)
    expect(await bells(client)).toHaveLength(0)
  })

  test('a mail goes out when a message is unread for ten minutes, at most one an hour, without the words', async () => {
    const id = await begun('A secret')
    await later(minutes(9))
    expect(await mails(healer.person_id)).toHaveLength(0)
    await later(minutes(2))
    const [mail] = await mails(healer.person_id)
    expect(mail?.text).toContain(`/practice/chat?with=${id}`)
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('secret')
    // Not again for the same unread message.
    await write(client, id, 'Another secret')
    await later(hours(2))
    expect(await mails(healer.person_id)).toHaveLength(1)

    await read(practice, id, 2)
    await write(client, id, 'A third secret')
    await later(minutes(11))
    expect(await mails(healer.person_id)).toHaveLength(2)
    await read(practice, id, 3)
    await write(client, id, 'A fourth secret')
    await later(minutes(20))
    expect(await mails(healer.person_id)).toHaveLength(2)
    await later(minutes(40))
    expect(await mails(healer.person_id)).toHaveLength(3)
  })

  test('a person who has read in time, or has not proven the address, gets no mail', async () => {
    const id = await begun()
    await read(practice, id, 1)
    await app()
      .db.updateTable('person')
      .set({ email_verified_at: null })
      .where('u_id', '=', client.uId)
      .execute()
    await write(practice, id, 'Welcome')
    await later(minutes(11))
    expect(await mails(healer.person_id)).toHaveLength(0)
    expect(await mails(client.uId)).toHaveLength(0)
  })
})
