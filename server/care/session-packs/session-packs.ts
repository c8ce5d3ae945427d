import type { SessionPack } from '@newyou/contract/care/session-packs'
import { sql } from 'kysely'
import { packReplies } from '../../messages/replies/packs.ts'
import { after, days } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { moment, rowsOf } from '../../platform/database/statement.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'

/** A session that the healer returned to the pack can be booked again for at least this long. */
const daysAfterHealersCancel = 30

/** Sessions with one healer that were paid for in advance: used by a booking, returned when it is cancelled. */
export function createSessionPacks({
  db,
  pool,
  clock,
  ids,
}: Pick<Platform, 'db' | 'pool' | 'clock' | 'ids'>) {
  const active = (queryable: Queryable, personId: string, packId: string) =>
    queryable
      .selectFrom('session_pack')
      .select(['healer_id', 'service_id', 'expires_at'])
      .where('u_id', '=', packId)
      .where('person_id', '=', personId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()

  return {
    /** The sessions of a pack that the client may still book, those that end first on top. */
    async mine(personId: string, healerId?: string): Promise<SessionPack[]> {
      const query = sql<SessionPack>`select s.u_id, s.bundle_id as bundle_u_id, b.title, s.session_count,
            s.session_count - s.used_count as left_count, ${moment(sql`s.expires_at`)} as expires_at,
            json_build_object('u_id', h.u_id, 'full_name', h.full_name, 'title', h.title, 'image', h.image) as healer,
            json_build_object('u_id', v.u_id, 'name', v.name, 'name_hi', v.name_hi) as service
          from session_pack s join bundle_card b on b.u_id = s.bundle_id join healer_card h on h.u_id = s.healer_id
            join service_card v on v.u_id = coalesce(s.service_id, s.healer_id)
          where s.person_id = ${personId} and s.ended_at is null and s.expires_at > ${clock.now()}
            and (${healerId ?? null}::uuid is null or s.healer_id = ${healerId ?? null})
          order by s.expires_at, s.u_id`
      return rowsOf(pool, query, 'session-packs')
    },

    /** Until when sessions of this pack may be held with this healer. @throws DomainError notFound */
    async endOf(personId: string, packId: string, healerId: string): Promise<Date> {
      const pack = orNotFound(await active(db, personId, packId))
      return pack.healer_id === healerId ? pack.expires_at : throwError('notFound')
    },

    /**
     * `serviceId`: null for the first; of several sessions `startsAt` is the last. @throws DomainError notFound, noPackSession when it is of another service, none is
     * left or the session would be after its end
     */
    async take(
      trx: Trx,
      personId: string,
      packId: string,
      {
        healerId,
        serviceId,
        startsAt,
        count = 1,
      }: { healerId: string; serviceId: string | null; startsAt: Date; count?: number },
    ) {
      const pack = orNotFound(await active(trx, personId, packId))
      if (pack.healer_id !== healerId) throwError('notFound')
      if (pack.service_id !== serviceId)
        throwError('noPackSession', { message: packReplies.ofAnotherService })
      const taken = await trx
        .updateTable('session_pack')
        .set((of) => ({ used_count: of('used_count', '+', count) }))
        .where('u_id', '=', packId)
        .where('expires_at', '>', startsAt)
        .where('ended_at', 'is', null)
        .where((of) => of(of('used_count', '+', count), '<=', of.ref('session_count')))
        .returning('u_id')
        .executeTakeFirst()
      if (!taken) throwError('noPackSession', count > 1 ? { message: packReplies.tooFewLeft } : {})
    },

    /** A session that did not take place may be rebooked; even after the end if it was the healer's doing. */
    async refund(trx: Trx, packId: string, { byHealer }: { byHealer: boolean }) {
      const { expires_at: end } = await trx
        .updateTable('session_pack')
        .set((of) => ({ used_count: of('used_count', '-', 1) }))
        .where('u_id', '=', packId)
        .returning('expires_at')
        .executeTakeFirstOrThrow()
      const least = after(clock.now(), days(daysAfterHealersCancel))
      if (!byHealer || end >= least) return
      await trx.updateTable('session_pack').set({ expires_at: least }).where('u_id', '=', packId).execute()
    },

    /** Gives the sessions of a bundle. */
    async give(
      trx: Trx,
      pack: {
        personId: string
        healerId: string
        /** Null: the first. */
        serviceId: string | null
        bundleId: string
        orderId: string | null
        count: number
        lastsDays: number
      },
    ) {
      const now = clock.now()
      await trx
        .insertInto('session_pack')
        .values({
          u_id: ids.next(),
          person_id: pack.personId,
          healer_id: pack.healerId,
          service_id: pack.serviceId,
          bundle_id: pack.bundleId,
          order_id: pack.orderId,
          session_count: pack.count,
          expires_at: after(now, days(pack.lastsDays)),
          created_at: now,
        })
        .execute()
    },

    /** Whether any session of the client's pack is booked or held. */
    async isUsed(queryable: Queryable, personId: string, bundleId: string): Promise<boolean> {
      const used = await queryable
        .selectFrom('session_pack')
        .select('u_id')
        .where('person_id', '=', personId)
        .where('bundle_id', '=', bundleId)
        .where('ended_at', 'is', null)
        .where('used_count', '>', 0)
        .executeTakeFirst()
      return used !== undefined
    },

    /** Ends a refunded pack. */
    async end(trx: Trx, orderId: string) {
      await trx
        .updateTable('session_pack')
        .set({ ended_at: clock.now() })
        .where('order_id', '=', orderId)
        .where('ended_at', 'is', null)
        .execute()
    },
  }
}
export type SessionPacks = ReturnType<typeof createSessionPacks>
