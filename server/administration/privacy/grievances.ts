import type { Grievance } from '@newyou/contract/administration/privacy'
import { sql } from 'kysely'
import type { SupportModule } from '../../communication/support/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { after, days, hours } from '../../platform/clock.ts'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'

interface GrievanceDependencies extends Pick<Platform, 'db' | 'clock' | 'rateLimits'> {
  settings: Pick<Settings, 'read'>
  support: Pick<SupportModule, 'openTicket'>
}

interface GrievanceRow {
  ticket_u_id: string
  number: number
  created_at: Date
  due_at: Date
  answered_at: Date | null
}

/** Complaints about how data is handled: tickets with a due date for the answer. */
export function createGrievances({ db, clock, rateLimits, settings, support }: GrievanceDependencies) {
  async function rowsOf(queryable: Queryable, personId: string): Promise<Grievance[]> {
    const { rows } = await sql<GrievanceRow>`
      select t.u_id as ticket_u_id, t.number, g.created_at, g.due_at,
        (select min(m.created_at) from ticket_reply m where m.ticket_id = t.u_id and m.side = 'support') as answered_at
      from grievance g join ticket_card t on t.u_id = g.ticket_id
      where g.person_id = ${personId}::uuid order by g.created_at desc limit 50`.execute(queryable)
    return rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      due_at: row.due_at.toISOString(),
      answered_at: row.answered_at?.toISOString() ?? null,
    }))
  }

  return {
    async mine(personId: string) {
      const [data, house] = await Promise.all([rowsOf(db, personId), settings.read(db)])
      const officer = {
        name: house.grievance_officer,
        email: house.grievance_email || house.email,
        days: house.grievance_days,
      }
      return { data, officer }
    },

    /** @throws DomainError tooManyRequests */
    async write(personId: string, description: string) {
      await rateLimits.spend([{ key: `privacy:grievance:${personId}`, max: 5, window: hours(24) }])
      const { grievance_days: within } = await settings.read(db)
      return inTransaction(db, async (trx) => {
        const now = clock.now()
        const ticketId = await support.openTicket(trx, {
          personId,
          title: 'Complaint about personal data',
          description,
          tags: ['account'],
        })
        await trx
          .insertInto('grievance')
          .values({
            ticket_id: ticketId,
            person_id: personId,
            created_at: now,
            due_at: after(now, days(within)),
          })
          .execute()
        const [written] = (await rowsOf(trx, personId)).filter((one) => one.ticket_u_id === ticketId)
        if (!written) throw new Error('the complaint that was just written is not there')
        return written
      })
    },
  }
}

export type Grievances = ReturnType<typeof createGrievances>
