import { frontEndPathOf, pathTo, withQuery } from '@newyou/contract/addresses'
import type { HealerCard } from '@newyou/contract/care/healers/healers'
import type { WaitlistEntry } from '@newyou/contract/care/waitlist'
import type { PartOfDay } from '@newyou/contract/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { appointmentReplies } from '../../messages/replies/care.ts'
import { requireUnblocked } from '../../people/blocks/index.ts'
import { after, type Clock, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import { findService, findVerified, freeOfServices, lockCalendar } from '../healers/index.ts'

interface WaitlistDependencies {
  db: Database
  clock: Clock
  ids: Ids
  notifications: Notifications
  publicUrl: string
}

interface BookingRequest {
  healerId: string
  /** By default the healer's first. */
  serviceId?: string | undefined
  weekdays: number[]
  part: PartOfDay
}

/** How long one hears of a time before the next on the list does. */
const headStart = minutes(15)

const partOf = (hour: number): PartOfDay => (hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening')

/** Whether a time suits what a client asked for, in that zone. */
function suits(start: Date, request: { weekdays: number[]; part: string }, zone: string): boolean {
  const local = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(zone)
  if (request.weekdays.length && !request.weekdays.includes(local.dayOfWeek)) return false
  return request.part === 'any' || request.part === partOf(local.hour)
}

/**
 * Waiting lists of full healers. When a time becomes free, the first suitable client is notified, and a while later the
 * next, as long as it is free. The time is not held: see docs/decisions/0010-told-in-order-not-held.md.
 */
export function createWaitlist({ db, clock, ids, notifications, publicUrl }: WaitlistDependencies) {
  const waitingFor = (queryable: Queryable, where: RawBuilder<boolean>) =>
    queryable
      .selectFrom('waitlist_entry as w')
      .innerJoin('healer_card as h', 'h.u_id', 'w.healer_id')
      .select(['w.u_id', 'w.weekdays', 'w.part', 'w.created_at'])
      .innerJoin('service_card as v', (join) =>
        join.on(sql<boolean>`v.u_id = coalesce(w.service_id, w.healer_id)`),
      )
      .select(['h.u_id as healer_id', 'h.full_name', 'h.title', 'h.image', 'h.next_free_at'])
      .select(['v.u_id as service_u_id', 'v.name as service_name', 'v.name_hi as service_name_hi'])
      .select(
        sql<number>`(select count(*) from waitlist_entry b where b.healer_id = w.healer_id
          and b.service_id is not distinct from w.service_id and (b.created_at, b.u_id) < (w.created_at, w.u_id))`.as(
          'ahead',
        ),
      )
      .where(where)
      .orderBy('w.created_at')

  type Row = Awaited<ReturnType<ReturnType<typeof waitingFor>['executeTakeFirstOrThrow']>>

  const present = (row: Row): WaitlistEntry => ({
    u_id: row.u_id,
    weekdays: row.weekdays,
    part: row.part as PartOfDay, // checked by the table
    healer: {
      u_id: row.healer_id,
      full_name: row.full_name,
      title: row.title,
      image: row.image as HealerCard['image'], // written by our own picture code
      next_free_at: row.next_free_at?.toISOString() ?? null,
    },
    service: {
      u_id: row.service_u_id ?? row.healer_id ?? '',
      name: row.service_name ?? '',
      name_hi: row.service_name_hi ?? '',
    },
    ahead: Number(row.ahead),
    created_at: row.created_at.toISOString(),
  })

  async function notifyOf(
    trx: Trx,
    healerId: string,
    entry: { u_id: string; client_id: string; service_id: string | null; zone: string },
    start: Date,
  ) {
    const { full_name: other, person_id: about } = await trx
      .selectFrom('healer_card')
      .select(['full_name', 'person_id'])
      .where('u_id', '=', healerId)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('waitlist_notification')
      .values({ entry_id: entry.u_id, starts_at: start, notified_at: clock.now() })
      .execute()
    const path = withQuery(pathTo('healer', { healerId }), {
      at: start.toISOString(),
      service: entry.service_id,
    })
    await notifications.notify(trx, {
      personId: entry.client_id,
      about,
      type: 'waitlist',
      frontEndPath: frontEndPathOf('healer'),
      targetId: healerId,
      senderName: other,
      message: 'waitlist.timeAvailable',
      parameters: {
        startsAt: start.toISOString(),
        zone: entry.zone,
        other,
        link: `${publicUrl}${path}`,
      },
    })
  }

  /** Each free time is offered to one more of the clients whom it suits, unless another was notified a moment ago. */
  async function goThrough(trx: Trx, healerId: string) {
    const now = clock.now()
    await lockCalendar(trx, healerId)
    const waiting = await trx
      .selectFrom('waitlist_entry as w')
      .innerJoin('person_name as p', 'p.u_id', 'w.client_id')
      .innerJoin('healer_card as h', 'h.u_id', 'w.healer_id')
      .select(['w.u_id', 'w.client_id', 'w.service_id', 'w.weekdays', 'w.part', 'p.time_zone as zone'])
      .where('w.healer_id', '=', healerId)
      // Only people who could book the time; else it goes to the next.
      .where('p.state', '=', 'active')
      .where(
        sql<boolean>`not exists (select from account_deletion d where d.person_id = p.u_id and d.state = 'waiting')`,
      )
      .where(
        sql<boolean>`not exists (select from blocked_person b
          where (b.person_id, b.blocked_id) in ((p.u_id, h.person_id), (h.person_id, p.u_id)))`,
      )
      .orderBy('w.created_at')
      .orderBy('w.u_id')
      .execute()
    const notified = await trx
      .selectFrom('waitlist_notification as t')
      .innerJoin('waitlist_entry as w', 'w.u_id', 't.entry_id')
      .select(['t.entry_id', 't.starts_at', 't.notified_at'])
      .where('w.healer_id', '=', healerId)
      .where('t.starts_at', '>', now)
      .execute()
    // A client who was just notified has time to think; the next notification waits.
    const busy = new Set(
      notified
        .filter(({ notified_at }) => after(notified_at, headStart) > now)
        .map(({ entry_id }) => entry_id),
    )
    const services = [...new Set(waiting.map(({ service_id: serviceId }) => serviceId ?? healerId))]
    const free = await freeOfServices(trx, healerId, services, now)
    const times = services.flatMap((serviceId) =>
      (free.get(serviceId) ?? []).map((start) => ({ serviceId, start })),
    )
    for (const { serviceId, start } of times) {
      const heard = notified.filter(({ starts_at }) => starts_at.getTime() === start.getTime())
      if (heard.some(({ notified_at }) => after(notified_at, headStart) > now)) continue
      const next = waiting.find(
        (entry) =>
          (entry.service_id ?? healerId) === serviceId &&
          !busy.has(entry.u_id) &&
          !heard.some(({ entry_id }) => entry_id === entry.u_id) &&
          suits(start, entry, entry.zone),
      )
      if (!next) continue
      busy.add(next.u_id)
      await notifyOf(trx, healerId, next, start)
      if (busy.size === waiting.length) break
    }
  }

  return {
    async mine(clientId: string): Promise<WaitlistEntry[]> {
      return (await waitingFor(db, sql<boolean>`w.client_id = ${clientId}`).execute()).map(present)
    },

    /** Again for the same service changes the wishes and keeps the place. @throws DomainError notFound, blocked, waitlistNotNeeded */
    async join(
      clientId: string,
      { healerId, serviceId, weekdays, part }: BookingRequest,
    ): Promise<WaitlistEntry> {
      const healer = orNotFound(await findVerified(db, healerId))
      if (healer.person_id === clientId)
        throwError('notAllowed', { message: appointmentReplies.withYourself })
      await requireUnblocked(db, clientId, healerId)
      const service = orNotFound(await findService(db, healerId, serviceId))
      const own = service.serviceId ?? healerId
      if ((await freeOfServices(db, healerId, [own], clock.now())).get(own)?.length)
        throwError('waitlistNotNeeded')
      const wanted = { weekdays: [...new Set(weekdays)].sort(), part }
      const { u_id } = await db
        .insertInto('waitlist_entry')
        .values({
          u_id: ids.next(),
          healer_id: healerId,
          client_id: clientId,
          service_id: service.serviceId,
          ...wanted,
          created_at: clock.now(),
        })
        // Each service of a healer once; the first one has no id of its own.
        .onConflict((conflict) =>
          conflict
            .expression(sql`client_id, healer_id, (coalesce(service_id, healer_id))`)
            .doUpdateSet(wanted),
        )
        .returning('u_id')
        .executeTakeFirstOrThrow()
      return present(await waitingFor(db, sql<boolean>`w.u_id = ${u_id}`).executeTakeFirstOrThrow())
    },

    /** The client has booked the service and no longer waits for it; a time that becomes free again is offered again. */
    async booked(
      trx: Trx,
      {
        u_id: appointmentId,
        client_id: clientId,
        healer_id: healerId,
        starts_at: startsAt,
      }: { u_id: string; client_id: string; healer_id: string; starts_at: Date },
    ) {
      await trx
        .deleteFrom('waitlist_notification')
        .where('starts_at', '=', startsAt)
        .where('entry_id', 'in', (of) =>
          of.selectFrom('waitlist_entry').select('u_id').where('healer_id', '=', healerId),
        )
        .execute()
      await trx
        .deleteFrom('waitlist_entry')
        .where('client_id', '=', clientId)
        .where('healer_id', '=', healerId)
        .where(
          sql<boolean>`service_id is not distinct from (select service_id from session_times where u_id = ${appointmentId})`,
        )
        .execute()
    },

    /** @throws DomainError notFound */
    async leave(clientId: string, entryId: string) {
      return orNotFound(
        await db
          .deleteFrom('waitlist_entry')
          .where('u_id', '=', entryId)
          .where('client_id', '=', clientId)
          .returning('u_id')
          .executeTakeFirst(),
      )
    },

    /** A time of this healer became free just now. */
    offer: (healerId: string) => inTransaction(db, (trx) => goThrough(trx, healerId)),

    /** Every minute: whatever made a time free, a cancelled session, other hours or another day, is found here. */
    async tellWaiting() {
      const { rows } = await sql<{ healer_id: string }>`
        select distinct w.healer_id from waitlist_entry w join healer_card h on h.u_id = w.healer_id
        where h.state = 'verified' and (h.next_free_at is not null or w.service_id is not null) order by 1`.execute(
        db,
      )
      for (const { healer_id } of rows) await inTransaction(db, (trx) => goThrough(trx, healer_id))
    },
  }
}

export type Waitlist = ReturnType<typeof createWaitlist>
