import { sql } from 'kysely'
import { messageQueues } from '../../foundation/notifications/index.ts'
import { after, days } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { Platform } from '../../platform/platform.ts'
import { erase } from './erasing.ts'
import { subjectOf } from './exported-rows.ts'

/** Guests of the front desk are kept so long after their last session, and a day where no booking came of it. */
const keptAfterSession = days(90)
const keptWithoutSession = days(1)
/** Imported clients who never answered; those who said no go after a day. */
const keptUnanswered = days(365)
const batch = 50

/**
 * Erases guests who never claimed their session, imported clients who said no or nothing, and children without an account whom their guardian removed, by the same
 * places as a deletion: what tax law asks for stays.
 */
export const createGuestErasure =
  ({ db, clock, jobs, pageCache }: Pick<Platform, 'db' | 'clock' | 'jobs' | 'pageCache'>) =>
  async () => {
    const now = clock.now()
    const { rows } = await sql<{ u_id: string }>`
      select p.u_id, p.created_at from person_name p
      where p.state = 'guest' and p.created_at < ${after(now, -keptWithoutSession)}
        and not exists (select from session_times a
          where a.client_id = p.u_id and a.ends_at > ${after(now, -keptAfterSession)})
      union all select p.u_id, p.created_at from ended_child e join person_contact p on p.u_id = e.person_id
      where p.state = 'active' and p.email is null and p.phone is null
        and not exists (select from session_times a where a.client_id = p.u_id)
      union all select p.u_id, p.created_at from person_contact p
      where p.state = 'imported' and p.created_at < ${after(now, -keptWithoutSession)}
        and ((p.email is null and p.phone is null) or p.created_at < ${after(now, -keptUnanswered)})
        and not exists (select from session_times a where a.client_id = p.u_id)
      order by created_at limit ${batch}`.execute(db)
    for (const { u_id: personId } of rows)
      await inTransaction(db, async (trx) => {
        await lockPeople(trx, [personId])
        const subject = await subjectOf(trx, personId)
        await erase(trx, subject, { pageCache })
        await jobs.forget(trx, messageQueues, [personId, ...subject.contacts])
      })
  }
