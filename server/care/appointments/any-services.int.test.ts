import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
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
/** Bookings: which service, the how manieth free time of it, and how many minutes beside it. */
const attempts = fc.array(
  fc.record({ service: fc.nat(2), place: fc.nat(30), beside: fc.constantFrom(0, 0, 0, 15, -30) }),
  { minLength: 12, maxLength: 12 },
)

const overlapping = async (healerId: string) => {
  const { rows } =
    await sql`select 1 from slot_claim a join slot_claim b on a.healer_id = b.healer_id and a.u_id < b.u_id
    where a.healer_id = ${healerId} and a.state in ('held', 'booked') and b.state in ('held', 'booked') and a.busy && b.busy`.execute(
      app().db,
    )
  return rows.length
}

test('what the picker shows is booked, what it does not show is refused, and no two sessions meet', async () => {
  const clients = await Promise.all(Array.from({ length: 12 }, () => makeClient(app())))
  const zones = fc.constantFrom('Asia/Kolkata', 'Europe/London')
  await fc.assert(
    fc.asyncProperty(zones, offered, offered, attempts, async (time_zone, one, other, wanted) => {
      const healer = await makeHealer(app(), { time_zone, buffer_minutes: 10 })
      const services = [
        healer.u_id,
        await addService(app(), healer, one),
        await addService(app(), healer, other),
      ]
      for (const [index, { service, place, beside }] of wanted.entries()) {
        const asked = { healer_u_id: healer.u_id, service_u_id: services[service] ?? '' }
        const { data } = await app().call('GET /api/website/healer-availability', {
          query: { ...asked, date: '2026-10-26', time_zone },
        })
        const free = data?.free ?? []
        const near = free[place % Math.max(free.length, 1)]
        if (!near) continue
        const starts_at = new Date(Date.parse(near) + beside * 60_000).toISOString()
        const answer = await app().call(
          'POST /api/website/appointment',
          { body: { ...asked, starts_at, mode: 'video', description: 'Sleep' } },
          { as: clients[index] },
        )
        const clientIsFree = answer.code !== 'clientBusy' && answer.code !== 'tooManyHolds'
        if (clientIsFree)
          expect([starts_at, answer.status === 201]).toEqual([starts_at, free.includes(starts_at)])
        expect(await overlapping(healer.u_id)).toBe(0)
      }
    }),
    { numRuns: Math.ceil(rounds / 3) },
  )
})
