import type {
  StaffAppointment,
  StaffAppointmentRow,
} from '@newyou/contract/administration/back-office/appointments'
import { contactAsStored } from '@newyou/contract/people/accounts/contacts'
import { sql } from 'kysely'
import type { RoomsModule } from '../../communication/rooms/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Messages } from '../../messages/index.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { storyOf } from './appointment-story.ts'
import { fullName } from './people.ts'

interface AppointmentFilters {
  search?: string | undefined
  state?: StaffAppointmentRow['state'] | undefined
  healer?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i

/** Appointments as support sees them: what happened, and nothing of what the client told the healer. */
export function createStaffAppointments({
  db,
  audit,
  lineReports,
  messages,
}: {
  db: Database
  audit: Audit
  lineReports: Pick<RoomsModule['lineReports'], 'ofAppointment'>
  messages: Messages
}) {
  const appointments = (queryable: Queryable) =>
    queryable
      .selectFrom('session_times as a')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
      .leftJoin('place_card as l', 'l.u_id', 'a.place_id')
      .select(['a.u_id', 'a.state', 'a.starts_at', 'a.ends_at', 'a.mode', 'a.price_paise', 'a.created_at'])
      .select(['a.client_id', 'a.order_id', 'a.is_free', 'a.cancelled_by', 'a.rescheduled_by', 'a.pay_by'])
      .select([
        'h.full_name as healer_name',
        'h.person_id',
        'l.name as place',
        'a.arrived_at',
        'a.arrived_by',
      ])
      .select(fullName(sql.ref('p')).as('client_name'))
  type Row = Awaited<ReturnType<ReturnType<typeof appointments>['executeTakeFirstOrThrow']>>

  const rowOf = (row: Row): StaffAppointmentRow => ({
    u_id: row.u_id,
    state: row.state as StaffAppointmentRow['state'], // checked by the table, as the mode is
    client_name: row.client_name,
    healer_name: row.healer_name,
    starts_at: row.starts_at.toISOString(),
    mode: row.mode as StaffAppointmentRow['mode'],
    price_paise: row.price_paise,
    pay_by: row.pay_by?.toISOString() ?? null,
  })

  function matching(search: string) {
    if (uuid.test(search))
      return sql<boolean>`(a.u_id = ${search} or a.client_id = ${search} or a.order_id = ${search})`
    const contact = contactAsStored(search)
    return sql<boolean>`a.client_id in (
      select u_id from person_contact where email = ${contact} union all select u_id from person_contact where phone = ${contact})`
  }

  return {
    async list({ search, state, healer, from, to }: AppointmentFilters, { page, size }: Paging) {
      let wanted = appointments(db)
      if (search) wanted = wanted.where(matching(search))
      if (state) wanted = wanted.where('a.state', '=', state)
      if (healer) wanted = wanted.where('a.healer_id', '=', healer)
      if (from) wanted = wanted.where('a.starts_at', '>=', new Date(from))
      if (to) wanted = wanted.where('a.starts_at', '<', new Date(to))
      const { rows, total } = await pageOf(wanted.orderBy('a.starts_at', 'desc').orderBy('a.u_id', 'desc'), {
        page,
        size,
      })
      return { data: rows.map(rowOf), total, page, items_per_page: size }
    },

    /** @throws DomainError notFound */
    look: (staffId: string, appointmentId: string): Promise<StaffAppointment> =>
      inTransaction(db, async (trx) => {
        const row = orNotFound(await appointments(trx).where('a.u_id', '=', appointmentId).executeTakeFirst())
        await audit.note(trx, { staffId, resource: 'appointments', recordId: appointmentId, action: 'look' })
        return {
          ...rowOf(row),
          client_u_id: row.client_id,
          ends_at: row.ends_at.toISOString(),
          created_at: row.created_at.toISOString(),
          is_free: row.is_free,
          cancelled_by: row.cancelled_by,
          rescheduled_by: row.rescheduled_by,
          place: row.place,
          arrived_at: row.arrived_at?.toISOString() ?? null,
          arrived_by: row.arrived_by,
          ...(await storyOf(trx, messages, row)),
          lines: await lineReports.ofAppointment(trx, appointmentId),
        }
      }),
  }
}
export type StaffAppointments = ReturnType<typeof createStaffAppointments>
