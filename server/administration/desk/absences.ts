import { type Absence, absenceDaysMax } from '@newyou/contract/administration/desk/absences'
import { sql } from 'kysely'
import type { AppointmentsModule } from '../../care/appointments/index.ts'
import { bookableAmong, type HealersModule, lockCalendar, takeLeave } from '../../care/healers/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import { deskReplies } from '../../messages/replies/desk.ts'
import { inScope, requireInScope } from '../../people/staff/index.ts'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import { DomainError, orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Days, PreviewAbsence } from './absence-preview.ts'

const queue = 'healer-absence'
const dayMs = 86_400_000

interface Offer {
  appointment_u_id: string
  healer_u_id: string
  time?: { service_u_id: string; starts_at: string; place_u_id?: string | undefined } | undefined
}
interface Wanted extends Days {
  refund_paise: number
  offers: readonly Offer[]
}
interface Waiting {
  appointment_id: string
  other_healer_id: string | null
  other_service_id: string | null
  other_place_id: string | null
  other_starts_at: Date | null
  person_id: string
  asked_by: string
  state: string
}

interface AbsenceDependencies extends Pick<Platform, 'db' | 'clock' | 'ids' | 'jobs' | 'pageCache'> {
  audit: Audit
  appointments: Pick<AppointmentsModule, 'forClients'>
  healers: Pick<HealersModule, 'nextFree'>
  preview: PreviewAbsence
}

/** A healer is ill: the days are closed at once, and a job ends each session in a transaction of its own. */
export function createAbsences({
  db,
  clock,
  ids,
  jobs,
  pageCache,
  audit,
  appointments,
  healers,
  preview,
}: AbsenceDependencies) {
  const { cancelling, offerOther } = appointments.forClients

  function requireShort({ from, to }: Days) {
    const days = (Date.parse(to) - Date.parse(from)) / dayMs
    if (days < 0 || days >= absenceDaysMax)
      throwError('invalidInput', { errors: { to: deskReplies.absenceDays } })
  }

  /** Times chosen by hand. @throws DomainError notFound outside of the colleague's scope, slotNotOffered */
  async function requireFree(viewer: Viewer, illId: string, offers: readonly Offer[]) {
    const chosen = offers.flatMap(({ healer_u_id: healerId, time }) => (time ? [{ healerId, ...time }] : []))
    if (chosen.length === 0) return
    const healerIds = [...new Set(chosen.map(({ healerId }) => healerId))]
    if (healerIds.includes(illId)) throwError('slotNotOffered')
    const { rows } = await sql`select from healer_card h
      where h.u_id = any(${healerIds}::uuid[]) and h.state = 'verified' and ${inScope(viewer, sql`h.u_id`)}`.execute(
      db,
    )
    if (rows.length < healerIds.length) throwError('notFound')
    const wishes = chosen.map(({ healerId, service_u_id: serviceId, place_u_id: placeId, starts_at }) => ({
      start: new Date(starts_at),
      way: { healerId, serviceId, placeId: placeId ?? null },
    }))
    if ((await bookableAmong(db, wishes, clock.now())).length < wishes.length) throwError('slotNotOffered')
  }

  async function read(queryable: Queryable, viewer: Viewer, absenceId: string): Promise<Absence> {
    const { rows } = await sql<Absence>`
      select o.u_id, json_build_object('u_id', h.u_id, 'name', h.full_name) as healer, o.first_day::text, o.last_day::text,
        o.refund_paise, count(s.*)::int as total, count(*) filter (where s.state = 'done')::int as done,
        count(*) filter (where s.state = 'failed')::int as failed
      from healer_absence o join healer_card h on h.u_id = o.healer_id
        left join healer_absence_session s on s.absence_id = o.u_id
      where o.u_id = ${absenceId}::uuid and ${inScope(viewer, sql`o.healer_id`)}
      group by o.u_id, h.u_id, h.full_name`.execute(queryable)
    return orNotFound(rows[0])
  }

  /** One session, unless it ended in another way meanwhile. */
  async function end(absenceId: string, row: Waiting) {
    const { appointment_id: appointmentId, person_id: personId, asked_by: staffId } = row
    const isOurs = await cancelling
      .cancel(
        {
          side: 'healer',
          personId,
          acting: {
            staffId,
            askedBy: '',
            channel: 'message',
            note: (trx, recordId) =>
              audit.note(trx, { staffId, resource: 'appointments', recordId, action: 'healer-away' }),
          },
        },
        appointmentId,
      )
      .then(() => true)
      .catch((error: unknown) => {
        if (error instanceof DomainError && ['notNow', 'notFound'].includes(error.code)) return false
        throw error
      })
    await inTransaction(db, async (trx) => {
      const done = await trx
        .updateTable('healer_absence_session')
        .set({ state: isOurs || row.state === 'cancelled' ? 'done' : 'failed' })
        .where('absence_id', '=', absenceId)
        .where('appointment_id', '=', appointmentId)
        .where('state', '=', 'waiting')
        .returning('other_healer_id')
        .executeTakeFirst()
      const { other_service_id: serviceId, other_place_id: placeId, other_starts_at: startsAt } = row
      if (isOurs && done?.other_healer_id)
        await offerOther(
          trx,
          appointmentId,
          done.other_healer_id,
          serviceId && startsAt ? { serviceId, placeId, startsAt } : undefined,
        )
    })
  }

  jobs.work<{ absenceId: string }>(queue, async ({ absenceId }) => {
    const { rows } = await sql<Waiting>`
      select s.appointment_id, s.other_healer_id, s.other_service_id, s.other_place_id, s.other_starts_at, h.person_id, o.asked_by, a.state
      from healer_absence_session s join healer_absence o on o.u_id = s.absence_id
        join healer_card h on h.u_id = o.healer_id join session_times a on a.u_id = s.appointment_id
      where s.absence_id = ${absenceId}::uuid and s.state = 'waiting' order by a.starts_at`.execute(db)
    for (const row of rows) await end(absenceId, row)
  })

  return {
    /** @throws DomainError notFound, invalidInput */
    async preview(viewer: Viewer, healerId: string, days: Days) {
      requireShort(days)
      await requireInScope(db, viewer, healerId)
      return preview(viewer, healerId, days)
    },

    /** @throws DomainError notFound, invalidInput, refundChanged when other sessions or sums were shown */
    async begin(
      viewer: Viewer,
      healerId: string,
      { refund_paise, offers, ...days }: Wanted,
    ): Promise<Absence> {
      requireShort(days)
      await requireInScope(db, viewer, healerId)
      const now = clock.now()
      const absenceId = ids.next()
      const shown = await preview(viewer, healerId, days)
      if (shown.refund_paise !== refund_paise) throwError('refundChanged')
      await requireFree(viewer, healerId, offers)
      const offerOf = new Map(offers.map((one) => [one.appointment_u_id, one]))
      return inTransaction(db, async (trx) => {
        await lockCalendar(trx, healerId)
        await takeLeave(trx, healerId, days)
        await healers.nextFree.refresh(trx, healerId, now)
        await pageCache.invalidate(trx, 'healers', `healer:${healerId}`, `availability:${healerId}`)
        await trx
          .insertInto('healer_absence')
          .values({
            u_id: absenceId,
            healer_id: healerId,
            first_day: days.from,
            last_day: days.to,
            refund_paise,
            asked_by: viewer.personId,
            created_at: now,
          })
          .execute()
        if (shown.sessions.length)
          await trx
            .insertInto('healer_absence_session')
            .values(
              shown.sessions.map(({ u_id, others }) => {
                const { healer_u_id: chosen, time } = offerOf.get(u_id) ?? {}
                return {
                  absence_id: absenceId,
                  appointment_id: u_id,
                  // Whom the preview named, or whose time was chosen by hand.
                  other_healer_id:
                    (time ? chosen : others.find((other) => other.u_id === chosen)?.u_id) ?? null,
                  other_service_id: time?.service_u_id ?? null,
                  other_place_id: time?.place_u_id ?? null,
                  other_starts_at: time?.starts_at ?? null,
                }
              }),
            )
            .execute()
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'healers',
          recordId: healerId,
          action: 'away',
          changes: { days: [null, `${days.from} to ${days.to}`], refund_paise: [null, refund_paise] },
        })
        await jobs.send(trx, queue, { absenceId })
        return read(trx, viewer, absenceId)
      })
    },

    /** @throws DomainError notFound */
    one: (viewer: Viewer, absenceId: string) => read(db, viewer, absenceId),
  }
}
export type Absences = ReturnType<typeof createAbsences>
