import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { BookingPolicy } from '@newyou/contract/appointments/policy'
import type { RoomLate } from '@newyou/contract/rooms/rooms'
import {
  isHealerLate,
  lateRefundAt,
  type Presence,
  type SettlementFacts,
  settlementOf,
} from '@newyou/contract/rooms/settlement'
import { sql } from 'kysely'
import type { Accounts } from '../accounts/index.ts'
import { type Cancelling, recipientOf } from '../appointments/index.ts'
import type { Notifications } from '../notifications/index.ts'
import { after, type Clock, hours, minutes } from '../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../platform/database/database.ts'
import { fail } from '../platform/http/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Logger } from '../platform/watch/logger.ts'
import type { Settings } from '../settings/index.ts'
import type { FoundRoom, RoomAccess } from './access.ts'

/** Older sessions are not settled by the room any more, only by the two people and staff. */
const settledWithin = hours(6)
const settledAtOnce = 200

interface SettlingDependencies {
  db: Database
  clock: Clock
  logger: Logger
  publicUrl: string
  accounts: Pick<Accounts, 'knownAs'>
  access: RoomAccess
  cancelling: Pick<Cancelling, 'settle'>
  notifications: Notifications
  settings: Settings
}

const presenceOf = (joined: boolean | null, tried: boolean | null): Presence =>
  joined ? 'came' : tried ? 'tried' : 'absent'

/** Settles sessions by the visits to their rooms. */
export function createSettling(dependencies: SettlingDependencies) {
  const { db, clock, logger, publicUrl, accounts, access, cancelling, notifications, settings } = dependencies

  async function factsOf(queryable: Queryable, appointmentIds: readonly string[], closesMinutes: number) {
    const { rows } = await sql<{
      u_id: string
      healer_id: string
      client_id: string
      starts_at: Date
      ends_at: Date
      policy: BookingPolicy
      client_joined: boolean | null
      client_tried: boolean | null
      healer_joined: boolean | null
      healer_tried: boolean | null
      client_admitted: boolean | null
      told_at: Date | null
      waits_since: Date | null
    }>`select a.u_id, a.healer_id, a.client_id, a.starts_at, a.ends_at, a.policy, l.told_at, l.waits_since, v.*
      from appointment a
      left join room_late l on l.appointment_id = a.u_id and l.starts_at = a.starts_at
      cross join lateral (select
          bool_or(joined_at is not null) filter (where role = 'client') as client_joined,
          bool_or(true) filter (where role = 'client') as client_tried,
          bool_or(joined_at is not null) filter (where role = 'healer') as healer_joined,
          bool_or(true) filter (where role = 'healer') as healer_tried,
          bool_or(admitted_at is not null) filter (where role = 'client') as client_admitted
        from room_visit v where v.appointment_id = a.u_id and v.starts_at = a.starts_at) v
      where a.u_id = any(${appointmentIds}::uuid[])`.execute(queryable)
    return rows.map((row) => {
      const client = presenceOf(row.client_joined, row.client_tried)
      const healer = presenceOf(row.healer_joined, row.healer_tried)
      const facts: SettlementFacts = {
        client,
        healer,
        hasMet: client === 'came' && healer === 'came' && row.client_admitted === true,
        isWaiting: row.waits_since !== null,
        startsAt: row.starts_at.getTime(),
        endsAt: row.ends_at.getTime(),
        closesAt: after(row.ends_at, minutes(closesMinutes)).getTime(),
        lateMinutes: row.policy.late_minutes,
      }
      return { ...row, facts }
    })
  }
  type Known = Awaited<ReturnType<typeof factsOf>>[number]

  /** Notifies the client that the healer is late and what they can do, once for each time. */
  const tellLate = (known: Known) =>
    inTransaction(db, async (trx) => {
      const isFirst = await trx
        .insertInto('room_late')
        .values({ appointment_id: known.u_id, starts_at: known.starts_at, told_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('told_at')
        .executeTakeFirst()
      if (!isFirst) return
      const { other, otherId, zone } = await recipientOf(trx, 'client', known, accounts)
      await notifications.notify(trx, {
        personId: known.client_id,
        about: otherId,
        type: 'appointment',
        message: 'rooms.healerLate',
        parameters: {
          other,
          zone,
          refundAt: new Date(lateRefundAt(known.facts)).toISOString(),
          link: publicUrl + pathTo('room', { roomId: known.u_id }),
        },
        frontEndPath: frontEndPathOf('room'),
        targetId: known.u_id,
        senderName: other,
        event: 'appointment-management',
      })
    })

  async function settle(known: Known, closesMinutes: number) {
    const settlement = settlementOf(known.facts, clock.now().getTime())
    if (!settlement) return false
    return cancelling.settle(known.u_id, settlement, async (trx) => {
      const [now] = await factsOf(trx, [known.u_id], closesMinutes)
      return now !== undefined && settlementOf(now.facts, clock.now().getTime()) === settlement
    })
  }

  return {
    /** Every minute: notifies clients of late healers, and settles what is due. */
    async settleDue() {
      const now = clock.now()
      const { room_closes_minutes: closesMinutes } = await settings.read()
      const due = await db
        .selectFrom('appointment')
        .select('u_id')
        .where('state', '=', 'confirmed')
        .where('ends_at', '>', after(now, -settledWithin))
        .where('starts_at', '<=', now)
        // What was made up to show how it works stays as it was made.
        .where('is_demo', '=', false)
        .orderBy('ends_at')
        .limit(settledAtOnce)
        .execute()
      const ids = due.map(({ u_id }) => u_id)
      for (const known of await factsOf(db, ids, closesMinutes))
        try {
          if (await settle(known, closesMinutes)) continue
          if (!known.told_at && isHealerLate(known.facts, now.getTime())) await tellLate(known)
        } catch (error) {
          // One that cannot be settled now is tried again in a minute, and holds up no other.
          logger.error({ err: error, appointment: known.u_id }, 'a session could not be settled')
        }
    },

    /** What a client with a late healer sees; null for others. */
    async lateFor({ u_id: roomId }: Pick<FoundRoom, 'u_id'>): Promise<RoomLate | null> {
      const { room_closes_minutes: closesMinutes } = await settings.read()
      const [known] = await factsOf(db, [roomId], closesMinutes)
      if (!known || !isHealerLate(known.facts, clock.now().getTime())) return null
      return {
        refund_at: new Date(lateRefundAt(known.facts)).toISOString(),
        is_waiting: known.facts.isWaiting,
      }
    },

    /** The client of a late healer waits, or takes a full refund. @throws DomainError notFound, notNow */
    async answerLate(viewer: Viewer, roomId: string, choice: 'wait' | 'refund') {
      const { appointment } = await access.findAppointment(db, viewer, roomId)
      const { room_closes_minutes: closesMinutes } = await settings.read()
      const [known] = await factsOf(db, [roomId], closesMinutes)
      const now = clock.now()
      if (!known || appointment.state !== 'confirmed' || !isHealerLate(known.facts, now.getTime()))
        return fail('notNow')
      if (choice === 'wait') {
        await db
          .insertInto('room_late')
          .values({ appointment_id: roomId, starts_at: known.starts_at, told_at: now, waits_since: now })
          .onConflict((conflict) =>
            conflict.columns(['appointment_id', 'starts_at']).doUpdateSet({ waits_since: now }),
          )
          .execute()
        return
      }
      const isSettled = await cancelling.settle(roomId, 'healer-absent', async (trx) => {
        const [again] = await factsOf(trx, [roomId], closesMinutes)
        return again !== undefined && isHealerLate(again.facts, clock.now().getTime())
      })
      if (!isSettled) fail('notNow')
    },
  }
}

export type Settling = ReturnType<typeof createSettling>
