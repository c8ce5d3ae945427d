import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { makeHealer, signInHealer, type TestHealer } from './healers.ts'
import { registerClient } from './people.ts'
import { type RoomLine, roomsOf } from './rooms.ts'
import { bookAndPay } from './sessions-paid.ts'
import { signIn } from './signed-in.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** Long before the session. */
export const morning = new Date('2026-11-21T06:00:00Z')
/** When the session begins. */
export const start = new Date('2026-11-22T03:30:00Z')

/** For each test a paid session of a client and a healer, whose room is open. */
export function useRoomStage(app: () => TestApp) {
  const rooms = roomsOf(app)
  const stage = { roomId: '' } as { client: TestUser; healer: TestHealer; host: TestUser; roomId: string } // filled before each test

  /** The clock stands there, and both have fresh tokens. */
  async function clockAt(moment: Date) {
    app().clock.set(moment)
    stage.client = await signIn(app(), stage.client.uId, 'client')
    stage.host = await signInHealer(app(), stage.healer)
  }
  const at = (offset: number) => clockAt(new Date(start.getTime() + offset))

  beforeAll(async () => {
    await app().app.http.listen({ port: 0, host: '127.0.0.1' })
  })
  beforeEach(async () => {
    app().clock.set(morning)
    stage.client = await registerClient(app())
    stage.healer = await makeHealer(app())
    stage.roomId = (await bookAndPay(app(), stage.client, stage.healer, start.toISOString())).u_id
    await at(0)
  })
  afterEach(() => rooms.closeAll())

  const statesOf = (line: RoomLine) => line.people()?.people.map(({ role, state }) => `${role} ${state}`)

  /** Both in the room and connected. */
  async function meet() {
    const healerSide = await rooms.come(stage.host, stage.roomId)
    const clientSide = await rooms.come(stage.client, stage.roomId)
    await rooms.admit(stage.host, stage.roomId, clientSide.visit_u_id)
    await expect.poll(() => statesOf(clientSide.line)).toEqual(['healer in', 'client in'])
    await expect.poll(() => statesOf(healerSide.line)).toEqual(['healer in', 'client in'])
    return { healerSide, clientSide }
  }

  return { stage, rooms, clockAt, at, statesOf, meet }
}
