import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RoomPhone } from '@newyou/contract/communication/rooms/phone'
import {
  type PhoneReason,
  type PhoneState,
  phoneCallsPerDay,
  phoneCallsPerSession,
} from '@newyou/contract/communication/rooms/phone-states'
import { type Selectable, sql } from 'kysely'
import type { Settings } from '../../foundation/settings/index.ts'
import { type PhoneNews, type PhoneProvider, PhoneRefused } from '../../integrations/phone-calls.ts'
import { after, type Clock, days, hours, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import type { PhoneCall } from '../../platform/database/schema.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Logger } from '../../platform/watch/logger.ts'
import type { AppointmentRoom, RoomAccess } from './access.ts'
import { lockMeeting } from './lock-meeting.ts'
import type { Visits } from './visits.ts'

const placeJob = 'phone-call-place'
/** One who pressed waits so long for the other. */
const askedFor = minutes(5)
/** A call whose provider did not say its name within this is given up. */
const namelessFor = minutes(2)
/** A call of whose end the provider never says a word. */
const lostFor = hours(6)
const open = ['calling', 'answered'] as const
const endReasons = { busy: 'busy', 'no-answer': 'no-answer', failed: 'failed' } as const

type Call = Selectable<PhoneCall>

interface PhoneDependencies {
  access: RoomAccess
  clock: Clock
  db: Database
  ids: Ids
  jobs: Jobs
  logger: Logger
  phone: PhoneProvider | undefined
  publicUrl: string
  secret: string
  settings: Settings
  visits: Pick<Visits, 'changed'>
}

/** Calls by telephone between the two of a session, when both asked for it. */
export function createPhoneCalls(dependencies: PhoneDependencies) {
  const { access, clock, db, ids, jobs, logger, phone, publicUrl, secret, settings, visits } = dependencies

  const proofOf = (callId: string) =>
    createHmac('sha256', secret).update(`phone-call:${callId}`).digest('hex')

  /** The proven numbers of both. */
  async function numbersOf(queryable: Queryable, { appointment, healer }: AppointmentRoom) {
    const rows = await queryable
      .selectFrom('person_contact')
      .select(['u_id', 'phone'])
      .where('u_id', 'in', [appointment.clientId, healer.personId])
      .where('phone_verified_at', 'is not', null)
      .execute()
    const of = (id: string) => rows.find(({ u_id }) => u_id === id)?.phone ?? undefined
    return { client: of(appointment.clientId), healer: of(healer.personId) }
  }

  const callsOf = (queryable: Queryable, { u_id: roomId, starts_at: startsAt }: AppointmentRoom) =>
    queryable
      .selectFrom('phone_call')
      .selectAll()
      .where('appointment_id', '=', roomId)
      .where('starts_at', '=', startsAt)
      .orderBy('created_at', 'desc')
      .orderBy('u_id', 'desc')
      .execute()

  /** Calls of the last 24 hours that one of the two was in, in whichever session. */
  async function callsOfDay(queryable: Queryable, { appointment, healer_id }: AppointmentRoom) {
    const { count } = await queryable
      .selectFrom('phone_call as c')
      .innerJoin('session_times as a', 'a.u_id', 'c.appointment_id')
      .where('c.placed_at', '>', after(clock.now(), -days(1)))
      .where((of) => of.or([of('a.client_id', '=', appointment.clientId), of('a.healer_id', '=', healer_id)]))
      .select((of) => [
        sql<number>`greatest(count(*) filter (where ${of.ref('a.client_id')} = ${appointment.clientId}),
          count(*) filter (where ${of.ref('a.healer_id')} = ${healer_id}))::int`.as('count'),
      ])
      .executeTakeFirstOrThrow()
    return count
  }

  async function isOffered(queryable: Queryable, room: AppointmentRoom) {
    // A call is between two.
    if (!phone || room.appointment.isTogether || room.mode === 'chat' || room.phase !== 'open') return false
    const isNow = room.starts_at <= room.now && room.now < room.ends_at
    return isNow && (await settings.read(queryable)).phone_calls_allowed
  }

  async function viewOf(queryable: Queryable, room: AppointmentRoom): Promise<RoomPhone> {
    const [offered, numbers, calls, today] = await Promise.all([
      isOffered(queryable, room),
      numbersOf(queryable, room),
      callsOf(queryable, room),
      callsOfDay(queryable, room),
    ])
    const [mine, others] =
      room.role === 'client' ? [numbers.client, numbers.healer] : [numbers.healer, numbers.client]
    const placed = calls.filter(({ placed_at }) => placed_at !== null).length
    const isFull = placed >= phoneCallsPerSession || today >= phoneCallsPerDay
    const [call] = calls
    const obstacle = mine ? (others ? (isFull ? 'too-many' : null) : 'other-unproven') : 'mine-unproven'
    return {
      is_offered: offered,
      obstacle,
      my_number_ends: mine?.slice(-2) ?? null,
      call: call
        ? {
            u_id: call.u_id,
            state: call.state as PhoneState, // checked by the table, as the reason is
            reason: call.reason as PhoneReason | null,
            has_pressed: (room.role === 'client' ? call.client_pressed_at : call.healer_pressed_at) !== null,
            answered_at: call.answered_at?.toISOString() ?? null,
            talked_seconds: call.talked_seconds,
          }
        : null,
    }
  }

  /** Ends an open call, once. */
  const finish = (queryable: Queryable, callId: string, how: { reason: PhoneReason } | { seconds: number }) =>
    queryable
      .updateTable('phone_call')
      .set({
        ended_at: clock.now(),
        ...('reason' in how
          ? { state: 'failed', reason: how.reason }
          : { state: 'ended', talked_seconds: how.seconds }),
      })
      .where('u_id', '=', callId)
      .where('state', 'in', ['asked', ...open])
      .returning('appointment_id')
      .executeTakeFirst()

  async function finishAndTell(callId: string, how: { reason: PhoneReason } | { seconds: number }) {
    const finished = await finish(db, callId, how)
    if (finished) await visits.changed(db, finished.appointment_id)
  }

  /** Whatever comes twice or late changes nothing. */
  async function apply(callId: string, { providerId, status, seconds }: PhoneNews) {
    if (status === 'pending') return
    if (status === 'in-progress') {
      const answered = await db
        .updateTable('phone_call')
        .set({ state: 'answered', answered_at: clock.now(), provider_id: providerId })
        .where('u_id', '=', callId)
        .where('state', '=', 'calling')
        .returning('appointment_id')
        .executeTakeFirst()
      if (answered) await visits.changed(db, answered.appointment_id)
      return
    }
    if (status === 'completed' && seconds > 0) return finishAndTell(callId, { seconds })
    return finishAndTell(callId, { reason: status === 'completed' ? 'no-answer' : endReasons[status] })
  }

  async function place(callId: string) {
    const now = clock.now()
    // Marked before the provider is asked: nobody is called twice, whatever becomes of the answer.
    const call = await db
      .updateTable('phone_call')
      .set({ placed_at: now })
      .where('u_id', '=', callId)
      .where('state', '=', 'calling')
      .where('placed_at', 'is', null)
      .returning(['appointment_id', 'healer_pressed_at', 'client_pressed_at'])
      .executeTakeFirst()
    if (!call || !phone) return
    const session = await db
      .selectFrom('session_times as a')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person_contact as c', 'c.u_id', 'a.client_id')
      .innerJoin('person_contact as p', 'p.u_id', 'h.person_id')
      .select(['a.ends_at', 'c.phone as client_phone', 'p.phone as healer_phone'])
      .where('a.u_id', '=', call.appointment_id)
      .executeTakeFirstOrThrow()
    const { client_phone: client, healer_phone: healer } = session
    if (!client || !healer) return finishAndTell(callId, { reason: 'bad-number' })
    // The one who pressed last is at the screen now, and is called first.
    const isClientLast = (call.client_pressed_at ?? now) > (call.healer_pressed_at ?? now)
    const [from, to] = isClientLast ? [client, healer] : [healer, client]
    const limit = Math.max(60, Math.ceil((session.ends_at.getTime() - now.getTime()) / 1000))
    const callbackUrl = `${publicUrl}/api/webhooks/phone/${callId}/${proofOf(callId)}`
    try {
      const providerId = await phone.connect({ id: callId, from, to, limit, callbackUrl })
      await db
        .updateTable('phone_call')
        .set({ provider_id: providerId })
        .where('u_id', '=', callId)
        .where('provider_id', 'is', null)
        .execute()
    } catch (error) {
      logger.warn(
        { call: callId, why: error instanceof Error ? error.message : '' },
        'a phone call was not placed',
      )
      if (error instanceof PhoneRefused) await finishAndTell(callId, { reason: error.reason })
    }
  }

  jobs.work(placeJob, ({ callId }: { callId: string }) => place(callId))

  async function setOneRight({ u_id: callId, state, provider_id: providerId, created_at, placed_at }: Call) {
    const now = clock.now()
    if (state === 'asked' && after(created_at, askedFor) < now)
      return finishAndTell(callId, { reason: 'not-taken' })
    if (state === 'asked') return
    // No session is as long: its settling waits for this call.
    if (placed_at && after(placed_at, lostFor) < now) return finishAndTell(callId, { reason: 'provider' })
    if (providerId && phone) return apply(callId, await phone.look(providerId))
    if (placed_at && after(placed_at, namelessFor) < now) return finishAndTell(callId, { reason: 'provider' })
  }

  return {
    async look(viewer: Viewer, roomId: string): Promise<RoomPhone> {
      return viewOf(db, await access.findAppointment(db, viewer, roomId))
    },

    /** One agrees; the call is placed once both have. @throws DomainError notFound, notNow */
    press: (viewer: Viewer, roomId: string): Promise<RoomPhone> =>
      inTransaction(db, async (trx) => {
        // The two may press at the same moment, and cancelling waits until this is stored.
        await lockMeeting(trx, roomId, false)
        const room = await access.findAppointment(trx, viewer, roomId)
        const view = await viewOf(trx, room)
        const now = clock.now()
        const pressed = room.role === 'client' ? { client_pressed_at: now } : { healer_pressed_at: now }
        const { call } = view
        if (call && open.some((state) => state === call.state)) return view
        if (!view.is_offered || view.obstacle) throwError('notNow')
        if (call?.state !== 'asked')
          await trx
            .insertInto('phone_call')
            .values({
              u_id: ids.next(),
              appointment_id: roomId,
              starts_at: room.starts_at,
              state: 'asked',
              created_at: now,
              ...pressed,
            })
            .execute()
        else if (!call.has_pressed) {
          await trx
            .updateTable('phone_call')
            .set({ ...pressed, state: 'calling' })
            .where('u_id', '=', call.u_id)
            .execute()
          await jobs.send(trx, placeJob, { callId: call.u_id })
        }
        await visits.changed(trx, roomId)
        return viewOf(trx, room)
      }),

    /** A word of the provider about a call. @throws DomainError notFound when it is not from them */
    async hear(callId: string, proof: string, body: unknown) {
      const [given, wanted] = [Buffer.from(proof), Buffer.from(proofOf(callId))]
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return throwError('notFound')
      const news = phone?.readNews(body)
      if (!news || news.id !== callId) return throwError('notFound')
      await apply(callId, news)
    },

    /** Every minute: what a webhook did not say, and calls that nobody took. */
    async setRight() {
      const calls = await db
        .selectFrom('phone_call')
        .selectAll()
        .where('state', 'in', ['asked', ...open])
        .limit(200)
        .execute()
      for (const call of calls)
        await setOneRight(call).catch((error: unknown) =>
          logger.warn({ err: error, call: call.u_id }, 'a phone call could not be looked up'),
        )
    },
  }
}

export type PhoneCalls = ReturnType<typeof createPhoneCalls>
