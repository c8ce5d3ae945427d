import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { BookingPolicy } from '@newyou/contract/care/appointments/policy'
import type { LateHealerNotice } from '@newyou/contract/communication/rooms/rooms'
import {
  isHealerLate,
  lateRefundAt,
  type Presence,
  type SettlementFacts,
  settlementOf,
  usualLateAnswerMinutes,
} from '@newyou/contract/communication/rooms/settlement'
import { sql } from 'kysely'
import { type Cancelling, recipientOf } from '../../care/appointments/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { after, type Clock, hours, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { levelOf } from '../../platform/watch/failures.ts'
import type { Logger } from '../../platform/watch/logger.ts'
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
      room_u_id: string
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
      notified_at: Date | null
      waits_since: Date | null
      is_on_phone: boolean
      has_talked: boolean
    }>`select a.u_id, a.healer_id, a.client_id, a.starts_at, a.ends_at, a.policy, room.u_id as room_u_id, l.notified_at, l.waits_since, v.*, p.*
      from session_times a
      -- The visits of all who have it together are to one room.
      cross join lateral (select coalesce((select b.u_id from session_times b
        where a.is_companion and b.joint_id = a.joint_id and not b.is_companion), a.u_id) as u_id) room
      left join late_healer_notice l on l.appointment_id = a.u_id and l.starts_at = a.starts_at
      cross join lateral (select
          bool_or(joined_at is not null) filter (where role = 'client') as client_joined,
          bool_or(true) filter (where role = 'client') as client_tried,
          bool_or(joined_at is not null) filter (where role = 'healer') as healer_joined,
          bool_or(true) filter (where role = 'healer') as healer_tried,
          bool_or(admitted_at is not null) filter (where role = 'client') as client_admitted
        from room_visit v where v.appointment_id = room.u_id and v.starts_at = a.starts_at) v
      cross join lateral (select
          coalesce(bool_or(state in ('calling', 'answered')), false) as is_on_phone,
          coalesce(bool_or(talked_seconds > 0), false) as has_talked
        from phone_call c where c.appointment_id = a.u_id and c.starts_at = a.starts_at) p
      where a.u_id = any(${appointmentIds}::uuid[])`.execute(queryable)
    return rows.map((row) => {
      // Whoever talked by telephone was there.
      const client = presenceOf(row.client_joined || row.has_talked, row.client_tried)
      const healer = presenceOf(row.healer_joined || row.has_talked, row.healer_tried)
      const facts: SettlementFacts = {
        client,
        healer,
        hasMet: (client === 'came' && healer === 'came' && row.client_admitted === true) || row.has_talked,
        isOnPhone: row.is_on_phone,
        isWaiting: row.waits_since !== null,
        startsAt: row.starts_at.getTime(),
        endsAt: row.ends_at.getTime(),
        closesAt: after(row.ends_at, minutes(closesMinutes)).getTime(),
        lateMinutes: row.policy.late_minutes,
        lateAnswerMinutes: row.policy.late_answer_minutes ?? usualLateAnswerMinutes,
      }
      return { ...row, facts }
    })
  }
  type Known = Awaited<ReturnType<typeof factsOf>>[number]

  /** Notifies the client that the healer is late and what they can do, once for each time. */
  const notifyLate = (known: Known) =>
    inTransaction(db, async (trx) => {
      const isFirst = await trx
        .insertInto('late_healer_notice')
        .values({ appointment_id: known.u_id, starts_at: known.starts_at, notified_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('notified_at')
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
          link: publicUrl + pathTo('room', { roomId: known.room_u_id }),
        },
        frontEndPath: frontEndPathOf('room'),
        targetId: known.room_u_id,
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
        .selectFrom('session_times')
        .select('u_id')
        .where('state', '=', 'confirmed')
        .where('ends_at', '>', after(now, -settledWithin))
        .where('starts_at', '<=', now)
        // Nobody enters a room to meet in person: the two people say what happened.
        .where('mode', '<>', 'in-person')
        // Demo appointments stay as they were made.
        .where('is_demo', '=', false)
        .orderBy('ends_at')
        .limit(settledAtOnce)
        .execute()
      const ids = due.map(({ u_id }) => u_id)
      for (const known of await factsOf(db, ids, closesMinutes))
        try {
          if (await settle(known, closesMinutes)) continue
          if (!known.notified_at && isHealerLate(known.facts, now.getTime())) await notifyLate(known)
        } catch (error) {
          // One that cannot be settled now is tried again in a minute, and holds up no other.
          logger[levelOf(error)]({ err: error, appointment: known.u_id }, 'a session could not be settled')
        }
    },

    /** Notice for a client whose healer is late; else null. */
    async lateFor({ u_id, appointment }: FoundRoom): Promise<LateHealerNotice | null> {
      const { room_closes_minutes: closesMinutes } = await settings.read()
      const [known] = await factsOf(db, [appointment?.u_id ?? u_id], closesMinutes)
      if (!known?.facts.lateAnswerMinutes || !isHealerLate(known.facts, clock.now().getTime())) return null
      return {
        refund_at: new Date(lateRefundAt(known.facts)).toISOString(),
        is_waiting: known.facts.isWaiting,
      }
    },

    /** The client of a late healer waits, or takes a full refund. @throws DomainError notFound, notNow */
    async answerLate(viewer: Viewer, roomId: string, choice: 'wait' | 'refund') {
      const { appointment } = await access.findAppointment(db, viewer, roomId)
      const { u_id: appointmentId } = appointment
      const { room_closes_minutes: closesMinutes } = await settings.read()
      const [known] = await factsOf(db, [appointmentId], closesMinutes)
      const now = clock.now()
      if (!known || appointment.state !== 'confirmed' || !isHealerLate(known.facts, now.getTime()))
        return throwError('notNow')
      if (choice === 'wait') {
        // Its policy said that it is settled without asking.
        if (known.facts.lateAnswerMinutes === 0) return throwError('notNow')
        await db
          .insertInto('late_healer_notice')
          .values({
            appointment_id: appointmentId,
            starts_at: known.starts_at,
            notified_at: now,
            waits_since: now,
          })
          .onConflict((conflict) =>
            conflict.columns(['appointment_id', 'starts_at']).doUpdateSet({ waits_since: now }),
          )
          .execute()
        return
      }
      const isSettled = await cancelling.settle(appointmentId, 'healer-absent', async (trx) => {
        const [again] = await factsOf(trx, [appointmentId], closesMinutes)
        return again !== undefined && isHealerLate(again.facts, clock.now().getTime())
      })
      if (!isSettled) throwError('notNow')
    },
  }
}

export type Settling = ReturnType<typeof createSettling>
