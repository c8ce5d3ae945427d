import type { DeskService } from '@newyou/contract/administration/desk/sessions'
import { homeZone } from '@newyou/contract/business'
import type { AskedChannel } from '@newyou/contract/care/appointments/asked'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { sql } from 'kysely'
import type { Acting, Actor, AppointmentsModule } from '../../care/appointments/index.ts'
import type { HealersModule } from '../../care/healers/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import { requireInScope } from '../../people/staff/index.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { isKnownTo } from './people.ts'
import { partiesAtDesk, readDeskSession } from './session-card.ts'

/** Who asked, and how. */
export interface Asked {
  asked_by: string
  channel: AskedChannel
}
/** A session with a healer of the desk. */
export interface Wanted extends Asked {
  healer_u_id: string
  service_u_id: string
  starts_at: string
  mode: MeetingMode
  place_u_id?: string | undefined
}
type Side = Actor['side']

/** A press at the counter, where nobody says who asked. */
const here: Asked = { asked_by: '', channel: 'counter' }

/**
 * Resolves with whether they are a client of the colleague's healers, or an imported one, who has no account to be asked by.
 * @throws DomainError notFound for who is no client here, and for a guest of other healers
 */
async function requireClient(db: Database, viewer: Viewer, personId: string) {
  const { rows } = await sql<{ is_known: boolean }>`
    select p.state = 'imported' or ${isKnownTo(viewer)} as is_known from person_name p
    where p.u_id = ${personId}::uuid and 'client' = any(p.roles) and (p.state in ('active', 'imported') or (p.state = 'guest' and ${isKnownTo(viewer)}))`.execute(
    db,
  )
  return orNotFound(rows[0]).is_known
}

interface DeskSessionsDependencies {
  db: Database
  audit: Audit
  appointments: Pick<AppointmentsModule, 'forClients'>
  healers: Pick<HealersModule, 'freeTimes'>
}

/**
 * Sessions that a colleague books and changes for clients: by the functions and rules that clients and healers use, with
 * the colleague and who asked in the trail.
 */
export function createDeskSessions({ db, audit, appointments, healers }: DeskSessionsDependencies) {
  const { book, runLate, changes, cancelling } = appointments.forClients

  const actingFor = (
    { personId: staffId }: Viewer,
    action: string,
    { asked_by: askedBy, channel }: Asked,
  ): Acting => ({
    staffId,
    askedBy,
    channel,
    note: (trx, recordId) =>
      audit.note(trx, {
        staffId,
        resource: 'appointments',
        recordId,
        action,
        changes: { channel: [null, channel] },
        reason: askedBy,
      }),
  })

  /** One side of a session, for whom the colleague acts. @throws DomainError notFound outside of the scope */
  async function actorOf(
    viewer: Viewer,
    appointmentId: string,
    side: Side,
    action: string,
    asked: Asked = here,
  ): Promise<Actor> {
    const { [side]: personId } = await partiesAtDesk(db, viewer, appointmentId)
    return { side, personId, acting: actingFor(viewer, action, asked) }
  }

  const shown = (viewer: Viewer, appointmentId: string) => readDeskSession(db, viewer, appointmentId)

  /** The caller has checked the healer and the client. Resolves with the id. */
  async function bookFor(viewer: Viewer, clientId: string, wanted: Wanted, asks?: true): Promise<string> {
    const { u_id } = await book(clientId, {
      healerId: wanted.healer_u_id,
      serviceId: wanted.service_u_id,
      startsAt: new Date(wanted.starts_at),
      mode: wanted.mode,
      placeId: wanted.place_u_id,
      description: '',
      acting: actingFor(viewer, 'book', wanted),
      ...(asks && { asks }),
    })
    return u_id
  }

  return {
    /** @throws DomainError notFound */
    look: (viewer: Viewer, appointmentId: string) =>
      inTransaction(db, async (trx) => {
        const session = await readDeskSession(trx, viewer, appointmentId)
        const { personId: staffId } = viewer
        await audit.note(trx, { staffId, resource: 'appointments', recordId: appointmentId, action: 'look' })
        return session
      }),

    /** @throws DomainError notFound */
    async services(viewer: Viewer, healerId: string): Promise<DeskService[]> {
      await requireInScope(db, viewer, healerId)
      const { rows } = await sql<DeskService>`
        select s.u_id, s.desk_name as name, s.minutes, coalesce(s.price_paise, h.price_paise)::int as price_paise,
          coalesce(s.modes, h.modes) as modes, coalesce((
            select json_agg(json_build_object('u_id', l.u_id, 'name', l.name) order by l.name)
            from service_place_card o join place_card l on l.u_id = o.place_id
            where o.service_id = s.u_id and l.state = 'live'), '[]') as places
        from service_card s join healer_card h on h.u_id = s.healer_id
        where s.healer_id = ${healerId}::uuid and h.state = 'verified' and s.state = 'live' order by s.position`.execute(
        db,
      )
      return rows
    },

    /** @throws DomainError notFound */
    async freeTimes(
      viewer: Viewer,
      healerId: string,
      {
        date,
        service_u_id: serviceId,
        place_u_id: placeId,
      }: { date: string; service_u_id: string; place_u_id?: string | undefined },
    ): Promise<string[]> {
      await requireInScope(db, viewer, healerId)
      return (await healers.freeTimes.ofDay({ healerId, serviceId, placeId }, date, homeZone)).free
    },

    bookFor,

    /** @throws DomainError notFound, and as the booking of a client */
    async book(viewer: Viewer, { client_u_id: clientId, ...wanted }: Wanted & { client_u_id: string }) {
      await requireInScope(db, viewer, wanted.healer_u_id)
      const isKnown = await requireClient(db, viewer, clientId)
      // Whose contact was typed may be somebody else than who phones.
      return shown(viewer, await bookFor(viewer, clientId, wanted, isKnown ? undefined : true))
    },

    /** @throws DomainError notFound, and as the client's own */
    async reschedule(
      viewer: Viewer,
      id: string,
      { starts_at: startsAt, ...asked }: Asked & { starts_at: string },
    ) {
      await changes.reschedule(
        await actorOf(viewer, id, 'client', 'reschedule', asked),
        id,
        new Date(startsAt),
      )
      return shown(viewer, id)
    },

    /** @throws DomainError notFound, notNow */
    previewCancel: async (viewer: Viewer, id: string) =>
      cancelling.preview({ side: 'client', personId: (await partiesAtDesk(db, viewer, id)).client }, id),

    /** @throws DomainError notFound, notNow, refundChanged */
    async cancel(
      viewer: Viewer,
      id: string,
      { refund_paise: shownPaise, ...asked }: Asked & { refund_paise: number },
    ) {
      await cancelling.cancel(await actorOf(viewer, id, 'client', 'cancel', asked), id, shownPaise)
      return shown(viewer, id)
    },

    /** @throws DomainError notFound, notNow */
    async arrive(viewer: Viewer, id: string) {
      await changes.arrive(await actorOf(viewer, id, 'client', 'arrive'), id)
      return shown(viewer, id)
    },

    /** @throws DomainError notFound, notNow */
    async noShow(viewer: Viewer, id: string) {
      await changes.markNoShow(await actorOf(viewer, id, 'healer', 'no-show'), id)
      return shown(viewer, id)
    },

    /** @throws DomainError notFound, notNow */
    async runLate(
      viewer: Viewer,
      id: string,
      { side, minutes, ...asked }: Asked & { side: Side; minutes: number },
    ) {
      await runLate(await actorOf(viewer, id, side, 'late', asked), id, minutes)
      return shown(viewer, id)
    },
  }
}
export type DeskSessions = ReturnType<typeof createDeskSessions>
