import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { recordingNoticeSeconds } from '@newyou/contract/communication/rooms/live'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLiveKit, type LiveKit } from '../../integrations/livekit.ts'
import { after, minutes, seconds } from '../../platform/clock.ts'
import { eventsOf, makeEvent, type TestEvent } from '../../testing/events.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { liveKitOf } from '../../testing/livekit.ts'
import { roomsOf } from '../../testing/rooms.ts'
import { makeClient, makePerson, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const now = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start: now, withLiveKit: true })
const people = eventsOf(app)
const rooms = roomsOf(app)
const atLiveKit = liveKitOf(app)

let healer: TestHealer
let host: TestUser
let client: TestUser
let webinar: TestEvent
let livekit: LiveKit

const at = () => ({ params: { roomId: webinar.u_id } })
const start = (as: TestUser) => app().call('POST /api/practice/room/{roomId}/recording', at(), { as })
const stop = (as: TestUser) => app().call('POST /api/practice/room/{roomId}/recording/stop', at(), { as })
const recording = () =>
  app()
    .db.selectFrom('room_recording')
    .selectAll()
    .where('event_id', '=', webinar.u_id)
    .orderBy('announced_at', 'desc')
    .executeTakeFirst()
const state = async () => (await recording())?.state
const waitingFilm = () =>
  app().db.selectFrom('event_recording').selectAll().where('event_id', '=', webinar.u_id).executeTakeFirst()
const setRight = () => app().app.modules.rooms.eventRecordings.setRight()
const notified = async () => {
  const rows = await app()
    .db.selectFrom('notification')
    .select('message')
    .where('person_id', '=', healer.person_id)
    .where('target_id', '=', webinar.u_id)
    .execute()
  return rows.map(({ message }) => message)
}
/** As the job does once the announcement has been heard. */
async function noticeIsOver() {
  app().clock.advance(seconds(recordingNoticeSeconds))
  await setRight()
}
const news = (egressId: string | null | undefined, status: string, event = 'egress_updated') => ({
  event,
  egressInfo: { egressId, roomName: webinar.u_id, status },
})

async function makeWebinar() {
  healer = await makeHealer(app())
  host = await signInHealer(app(), healer)
  webinar = await makeEvent(app(), { healer_id: healer.u_id, seats: 40, price_paise: 0, inHours: 0.1 })
  const person = await makePerson(app(), { anonymousName: 'Ananya' })
  client = await signIn(app(), person.u_id)
  await people.enrol(client, webinar)
}

/** The host is in the room, and at LiveKit too. */
async function hostIsIn() {
  const side = await rooms.come(host, webinar.u_id)
  await atLiveKit.watch(atLiveKit.passOf(side))
  return side
}

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
  livekit = createLiveKit(app().app.platform.config) as LiveKit
})
beforeEach(async () => {
  app().clock.set(now)
  await makeWebinar()
})
afterEach(() => {
  rooms.closeAll()
  atLiveKit.closeAll()
})

describe('recording an event', () => {
  test('is announced to all, begins later, and its film waits for an editor as one that the host sent', async () => {
    const hostSide = await hostIsIn()
    const guest = await rooms.come(client, webinar.u_id)
    expect((await rooms.look(host, webinar.u_id)).data).toMatchObject({ can_record: true, recording: null })
    expect((await start(host)).status).toBe(200)
    for (const { line } of [hostSide, guest])
      await expect
        .poll(() => line.people()?.recording)
        .toEqual({ state: 'announced', begins_at: after(now, seconds(recordingNoticeSeconds)).toISOString() })
    await setRight()
    expect(await state()).toBe('announced')
    await noticeIsOver()
    await expect.poll(() => guest.line.people()?.recording?.state).toBe('recording')
    // A newcomer is told before they join.
    expect((await rooms.look(client, webinar.u_id)).data?.recording?.state).toBe('recording')
    const { egress_id: id } = (await recording()) ?? {}
    await expect.poll(async () => (await livekit.recordings(webinar.u_id))[0]?.state).toBe('recording')
    expect(await atLiveKit.hear(news(id, 'EGRESS_ACTIVE'))).toBe(200)
    expect(await state()).toBe('recording')

    expect((await stop(host)).status).toBe(200)
    await expect.poll(() => guest.line.people()?.recording?.state).toBe('stopping')
    await expect
      .poll(async () => (await livekit.recordings(webinar.u_id))[0]?.state, { timeout: 15_000 })
      .toBe('complete')
    for (const _ of [1, 2])
      expect(await atLiveKit.hear(news(id, 'EGRESS_COMPLETE', 'egress_ended'))).toBe(200)
    await expect.poll(() => guest.line.people()?.recording).toBeNull()
    await app().drain()
    expect(await state()).toBe('kept')
    expect(await waitingFilm()).toMatchObject({
      sent_by: healer.person_id,
      type: 'video/mp4',
      refused_at: null,
    })
    await expect.poll(() => hostSide.line.people()?.recording?.state).toBe('saved')
    expect(await notified()).toEqual(['rooms.recordingKept'])
    const detail = await app().call(
      'GET /api/practice/event/{eventId}',
      { params: { eventId: webinar.u_id } },
      { as: host },
    )
    expect(detail.data?.sent_recording?.seconds).toBeGreaterThan(0)
    expect((await start(host)).code).toBe('notNow')
  })

  test('can be called off while it is announced', async () => {
    await hostIsIn()
    await start(host)
    expect((await stop(host)).status).toBe(200)
    await noticeIsOver()
    expect(await state()).toBe('withdrawn')
    expect(await livekit.recordings(webinar.u_id)).toEqual([])
    expect((await stop(host)).code).toBe('notNow')
    expect((await start(host)).status).toBe(200)
  })

  test('is for the host who is in the room, once at a time', async () => {
    expect((await start(host)).code).toBe('notNow')
    await hostIsIn()
    await rooms.come(client, webinar.u_id)
    expect((await start(client)).status).toBe(403)
    const other = await signInHealer(app(), await makeHealer(app()))
    for (const call of [start, stop]) expect((await call(other)).status).toBe(404)
    expect((await start(await makeClient(app()))).status).toBe(403)
    const both = await Promise.all([start(host), start(host)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const small = await makeEvent(app(), { healer_id: healer.u_id, seats: 3, price_paise: 0, inHours: 0.1 })
    webinar = small
    await rooms.come(host, small.u_id)
    expect((await start(host)).status).toBe(404)
  })
})

describe('what goes wrong', () => {
  test('LiveKit does not begin: the host is told, and may try again', async () => {
    const { line } = await rooms.come(host, webinar.u_id)
    await start(host)
    await noticeIsOver()
    expect(await recording()).toMatchObject({ state: 'failed', failure: 'refused' })
    await expect.poll(() => line.people()?.recording?.state).toBe('failed')
    expect(await notified()).toEqual(['rooms.recordingFailed'])
    expect((await start(host)).status).toBe(200)
  })

  test('it fails on the way; forged news and those of others change nothing', async () => {
    await hostIsIn()
    await start(host)
    await noticeIsOver()
    const { egress_id: id } = (await recording()) ?? {}
    const failed = news(id, 'EGRESS_FAILED', 'egress_ended')
    expect(await atLiveKit.hear(failed, 'another-secret-of-thirty-two-letters')).toBe(400)
    expect(await atLiveKit.hear(news('EG_another', 'EGRESS_FAILED', 'egress_ended'))).toBe(200)
    expect(await atLiveKit.hear({ ...failed, egressInfo: { egressId: id, roomName: 'elsewhere' } })).toBe(200)
    expect(await state()).toBe('starting')
    expect(await atLiveKit.hear(failed)).toBe(200)
    expect(await recording()).toMatchObject({ state: 'failed', failure: 'broken' })
    expect(await notified()).toEqual(['rooms.recordingFailed'])
    // The next one is not meant by late news of the first, even before LiveKit has said how it calls it.
    app().clock.advance(1000)
    await start(host)
    await noticeIsOver()
    await app()
      .db.updateTable('room_recording')
      .set({ egress_id: null })
      .where('event_id', '=', webinar.u_id)
      .where('state', '=', 'starting')
      .execute()
    await atLiveKit.hear(failed)
    expect(await state()).toBe('starting')
  })

  test('webhooks are lost: the job of each minute goes on by what LiveKit says, also when the room ended', async () => {
    await hostIsIn()
    await start(host)
    await noticeIsOver()
    await expect.poll(async () => (await livekit.recordings(webinar.u_id))[0]?.state).toBe('recording')
    await setRight()
    expect(await state()).toBe('recording')
    await livekit.close(webinar.u_id)
    await expect
      .poll(async () => (await livekit.recordings(webinar.u_id))[0]?.state, { timeout: 15_000 })
      .toBe('complete')
    await setRight()
    expect(await state()).toBe('arriving')
    await app().drain()
    expect(await state()).toBe('kept')
  })

  test('LiveKit knows nothing of it any longer', async () => {
    await hostIsIn()
    await start(host)
    await noticeIsOver()
    await app()
      .db.updateTable('room_recording')
      .set({ egress_id: 'EG_forgotten' })
      .where('event_id', '=', webinar.u_id)
      .execute()
    await setRight()
    expect(await state()).toBe('starting')
    app().clock.advance(minutes(3))
    await setRight()
    expect(await recording()).toMatchObject({ state: 'failed', failure: 'lost' })
  })

  test('a film that is not there yet is waited for; a damaged one is none', async () => {
    await hostIsIn()
    await start(host)
    await noticeIsOver()
    const { u_id: uId, egress_id: id } = (await recording()) ?? {}
    const film = path.join(app().app.platform.config.LIVEKIT_RECORDINGS_FOLDER ?? '', `newyou-${uId}.mp4`)
    await atLiveKit.hear(news(id, 'EGRESS_COMPLETE', 'egress_ended'))
    await rm(film, { force: true })
    await app().drain()
    expect(await state()).toBe('arriving')
    await mkdir(path.dirname(film), { recursive: true })
    await writeFile(film, 'no film')
    await app().app.platform.jobs.send(app().db, 'room-recording-keep', { recordingId: uId })
    await app().drain()
    expect(await recording()).toMatchObject({ state: 'failed', failure: 'file' })
    expect(await waitingFilm()).toBeUndefined()
  })

  test('a film that the host sent meanwhile stays', async () => {
    await hostIsIn()
    await start(host)
    await noticeIsOver()
    const { egress_id: id } = (await recording()) ?? {}
    await stop(host)
    await expect
      .poll(async () => (await livekit.recordings(webinar.u_id))[0]?.state, { timeout: 15_000 })
      .toBe('complete')
    await app()
      .db.insertInto('event_recording')
      .values({
        event_id: webinar.u_id,
        sent_by: healer.person_id,
        file: 'content/sent.mp4',
        type: 'video/mp4',
        seconds: 60,
        sent_at: now,
      })
      .execute()
    await atLiveKit.hear(news(id, 'EGRESS_COMPLETE', 'egress_ended'))
    await app().drain()
    expect(await state()).toBe('withdrawn')
    expect((await waitingFilm())?.file).toBe('content/sent.mp4')
  })
})
