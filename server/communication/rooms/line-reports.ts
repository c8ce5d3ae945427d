import type { LineMinute } from '@newyou/contract/communication/rooms/line-minutes'
import type {
  LineReport,
  LinesOfBoth,
  LinesOfSession,
} from '@newyou/contract/communication/rooms/line-report'
import { roomLineReports as calls } from '@newyou/contract/communication/rooms/line-report'
import type { FastifyInstance } from 'fastify'
import { after, type Clock, minutes } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { RoomAccess } from './access.ts'

/** A browser says its last word as it leaves, which may come after the visit has ended. */
const takenAfterEnd = minutes(10)

const sums = [
  'seconds',
  'lost_seconds',
  'apart_seconds',
  'reconnects',
  'picture_off_seconds',
  'sound_packets',
  'sound_packets_lost',
  'concealed_ms',
] as const

/** The reports of several visits as one, in their order. */
function together(reports: readonly LineReport[]): LineReport | null {
  const [first, ...rest] = reports
  if (!first) return null
  const all: LineReport = { ...first, minutes: reports.flatMap((report) => report.minutes) }
  for (const report of rest) for (const sum of sums) all[sum] += report[sum]
  return all
}

interface LineReportDependencies {
  access: RoomAccess
  clock: Clock
  db: Database
}

/** How the line of each side was in the room of an appointment, as their browsers measured it. */
export function createLineReports({ access, clock, db }: LineReportDependencies) {
  /** Of the visits to all times that the appointment has had; of clients that come together those of one alone. */
  async function ofAppointment(
    queryable: Queryable,
    appointmentId: string,
    clientId?: string,
  ): Promise<LinesOfBoth> {
    const rows = await queryable
      .selectFrom('room_line as l')
      .innerJoin('room_visit as v', 'v.u_id', 'l.visit_id')
      .select(['v.role', 'v.person_id', 'l.minutes', ...sums.map((sum) => `l.${sum}` as const)])
      .where('v.appointment_id', '=', appointmentId)
      .orderBy('v.entered_at')
      .execute()
    const of = (side: string) =>
      together(
        rows
          .filter(({ role }) => role === side)
          .filter((row) => row.role !== 'client' || !clientId || row.person_id === clientId)
          // The table holds no other words.
          .map(({ role: _, person_id: _who, ...report }) => ({
            ...report,
            minutes: report.minutes as LineMinute[],
          })),
      )
    return { client: of('client'), healer: of('healer') }
  }

  return {
    ofAppointment,

    /** The latest report of a visit is kept, whatever order they come in. @throws DomainError notFound, notNow */
    async keep(viewer: Viewer, askedId: string, visitId: string, report: LineReport) {
      const { u_id: roomId } = await access.findAppointment(db, viewer, askedId)
      const visit = orNotFound(
        await db
          .selectFrom('room_visit')
          .select('left_at')
          .where('u_id', '=', visitId)
          .where('room_id', '=', roomId)
          .where('person_id', '=', viewer.personId)
          .executeTakeFirst(),
      )
      const now = clock.now()
      if (visit.left_at && after(visit.left_at, takenAfterEnd) < now) throwError('notNow')
      const values = { ...report, measured_at: now }
      await db
        .insertInto('room_line')
        .values({ visit_id: visitId, ...values })
        .onConflict((conflict) =>
          conflict
            .column('visit_id')
            .doUpdateSet(values)
            .whereRef('room_line.seconds', '<=', 'excluded.seconds'),
        )
        .execute()
    },

    /** @throws DomainError notFound */
    async seenBy(viewer: Viewer, askedId: string): Promise<LinesOfSession> {
      const { u_id: roomId, role } = await access.findAppointment(db, viewer, askedId)
      const only = role === 'client' ? viewer.personId : undefined
      const { client, healer } = await ofAppointment(db, roomId, only)
      return role === 'client' ? { mine: client, other: healer } : { mine: healer, other: client }
    },
  }
}

export type LineReports = ReturnType<typeof createLineReports>

export function lineReportRoutes(app: FastifyInstance, { lineReports }: { lineReports: LineReports }) {
  bindRoutes(app, calls, {
    'PUT /api/website/room/{roomId}/line-report': {
      limit: limits.write,
      async handle({ viewer, params, body }) {
        await lineReports.keep(viewer, params.roomId, body.visit_u_id, body.report)
        return { data: {} }
      },
    },
    'GET /api/website/room/{roomId}/line-report': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await lineReports.seenBy(viewer, params.roomId) }),
    },
  })
}
