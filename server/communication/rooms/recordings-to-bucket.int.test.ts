import { recordingNoticeSeconds } from '@newyou/contract/communication/rooms/live'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLiveKit, type LiveKit } from '../../integrations/livekit.ts'
import { minutes, seconds } from '../../platform/clock.ts'
import { makeEvent, type TestEvent } from '../../testing/events.ts'
import { fetchStored } from '../../testing/files.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { liveKitOf } from '../../testing/livekit.ts'
import { roomsOf } from '../../testing/rooms.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const now = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({
  start: now,
  withLiveKit: true,
  withBucket: true,
  config: { LIVEKIT_RECORDS_TO_BUCKET: 'true', LIVEKIT_RECORDINGS_FOLDER: '', FFMPEG_PATH: 'ffmpeg' },
})
const rooms = roomsOf(app)
const atLiveKit = liveKitOf(app)
const bucket = () => app().sandbox.bucket

let healer: TestHealer
let host: TestUser
let webinar: TestEvent
let livekit: LiveKit

const at = () => ({ params: { roomId: webinar.u_id } })
const recording = () =>
  app()
    .db.selectFrom('room_recording')
    .selectAll()
    .where('event_id', '=', webinar.u_id)
    .executeTakeFirstOrThrow()
const film = () =>
  app().db.selectFrom('event_recording').selectAll().where('event_id', '=', webinar.u_id).executeTakeFirst()
const stateThere = async () => (await livekit.recordings(webinar.u_id))[0]?.state
const tryAgain = () => app().app.platform.jobs.runNow('room-recording-keep', recordingJob)
let recordingJob: { recordingId: string }

/** Recorded and over, as far as LiveKit knows. */
async function recorded() {
  const side = await rooms.come(host, webinar.u_id)
  expect((await rooms.look(host, webinar.u_id)).data?.can_record).toBe(true)
  await atLiveKit.watch(atLiveKit.passOf(side))
  await app().call('POST /api/practice/room/{roomId}/recording', at(), { as: host })
  app().clock.advance(seconds(recordingNoticeSeconds))
  await app().app.modules.rooms.eventRecordings.setRight()
  await expect.poll(stateThere).toBe('recording')
  await app().call('POST /api/practice/room/{roomId}/recording/stop', at(), { as: host })
  await expect.poll(stateThere, { timeout: 15_000 }).toMatch(/complete|failed/)
  const { u_id: recordingId, egress_id: egressId } = await recording()
  recordingJob = { recordingId }
  return { recordingId, egressId }
}

const ended = (egressId: string | null, status: string) =>
  atLiveKit.hear({ event: 'egress_ended', egressInfo: { egressId, roomName: webinar.u_id, status } })

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
  livekit = createLiveKit(app().app.platform.config) as LiveKit
})
beforeEach(async () => {
  app().clock.set(now)
  bucket().setMode('up')
  bucket().empty()
  healer = await makeHealer(app())
  host = await signInHealer(app(), healer)
  webinar = await makeEvent(app(), { healer_id: healer.u_id, seats: 40, price_paise: 0, inHours: 0.1 })
})
afterEach(() => {
  rooms.closeAll()
  atLiveKit.closeAll()
})

test('LiveKit writes a film into the bucket, where it is taken as it lies, looked at and played', async () => {
  const { recordingId, egressId } = await recorded()
  const name = `private/content/${recordingId}.mp4`
  expect(bucket().names()).toEqual([name])
  for (const _ of [1, 2]) expect(await ended(egressId, 'EGRESS_COMPLETE')).toBe(200)
  await app().drain()
  expect((await recording()).state).toBe('kept')
  expect(await film()).toMatchObject({
    file: `content/${recordingId}.mp4`,
    sent_by: healer.person_id,
    type: 'video/mp4',
    refused_at: null,
  })
  expect(
    bucket()
      .names()
      .filter((one) => one.endsWith(`${recordingId}.mp4`)),
  ).toEqual([name])
  const { privateFiles } = app().app.platform
  const part = await fetchStored(app(), privateFiles.address(`content/${recordingId}.mp4`, host.uId), {
    range: 'bytes=4-7',
  })
  expect([part.status, part.body.toString()]).toEqual([206, 'ftyp'])
})

test('a bucket that is away when it ended is waited for, however long', async () => {
  const { egressId } = await recorded()
  bucket().setMode('down')
  await ended(egressId, 'EGRESS_COMPLETE')
  await app().drain()
  app().clock.advance(minutes(30))
  await expect(tryAgain()).rejects.toMatchObject({ code: 'unavailable' })
  expect((await recording()).state).toBe('arriving')
  bucket().setMode('up')
  await tryAgain()
  expect((await recording()).state).toBe('kept')
})

test('a film that does not come, or is none, is no recording, and nothing of it stays', async () => {
  const { recordingId, egressId } = await recorded()
  bucket().empty()
  await ended(egressId, 'EGRESS_COMPLETE')
  await app().drain()
  expect((await recording()).state).toBe('arriving')
  await app().app.platform.privateFiles.keep(`content/${recordingId}.mp4`, Buffer.from('no film'))
  await tryAgain()
  expect(await recording()).toMatchObject({ state: 'failed', failure: 'file' })
  expect(await film()).toBeUndefined()
  expect(bucket().names()).toEqual([])
})

test('what LiveKit could not write has failed', async () => {
  const side = await rooms.come(host, webinar.u_id)
  await atLiveKit.watch(atLiveKit.passOf(side))
  await app().call('POST /api/practice/room/{roomId}/recording', at(), { as: host })
  app().clock.advance(seconds(recordingNoticeSeconds))
  await app().app.modules.rooms.eventRecordings.setRight()
  await expect.poll(stateThere).toBe('recording')
  bucket().setMode('down')
  await app().call('POST /api/practice/room/{roomId}/recording/stop', at(), { as: host })
  await expect.poll(stateThere, { timeout: 15_000 }).toBe('failed')
  await app().app.modules.rooms.eventRecordings.setRight()
  expect(await recording()).toMatchObject({ state: 'failed', failure: 'broken' })
})
