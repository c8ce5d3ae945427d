import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { makePlace } from '../../testing/places.ts'
import { rounds } from '../../testing/rounds.ts'
import { addService } from '../../testing/services.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India. The clocks of London go back that Sunday night.
const app = useTestApp({ start: new Date('2026-10-24T06:00:00Z') })

const fives = (least: number, most: number) =>
  fc.integer({ min: least / 5, max: most / 5 }).map((count) => count * 5)
const offered = fc.record({
  minutes: fives(15, 240),
  break_before: fives(0, 30),
  break_after: fives(0, 30),
  start_step: fc.constantFrom(null, 15 as const, 30 as const),
  daily_cap: fc.constantFrom(null, 2),
})
/** Bookings: which service of which healer and where, the how manieth free time of it, and how many minutes beside it. */
const attempts = fc.array(
  fc.record({
    healer: fc.nat(1),
    service: fc.nat(2),
    where: fc.constantFrom('online', 'clinic', 'clinic', 'studio'),
    nth: fc.nat(30),
    beside: fc.constantFrom(0, 0, 0, 15, -30),
  }),
  { minLength: 12, maxLength: 12 },
)

/** Pairs of live times that cannot both be held: by the healer, by the room, or by the way between two places. */
const impossible = async (healerIds: string[]) => {
  const { rows } = await sql`select 1 from slot_claim a join slot_claim b on a.u_id < b.u_id
    where a.healer_id = any(${healerIds}) and b.healer_id = any(${healerIds})
      and a.state in ('held', 'booked') and b.state in ('held', 'booked')
      and ((a.healer_id = b.healer_id and a.busy && b.busy)
        or (a.treatment_room_id = b.treatment_room_id and a.busy && b.busy)
        or (a.healer_id = b.healer_id and a.place_id <> b.place_id and a.travel && b.travel))`.execute(
    app().db,
  )
  return rows.length
}

test('what the picker shows is booked, what it does not show is refused, and no two sessions meet', async () => {
  const clients = await Promise.all(Array.from({ length: 12 }, () => makeClient(app())))
  const zones = fc.constantFrom('Asia/Kolkata', 'Europe/London')
  await fc.assert(
    fc.asyncProperty(
      zones,
      fives(0, 120),
      offered,
      offered,
      attempts,
      async (time_zone, travel_minutes, one, other, wanted) => {
        const [{ placeId: clinic }, { placeId: studio }] = [
          await makePlace(app(), ['Room 1']),
          await makePlace(app()),
        ]
        const held = { modes: ['in-person' as const, 'video' as const], places: [clinic, studio] }
        const daily = [
          { from: '09:00', to: '13:00', place_u_id: clinic },
          { from: '13:00', to: '18:00', place_u_id: studio },
        ]
        const make = async () => {
          const own = await makeHealer(app(), { time_zone, travel_minutes, buffer_minutes: 10, daily })
          const services = [
            own.u_id,
            await addService(app(), own, { ...one, ...held }),
            await addService(app(), own, { ...other, ...held }),
          ]
          return { u_id: own.u_id, services }
        }
        const healers = [await make(), await make()]
        for (const [index, { healer, service, where, nth, beside }] of wanted.entries()) {
          const { u_id = '', services = [] } = healers[healer] ?? {}
          // The first service is online alone.
          const place_u_id = service && where !== 'online' ? { clinic, studio }[where] : undefined
          const asked = {
            healer_u_id: u_id,
            service_u_id: services[service] ?? '',
            ...(place_u_id && { place_u_id }),
          }
          const { data } = await app().call('GET /api/website/healer-availability', {
            query: { ...asked, date: '2026-10-26', time_zone },
          })
          const free = data?.free ?? []
          const near = free[nth % Math.max(free.length, 1)]
          if (!near) continue
          const starts_at = new Date(Date.parse(near) + beside * 60_000).toISOString()
          const mode = place_u_id ? 'in-person' : 'video'
          const answer = await app().call(
            'POST /api/website/appointment',
            { body: { ...asked, starts_at, mode, description: 'Sleep' } },
            { as: clients[index] },
          )
          const clientIsFree = answer.code !== 'clientBusy' && answer.code !== 'tooManyHolds'
          if (clientIsFree)
            expect([starts_at, answer.status === 201]).toEqual([starts_at, free.includes(starts_at)])
          expect(await impossible(healers.map(({ u_id: id }) => id))).toBe(0)
        }
      },
    ),
    { numRuns: Math.ceil(rounds / 3) },
  )
})
