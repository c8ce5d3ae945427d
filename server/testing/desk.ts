import { makeHealer, type TestHealer } from './healers.ts'
import { makePlace } from './places.ts'
import { addService } from './services.ts'
import { makeStaff } from './signed-in.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** A healer who meets online and at a place, from 9 to 18 each day. */
export async function makeHealerAtPlace(app: TestApp) {
  const { placeId, roomIds } = await makePlace(app, ['Room 1', 'Room 2'])
  const healer = await makeHealer(app, { daily: [{ from: '09:00', to: '18:00', place_u_id: placeId }] })
  const serviceId = await addService(app, healer, {
    name: 'Recovery from addiction',
    minutes: 60,
    price_rupees: 1_000,
    modes: ['in-person', 'video'],
    places: [placeId],
  })
  return { healer, placeId, roomIds, serviceId }
}

/** A colleague at the front desk, signed in, who works for these healers or for all. */
export async function makeDesk(
  app: TestApp,
  healers: readonly Pick<TestHealer, 'u_id'>[] | 'all',
): Promise<TestUser> {
  const desk = await makeStaff(app, ['desk'], { firstName: 'Farida', lastName: 'Shaikh' })
  const ids = healers === 'all' ? [null] : healers.map(({ u_id }) => u_id)
  await app.db
    .insertInto('staff_scope')
    .values(ids.map((healer_id) => ({ person_id: desk.uId, healer_id, created_at: app.clock.now() })))
    .execute()
  return desk
}
