import { randomUUID } from 'node:crypto'
import type { RoomAudience } from '@newyou/contract/communication/rooms/audience'
import { questionsPerPerson } from '@newyou/contract/communication/rooms/audience-rules'
import { roomEvents } from '@newyou/contract/communication/rooms/live'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventsOf, makeEvent, type TestEvent } from '../../testing/events.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { type RoomLine, roomsOf } from '../../testing/rooms.ts'
import { makeClient, makePerson, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const now = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start: now, withLiveKit: true })
const people = eventsOf(app)
const rooms = roomsOf(app)

let healer: TestHealer
let host: TestUser
let webinar: TestEvent
let ananya: TestUser
let bhavna: TestUser

async function enrolled(name: string) {
  const person = await makePerson(app(), { anonymousName: name })
  const client = await signIn(app(), person.u_id)
  await people.enrol(client, webinar)
  return client
}

const at = () => ({ roomId: webinar.u_id })
const ask = (as: TestUser, text: string, u_id: string = randomUUID()) =>
  app().call('POST /api/website/room/{roomId}/question', { params: at(), body: { u_id, text } }, { as })
const set = (as: TestUser, questionId: string, state: 'open' | 'answered' | 'hidden') =>
  app().call(
    'PUT /api/practice/room/{roomId}/question/{questionId}',
    { params: { ...at(), questionId }, body: { state } },
    { as },
  )
const openPoll = (as: TestUser, u_id: string = randomUUID(), answers = ['Early', 'Late']) =>
  app().call(
    'POST /api/practice/room/{roomId}/poll',
    { params: at(), body: { u_id, question: 'When do you sleep?', answers } },
    { as },
  )
const closePoll = (as: TestUser, pollId: string) =>
  app().call('POST /api/practice/room/{roomId}/poll/{pollId}/close', { params: { ...at(), pollId } }, { as })
const answer = (as: TestUser, pollId: string, given: number) =>
  app().call(
    'POST /api/website/room/{roomId}/poll/{pollId}/answer',
    { params: { ...at(), pollId }, body: { answer: given } },
    { as },
  )
const read = (as: TestUser) => app().call('GET /api/website/room/{roomId}/audience', { params: at() }, { as })

/** The last message of a live connection. */
function told({ socket }: RoomLine) {
  let latest: RoomAudience | undefined
  let times = 0
  socket.on(roomEvents.audience, (audience: RoomAudience) => {
    latest = audience
    times++
  })
  return { latest: () => latest, times: () => times }
}

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  app().clock.set(now)
  healer = await makeHealer(app())
  host = await signInHealer(app(), healer)
  webinar = await makeEvent(app(), { healer_id: healer.u_id, seats: 40, price_paise: 0, inHours: 0.1 })
  ananya = await enrolled('Ananya')
  bhavna = await enrolled('Bhavna')
})
afterEach(() => rooms.closeAll())

describe('questions', () => {
  test('all in the room read them by the name of the asker; the host marks and takes away', async () => {
    const { line } = await rooms.come(host, webinar.u_id)
    await rooms.come(ananya, webinar.u_id)
    const other = await rooms.come(bhavna, webinar.u_id)
    const [hostHears, otherHears] = [told(line), told(other.line)]
    const id = randomUUID()
    expect((await ask(ananya, '  How long should a nap be?  ', id)).status).toBe(200)
    // The same press once more.
    expect((await ask(ananya, 'How long should a nap be?', id)).status).toBe(200)
    const question = { u_id: id, name: 'Ananya', text: 'How long should a nap be?', is_answered: false }
    for (const side of [hostHears, otherHears])
      await expect.poll(() => side.latest()?.questions).toMatchObject([question])
    expect((await set(ananya, id, 'hidden')).status).toBe(403)
    await set(host, id, 'answered')
    expect((await read(bhavna)).data?.questions).toMatchObject([{ ...question, is_answered: true }])
    await set(host, id, 'open')
    expect((await read(bhavna)).data?.questions).toMatchObject([question])
    await set(host, id, 'hidden')
    expect((await read(bhavna)).data?.questions).toEqual([])
    expect((await set(host, id, 'open')).status).toBe(404)
  })

  test('only who is in the room asks and reads, and not without end', async () => {
    expect((await ask(ananya, 'May I?')).code).toBe('notNow')
    expect((await read(ananya)).code).toBe('notNow')
    expect((await ask(await makeClient(app()), 'May I?')).status).toBe(404)
    await rooms.come(ananya, webinar.u_id)
    expect((await ask(ananya, ' ')).status).toBe(400)
    expect((await ask(ananya, 'a'.repeat(501))).status).toBe(400)
    expect((await ask(host, 'May I?')).status).toBe(403)
    for (let count = 0; count < questionsPerPerson; count++)
      expect((await ask(ananya, `Question ${count}`)).status).toBe(200)
    expect((await ask(ananya, 'One more')).code).toBe('notNow')
    const removed = (await rooms.enter(ananya, webinar.u_id)).data?.visit_u_id ?? ''
    await rooms.remove(host, webinar.u_id, removed)
    expect((await read(ananya)).code).toBe('notNow')
  })

  test('words that worry reach the host apart from everything else', async () => {
    await rooms.come(ananya, webinar.u_id)
    await ask(ananya, 'I want to die. What do I do?')
    await app().drain()
    const notices = await app()
      .db.selectFrom('notification')
      .select(['type', 'target_id'])
      .where('person_id', '=', healer.person_id)
      .where('type', '=', 'crisis')
      .execute()
    expect(notices).toEqual([{ type: 'crisis', target_id: webinar.u_id }])
  })
})

describe('polls', () => {
  test('one answer for each person, told as numbers; the first stands', async () => {
    const { line } = await rooms.come(host, webinar.u_id)
    await rooms.come(ananya, webinar.u_id)
    await rooms.come(bhavna, webinar.u_id)
    const heard = told(line)
    const id = randomUUID()
    for (const _ of [1, 2]) expect((await openPoll(host, id)).status).toBe(200)
    expect((await answer(ananya, id, 1)).data).toEqual({ poll_u_id: id, answer: 1 })
    // At once from two windows, the same and another.
    const both = await Promise.all([answer(ananya, id, 1), answer(ananya, id, 0)])
    expect(both.map(({ status }) => status)).toEqual([200, 409])
    expect((await answer(bhavna, id, 2)).status).toBe(404)
    expect((await answer(bhavna, id, 9)).status).toBe(400)
    await answer(bhavna, id, 1)
    await expect
      .poll(() => heard.latest()?.polls)
      .toEqual([
        {
          u_id: id,
          question: 'When do you sleep?',
          answers: [
            { text: 'Early', count: 0 },
            { text: 'Late', count: 2 },
          ],
          is_open: true,
        },
      ])
    expect(JSON.stringify(heard.latest())).not.toContain(ananya.uId)
    // Six changes, not six messages.
    expect(heard.times()).toBeLessThan(5)
    expect((await read(bhavna)).data?.my_answers).toEqual([{ poll_u_id: id, answer: 1 }])
    expect((await read(host)).data?.my_answers).toEqual([])
  })

  test('a closed poll takes no more; who answered before is not told otherwise', async () => {
    await rooms.come(host, webinar.u_id)
    await rooms.come(ananya, webinar.u_id)
    await rooms.come(bhavna, webinar.u_id)
    const id = randomUUID()
    await openPoll(host, id)
    await answer(ananya, id, 0)
    expect((await closePoll(ananya, id)).status).toBe(403)
    await closePoll(host, id)
    expect((await answer(bhavna, id, 0)).code).toBe('notNow')
    expect((await answer(ananya, id, 0)).status).toBe(200)
    expect((await read(bhavna)).data?.polls).toMatchObject([
      { is_open: false, answers: [{ count: 1 }, { count: 0 }] },
    ])
  })

  test('only the host asks, with two to six answers; a small event has none', async () => {
    expect((await openPoll(host)).code).toBe('notNow')
    await rooms.come(host, webinar.u_id)
    await rooms.come(ananya, webinar.u_id)
    expect((await openPoll(ananya)).status).toBe(403)
    expect((await openPoll(host, randomUUID(), ['Only one'])).status).toBe(400)
    expect((await openPoll(host, randomUUID(), Array(7).fill('Many'))).status).toBe(400)
    const other = await signInHealer(app(), await makeHealer(app()))
    expect((await openPoll(other)).status).toBe(404)
    webinar = await makeEvent(app(), { healer_id: healer.u_id, seats: 3, price_paise: 0, inHours: 0 })
    await rooms.come(host, webinar.u_id)
    expect((await openPoll(host)).status).toBe(404)
    expect((await read(host)).status).toBe(404)
  })
})
