import type { LineReport } from '@newyou/contract/communication/rooms/line-report'
import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { registerClient } from '../../testing/people.ts'
import { useRoomStage } from '../../testing/room-stage.ts'
import { makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const { stage, rooms, at, meet } = useRoomStage(app)

const report: LineReport = {
  minutes: ['good', 'weak', 'lost'],
  seconds: 180,
  lost_seconds: 40,
  apart_seconds: 10,
  reconnects: 2,
  picture_off_seconds: 60,
  sound_packets: 9000,
  sound_packets_lost: 90,
  concealed_ms: 1800,
}
const tell = (as: TestUser, visitId: string, changed: object = {}) =>
  app().call(
    'PUT /api/website/room/{roomId}/line-report',
    { params: { roomId: stage.roomId }, body: { visit_u_id: visitId, report: { ...report, ...changed } } },
    { as },
  )
const read = async (as: TestUser) =>
  (
    await app().call(
      'GET /api/website/room/{roomId}/line-report',
      { params: { roomId: stage.roomId } },
      { as },
    )
  ).data

test('each side sees both lines, all visits together, and staff see them in the appointment', async () => {
  const { healerSide, clientSide } = await meet()
  expect(await read(stage.client)).toEqual({ mine: null, other: null })
  expect((await tell(stage.client, clientSide.visit_u_id)).status).toBe(200)
  // A report that was overtaken by a later one changes nothing.
  await tell(stage.client, clientSide.visit_u_id, { seconds: 120, minutes: ['good', 'weak'] })
  await tell(stage.host, healerSide.visit_u_id, { minutes: ['good', 'good', 'good'], lost_seconds: 0 })
  await rooms.leave(stage.client, stage.roomId, clientSide.visit_u_id)
  await at(minutes(5))
  const again = await rooms.come(stage.client, stage.roomId)
  expect((await tell(stage.client, clientSide.visit_u_id, { seconds: 190 })).status).toBe(200)
  await tell(stage.client, again.visit_u_id, { minutes: ['fair'], seconds: 60, reconnects: 1 })

  const client = {
    minutes: ['good', 'weak', 'lost', 'fair'],
    seconds: 250,
    lost_seconds: 80,
    apart_seconds: 20,
    reconnects: 3,
    picture_off_seconds: 120,
    sound_packets: 18_000,
    sound_packets_lost: 180,
    concealed_ms: 3600,
  }
  const healer = { ...report, minutes: ['good', 'good', 'good'], lost_seconds: 0 }
  expect(await read(stage.client)).toEqual({ mine: client, other: healer })
  expect(await read(stage.host)).toEqual({ mine: healer, other: client })
  const shown = await app().call(
    'GET /api/staff/appointments/{appointmentId}',
    { params: { appointmentId: stage.roomId } },
    { as: await makeStaff(app(), ['support']) },
  )
  expect(shown.data?.lines).toEqual({ client, healer })
})

test('no report is taken of a visit of others, long after its end, or that cannot be true', async () => {
  const { healerSide, clientSide } = await meet()
  const { visit_u_id: visitId } = clientSide
  expect((await tell(stage.client, healerSide.visit_u_id)).status).toBe(404)
  expect((await tell(await registerClient(app()), visitId)).status).toBe(404)
  for (const wrong of [
    { minutes: ['splendid'] },
    { minutes: Array.from({ length: 481 }, () => 'good') },
    { seconds: -1 },
    { seconds: 1_000_000 },
    { lost_seconds: 175 },
    { picture_off_seconds: 181 },
    { sound_packets_lost: 9001 },
    { device: 'a phone' },
  ])
    expect({ wrong, ...(await tell(stage.client, visitId, wrong)) }).toMatchObject({
      status: 400,
      code: 'invalidInput',
    })
  await rooms.leave(stage.client, stage.roomId, visitId)
  await at(minutes(11))
  expect(await tell(stage.client, visitId)).toMatchObject({ status: 409, code: 'notNow' })
  expect((await read(stage.host))?.other).toBeNull()
  expect(
    (
      await app().call(
        'GET /api/website/room/{roomId}/line-report',
        { params: { roomId: stage.roomId } },
        { as: await registerClient(app()) },
      )
    ).status,
  ).toBe(404)
})
