import type { AppointmentStep } from '@newyou/contract/administration/back-office/appointments'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'

/** The states and times of an appointment, oldest first, with colleagues who acted for its client. */
export async function stepsOf(queryable: Queryable, appointmentId: string): Promise<AppointmentStep[]> {
  const { rows } = await sql<Omit<AppointmentStep, 'starts_at' | 'at'> & { starts_at: Date; at: Date }>`
    select t.state, t.starts_at, t.at, t.asked_by, t.channel, p.first_name || ' ' || p.last_name as by_name
    from appointment_step t left join person_name p on p.u_id = t.by_person
    where t.appointment_id = ${appointmentId}::uuid order by t.id`.execute(queryable)
  return rows.map(({ starts_at: start, at, ...step }) => ({
    ...step,
    starts_at: start.toISOString(),
    at: at.toISOString(),
  }))
}
