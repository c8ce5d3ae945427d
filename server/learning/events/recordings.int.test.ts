import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { hostUploadsPath, uploadsPath } from '@newyou/contract/foundation/media'
import { beforeEach, describe, expect, test } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { eventsOf, makeEvent, type TestEvent } from '../../testing/events.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { makeClient, makeStaff, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { enrol, mine } = eventsOf(app)
const { begin, begun, part, idOf } = uploadsOf(app)
const film = () => readFile(path.resolve(import.meta.dirname, '../../../demo/media/courses/video-diya.mp4'))

let healer: TestHealer
let host: TestUser
let client: TestUser
let event: TestEvent
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app())
  event = await makeEvent(app(), { healer_id: healer.u_id, price_paise: 0, inHours: 24, kind: 'webinar' })
  client = await makeClient(app())
  await enrol(client, event)
  app().clock.set(new Date(event.startsAt.getTime() + hours(2)))
  host = await signInHealer(app(), healer)
  client = await signIn(app(), client.uId)
})

const of = (eventId = event.u_id) => ({ params: { eventId } })
const one = async (as = host) => (await app().call('GET /api/practice/event/{eventId}', of(), { as })).data
const send = (as: TestUser, upload_u_id: string, eventId = event.u_id) =>
  app().call(
    'POST /api/practice/event/{eventId}/recording',
    { ...of(eventId), body: { upload_u_id } },
    { as },
  )
const withdraw = (as = host) => app().call('DELETE /api/practice/event/{eventId}/recording', of(), { as })
async function arrived(as = host, content?: Buffer) {
  const bytes = content ?? (await film())
  const address = await begun(as, bytes.length, 'evening.mp4', hostUploadsPath)
  await part(as, address, 0, bytes)
  return idOf(address)
}
const waiting = async (as: TestUser) =>
  (await app().call('GET /api/staff/event-recordings', { query: {} }, { as })).data ?? []
const accept = (as: TestUser, file: string) =>
  app().call('POST /api/staff/event-recordings/{eventId}/accept', { ...of(), body: { file } }, { as })
const refuse = (as: TestUser, file: string, reason = 'The faces of participants are seen') =>
  app().call('POST /api/staff/event-recordings/{eventId}/refuse', { ...of(), body: { file, reason } }, { as })
const news = async (as = host) =>
  ((await app().call('GET /api/website/notification', { query: {} }, { as })).data ?? []).map(
    ({ title }) => title,
  )

describe('a recording', () => {
  test('of an own event waits for staff, and participants watch it once it is accepted', async () => {
    expect(await one()).toMatchObject({ may_send_recording: true, sent_recording: null, recording: null })
    const sent = await send(host, await arrived())
    expect(sent).toMatchObject({ status: 201, data: { sent_recording: { refused_because: null } } })
    expect(sent.data?.sent_recording?.seconds).toBeGreaterThan(5)
    expect((await mine(client, event)).data).toMatchObject({ recording: null })
    const editor = await makeStaff(app(), ['editor'])
    const [row] = await waiting(editor)
    expect(row).toMatchObject({ u_id: event.u_id, title: 'Breath before words', kind: 'webinar' })
    const file = row?.file ?? ''
    const look = await app().call('GET /api/staff/media', { query: { file } }, { as: editor })
    expect((await app().app.http.inject({ url: look.data?.address ?? '' })).statusCode).toBe(200)

    expect(await accept(editor, file)).toMatchObject({ status: 200 })
    expect(await waiting(editor)).toEqual([])
    expect(await accept(editor, file)).toMatchObject({ status: 404 })
    expect((await mine(client, event)).data?.recording).toMatchObject({ type: 'video/mp4' })
    expect(await one()).toMatchObject({
      may_send_recording: false,
      sent_recording: null,
      recording: { type: 'video/mp4' },
    })
    expect(await news()).toContain('Your recording is published')
    await app().drain()
    const told = async () =>
      (await news(client)).filter((title) => title === 'You can watch the recording now')
    expect(await told()).toHaveLength(1)
    // A job that runs again, because its node was ended before it said so, notifies each once.
    const [seat] = await app()
      .db.selectFrom('enrolment')
      .select('u_id')
      .where('event_id', '=', event.u_id)
      .execute()
    const job = { eventId: event.u_id, file, enrolmentId: seat?.u_id }
    await app().app.platform.jobs.runNow('recording-news-to', job)
    expect(await told()).toHaveLength(1)
    expect(await send(host, await arrived(await other()))).toMatchObject({ status: 409, code: 'notNow' })
    const trail = await app()
      .db.selectFrom('audit_entry')
      .select('action')
      .where('record_id', '=', event.u_id)
      .where('staff_id', '=', editor.uId)
      .execute()
    expect(trail).toEqual([{ action: 'accept-recording' }])
  })

  test('that is refused says why; the host sends another, and a decision about the first is too late', async () => {
    await send(host, await arrived())
    const admin = await makeStaff(app(), ['admin'])
    const [first] = await waiting(admin)
    expect(await refuse(admin, first?.file ?? '', ' ')).toMatchObject({ status: 400 })
    expect(await refuse(admin, first?.file ?? '')).toMatchObject({ status: 200 })
    expect(await one()).toMatchObject({
      sent_recording: { refused_because: 'The faces of participants are seen' },
    })
    expect(await news()).toContain('Your recording was not accepted')
    expect(await waiting(admin)).toEqual([])
    await send(host, await arrived())
    expect((await one())?.sent_recording?.refused_because).toBeNull()
    expect(await accept(admin, first?.file ?? '')).toMatchObject({ status: 409, code: 'changedMeanwhile' })
    const states = await app()
      .db.selectFrom('media_file')
      .select('state')
      .where('staff_id', '=', host.uId)
      .orderBy('created_at')
      .orderBy('u_id')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['ready', 'used'])
    expect(await withdraw()).toMatchObject({ status: 200, data: { sent_recording: null } })
    expect(await withdraw()).toMatchObject({ status: 404 })
  })

  test('of another kind, damaged, unfinished, of another’s event or another’s upload is refused', async () => {
    const words = Buffer.from('Only words')
    expect(await send(host, await arrived(host, words))).toMatchObject({ status: 400, code: 'fileRefused' })
    const head = (await film()).subarray(0, 600)
    expect(await send(host, await arrived(host, head))).toMatchObject({ status: 400, code: 'fileRefused' })
    const address = await begun(host, 1000, 'cut.mp4', hostUploadsPath)
    expect(await send(host, idOf(address))).toMatchObject({ status: 409, code: 'notNow' })
    expect(await begin(host, 10, 'second.mp4', hostUploadsPath)).toMatchObject({ status: 429 })
    const stranger = await other()
    expect(await send(stranger, await arrived(stranger))).toMatchObject({ status: 404 })
    expect(await send(host, await arrived(await other()))).toMatchObject({ status: 404 })
    expect(await one()).toMatchObject({ sent_recording: null })
  })
})

/** Another host, whose event is over. */
async function other() {
  const another = await makeHealer(app())
  await makeEvent(app(), { healer_id: another.u_id, inHours: -24 })
  return signInHealer(app(), another)
}

test('only hosts of events that are over upload, and to their own address alone', async () => {
  const idle = await signInHealer(app(), await makeHealer(app()))
  const early = await makeHealer(app())
  await makeEvent(app(), { healer_id: early.u_id, inHours: 2 })
  for (const as of [idle, await signInHealer(app(), early)])
    expect(await begin(as, 10, 'a.mp4', hostUploadsPath)).toMatchObject({ status: 409 })
  expect(await begin(host, 10, 'a.mp4', uploadsPath)).toMatchObject({ status: 403 })
  for (const as of [client, await makeStaff(app(), ['editor'])])
    expect(await begin(as, 10, 'a.mp4', hostUploadsPath)).toMatchObject({ status: 403 })
  expect((await send(client, event.u_id)).status).toBe(403)
  for (const role of ['support', 'finance'] as const) {
    const as = await makeStaff(app(), [role])
    expect((await accept(as, 'content/x.mp4')).status).toBe(403)
    expect((await app().call('GET /api/staff/event-recordings', { query: {} }, { as })).status).toBe(403)
  }
})
