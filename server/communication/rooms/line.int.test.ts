import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { registerClient } from '../../testing/people.ts'
import { start, useRoomStage } from '../../testing/room-stage.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({
  config: { TURN_URLS: 'turn:turn.example.org:3478', TURN_SECRET: 'a shared secret of both' },
})
const { stage, at } = useRoomStage(app)

const measure = (as: typeof stage.client, body = { filler: '', give: 0 }) =>
  app().call('POST /api/website/room/{roomId}/line', { params: { roomId: stage.roomId }, body }, { as })

test('both measure their line before the session, over a TURN server that takes them for a minute', async () => {
  await at(-minutes(5))
  for (const person of [stage.client, stage.host]) {
    const { status, data } = await measure(person, { filler: 'x'.repeat(1000), give: 4000 })
    expect({ status, given: data?.filler.length }).toEqual({ status: 200, given: 4000 })
    const [turn] = data?.ice_servers ?? []
    expect(turn).toMatchObject({ urls: ['turn:turn.example.org:3478'], credential: expect.any(String) })
    const until = Number(turn?.username?.split(':')[0]) * 1000
    expect(until - (start.getTime() - minutes(5))).toBe(60_000)
  }
})

test('no TURN server after the session, no measuring for others, and no more filler than allowed', async () => {
  await at(minutes(45 + 15))
  expect((await measure(stage.client)).data?.ice_servers).toEqual([])
  expect((await measure(await registerClient(app()))).status).toBe(404)
  expect((await measure(stage.client, { filler: '', give: 200_000 })).status).toBe(400)
})
