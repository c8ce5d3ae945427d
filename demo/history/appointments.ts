import { sql } from 'kysely'
import { appointmentMinutes } from '../../contract/business.ts'
import { freeStarts, occupiedBetween, readRules, widened } from '../../server/care/healers/index.ts'
import { after, days, hours, minutes } from '../../server/platform/clock.ts'
import type { Database } from '../../server/platform/database/database.ts'
import { type DemoAppointment, demoAppointments, demoOffers, demoSeries } from '../content/appointments.ts'
import { organizationSessions } from '../content/organizations.ts'
import { demoId } from '../ids.ts'
import type { PastSite } from './past-site.ts'
import type { Timeline } from './timeline.ts'

/** Midnight of a day before or after now, where the healer lives. */
function midnightOf(timeZone: string, day: number, now: Date): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  return new Date(today.startOfDay().add({ days: day }).epochMilliseconds)
}

interface Wanted {
  client: string
  /** Others who come along, and have to be free too. */
  companions?: readonly string[]
  healer: string
  day: number
  time: number
  service?: number
}

export const serviceOf = ({ healer, service }: Pick<Wanted, 'healer' | 'service'>) =>
  service === undefined ? null : demoId('service', `${healer}:${service}`)

const endOf = (start: Date) => after(start, minutes(appointmentMinutes))

/** When the client is busy, with any healer. */
async function busyTimes(db: Database, ...clients: string[]) {
  const { rows } = await sql<{ from: Date; to: Date }>`select lower(during) as from, upper(during) as to
    from slot_claim where client_id = any(${clients.map((slug) => demoId('person', slug))}::uuid[]) and state in ('held', 'booked')`.execute(
    db,
  )
  return rows
}

/** A time that is still free for both: the wished one of that day, or the nearest after it. */
export async function timeOf(
  db: Database,
  { client, companions = [], healer, day, time, service }: Wanted,
  now: Date,
): Promise<Date> {
  const rules = await readRules(db, demoId('healer', healer), serviceOf({ healer, service }))
  if (!rules) throw new Error(`there is no demo healer ${healer}`)
  const midnight = midnightOf(rules.timeZone, day, now)
  const from = day === 0 && midnight < now ? now : midnight
  const interval = { from, to: after(from, days(7)) }
  const occupied = await occupiedBetween(db, demoId('healer', healer), widened(interval), now)
  const busy = await busyTimes(db, client, ...companions)
  const over = (start: Date) => after(start, minutes(rules.minutes))
  const free = freeStarts(rules, occupied, interval).filter(
    (start) => !busy.some(({ from: begins, to: ends }) => start < ends && over(start) > begins),
  )
  const today = free.filter((start) => start < after(midnight, days(1)))
  const start = today[Math.min(time, today.length - 1)] ?? free[0]
  if (!start) throw new Error(`${healer} has no free time on day ${day}`)
  return start
}

/** The same time of each week from the first one on, where both are free. The demo lives where no clocks change. */
async function freeWeeks(db: Database, { client, healer, count }: typeof demoSeries, first: Date) {
  const rules = await readRules(db, demoId('healer', healer))
  const weeks = Array.from({ length: count }, (_, week) => after(first, days(7 * week)))
  const interval = { from: first, to: after(first, days(7 * count)) }
  const occupied = await occupiedBetween(db, demoId('healer', healer), widened(interval), first)
  const busy = await busyTimes(db, client)
  const free = new Set(rules ? freeStarts(rules, occupied, interval).map((start) => start.getTime()) : [])
  return weeks.filter(
    (start) => free.has(start.getTime()) && !busy.some(({ from, to }) => start < to && endOf(start) > from),
  )
}

const soonStep = minutes(5)

/**
 * Puts a booked session at the next full five minutes after so many, which no healer offers, unless one of the two is busy
 * then: so its room is open as soon as the site is.
 */
async function startSoon(db: Database, appointmentId: string, inMinutes: number, now: Date) {
  const start = new Date(Math.ceil(after(now, minutes(inMinutes)).getTime() / soonStep) * soonStep)
  const during = sql`tstzrange(${start}::timestamptz, ${endOf(start)}::timestamptz)`
  const { rows } = await sql`update slot_claim c set during = ${during}, busy = ${during} from appointment a
    where a.u_id = ${appointmentId} and c.u_id = a.claim_id and not exists (select from slot_claim o
      where o.u_id <> c.u_id and o.state in ('held', 'booked') and coalesce(o.busy, o.during) && ${during}
        and (o.healer_id = c.healer_id or o.client_id = c.client_id))
    returning c.u_id`.execute(db)
  if (rows.length)
    await db
      .updateTable('appointment')
      .set({ starts_at: start, ends_at: endOf(start) })
      .where('u_id', '=', appointmentId)
      .execute()
}

/** Sessions around today, so that the rooms of a client and of a healer can be seen as they are in use. */
export function planAppointments(site: PastSite, timeline: Timeline, now: Date) {
  const { db } = site
  /** The appointments that were booked, in the order of the content. */
  const booked = new Map<number, string>()
  const clientOf = (slug: string) => site.as(demoId('person', slug), 'client')
  const healerOf = (slug: string) => site.as(demoId('healer-person', slug), 'healer')

  async function packOf(client: string) {
    const pack = await db
      .selectFrom('session_pack')
      .select('u_id')
      .where('person_id', '=', demoId('person', client))
      .executeTakeFirstOrThrow()
    return { subscription_package_u_id: pack.u_id }
  }

  async function book(wanted: DemoAppointment, startsAt: Date): Promise<string> {
    const client = await clientOf(wanted.client)
    const made = await site.call(client, 'POST /api/website/appointment', {
      body: {
        healer_u_id: demoId('healer', wanted.healer),
        starts_at: startsAt.toISOString(),
        mode: wanted.mode,
        description: wanted.description,
        ...(wanted.service !== undefined && { service_u_id: serviceOf(wanted) ?? '' }),
        ...(wanted.paysLater && { pays_later: true }),
        ...(wanted.byPack ? await packOf(wanted.client) : {}),
      },
    })
    if (made.order_u_id && !wanted.paysLater) {
      const { paidFrom, isByOrganization = false } = wanted
      await site.pay(client, made.order_u_id, { ...paidFrom, isByOrganization })
    }
    return made.u_id
  }

  /** The healer offers it after an earlier one, and the client accepts and pays. */
  async function offerAndAccept(wanted: DemoAppointment, startsAt: Date): Promise<string> {
    const { healing } = wanted
    if (!healing) throw new Error('there is nothing to offer')
    const offered = await offer({ ...wanted, ...healing }, startsAt)
    const client = await clientOf(wanted.client)
    const accepted = await site.call(client, 'PATCH /api/website/healing-session/{uId}', {
      params: { uId: offered.u_id },
      body: { accepted_by_patient: true },
    })
    if (accepted.order_u_id) await site.pay(client, accepted.order_u_id)
    const { u_id: appointmentId } = await db
      .selectFrom('appointment')
      .select('u_id')
      .where('healing_session_id', '=', offered.u_id)
      .executeTakeFirstOrThrow()
    return appointmentId
  }

  async function offer(
    wanted: { healer: string; after: number; title: string; words: string; pricePaise: number } & Pick<
      DemoAppointment,
      'mode'
    >,
    startsAt: Date,
    standsDays = 2,
  ) {
    return site.call(await healerOf(wanted.healer), 'POST /api/practice/healing-session', {
      body: {
        appointment_u_id: booked.get(wanted.after) ?? '',
        title: wanted.title,
        description: wanted.words,
        starts_at: startsAt.toISOString(),
        mode: wanted.mode,
        price_paise: wanted.pricePaise,
        stands_hours: standsDays * 24,
      },
    })
  }

  /** Later steps of a booked appointment. */
  function follow(wanted: DemoAppointment, appointmentId: string, startsAt: Date) {
    const of = { params: { appointmentId } }
    const bookedAt = site.clock.now()
    const { client, healer } = wanted
    if (wanted.isConfirmedByClient)
      timeline.at(after(bookedAt, minutes(20)), async () =>
        site.call(await clientOf(client), 'POST /api/website/appointment/{appointmentId}/confirm', of),
      )
    if (wanted.rescheduledFromDaysBefore !== undefined)
      timeline.at(after(now, -hours(20)), async () =>
        site.call(await healerOf(healer), 'POST /api/practice/appointment/{appointmentId}/reschedule', {
          ...of,
          body: { starts_at: (await timeOf(db, wanted, now)).toISOString() },
        }),
      )
    if (wanted.state === 'cancelled')
      timeline.at(after(bookedAt, days(1)), async () => {
        const person = await clientOf(client)
        const path = '/api/website/appointment/{appointmentId}/cancel'
        const { refund_paise } = await site.call(person, `GET ${path}`, of)
        await site.call(person, `POST ${path}`, { ...of, body: { refund_paise } })
      })
    if (wanted.state === 'completed')
      timeline.at(endOf(startsAt), async () =>
        site.call(await healerOf(healer), 'POST /api/practice/appointment/{appointmentId}/complete', of),
      )
    if (wanted.state === 'no-show')
      timeline.at(endOf(startsAt), async () =>
        site.call(await healerOf(healer), 'POST /api/practice/appointment/{appointmentId}/no-show', of),
      )
  }

  for (const [number, wanted] of [...demoAppointments, ...organizationSessions].entries()) {
    const ahead = wanted.healing ? 2 : 3
    timeline.at(after(now, days(Math.min(wanted.day, 0) - ahead) + minutes(number * 7)), async () => {
      const day = wanted.day - (wanted.rescheduledFromDaysBefore ?? 0)
      const startsAt = await timeOf(db, { ...wanted, day }, now)
      const appointmentId = await (wanted.healing ? offerAndAccept : book)(wanted, startsAt)
      booked.set(number, appointmentId)
      if (wanted.startsInMinutes !== undefined)
        await startSoon(db, appointmentId, wanted.startsInMinutes, now)
      follow(wanted, appointmentId, startsAt)
    })
  }
  timeline.at(after(now, days(demoSeries.day - 2)), async () => {
    const { healer, count, mode, description } = demoSeries
    const client = await clientOf(demoSeries.client)
    const first = await timeOf(db, demoSeries, now)
    const rhythm = { healer_u_id: demoId('healer', healer), mode, starts_at: first.toISOString() }
    const starts = await freeWeeks(db, demoSeries, first)
    const made = await site.call(client, 'POST /api/website/appointment-series', {
      body: { ...rhythm, weeks: 1, count, starts: starts.map((start) => start.toISOString()), description },
    })
    if (!made.order_u_id) throw new Error('the series of the demo has no order')
    await site.pay(client, made.order_u_id)
    const over = await db
      .selectFrom('appointment')
      .select(['u_id', 'order_id', 'ends_at', 'pay_by'])
      .where('series_id', '=', made.series_u_id)
      .where('ends_at', '<', now)
      .execute()
    for (const { u_id: appointmentId, order_id: orderId, ends_at: endsAt, pay_by: payBy } of over) {
      if (orderId && payBy) await site.pay(client, orderId)
      timeline.at(endsAt, async () =>
        site.call(await healerOf(healer), 'POST /api/practice/appointment/{appointmentId}/complete', {
          params: { appointmentId },
        }),
      )
    }
  })
  for (const wanted of demoOffers)
    timeline.at(after(now, -hours(3)), async () => {
      await offer(wanted, await timeOf(db, wanted, now), wanted.standsDays)
    })
}
