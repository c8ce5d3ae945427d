import { sql } from 'kysely'
import { staffReplies } from '../../messages/replies/back-office.ts'
import { after, days, hours } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'

/** So long after one gave another a role, neither approves what the other asked for. */
const newColleague = days(7)
const day = hours(24)

/**
 * Sum a colleague moved without a second person in the last 24 hours, in paise: refunds, adjustments, budgets of
 * organisations and coupons together, so that a large sum cannot be made of small ones of several kinds.
 */
export async function movedAlone(queryable: Queryable, staffId: string, now: Date): Promise<number> {
  const alone = sql`asked_by = ${staffId} and asked_at > ${after(now, -day)} and state = 'done' and not needs_second`
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(paise), 0)::bigint as sum from (
      select price_paise as paise from refund_request where ${alone}
      union all select abs(amount_paise) from adjustment where ${alone}
      union all select abs(amount_paise) from organization_budget_change where ${alone}
      union all select amount_paise from approval where ${alone}
    ) as moved`.execute(queryable)
  return rows[0]?.sum ?? 0
}

/** One change of money of a colleague at a time: what they moved alone is counted under this lock, taken first. */
export const lockMovedAlone = (trx: Trx, staffId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`moved-alone:${staffId}`}, 0))`.execute(trx)

/**
 * The one who decides is another person than the one who asked, and neither got a staff role from the other, or both
 * from the same colleague, within a week: who can name colleagues could otherwise name their own second person.
 * @throws DomainError secondPersonNeeded
 */
export async function requireSecondPerson(trx: Trx, askedBy: string, deciderId: string, now: Date) {
  if (askedBy === deciderId) throwError('secondPersonNeeded')
  const { rows } = await sql<{ is_related: boolean }>`
    with recursive named as (
      select record_id, staff_id::text as giver from audit_entry
      where resource = 'colleagues' and action = 'roles' and at > ${after(now, -newColleague)}
        and staff_id is not null and staff_id::text <> record_id
        -- Roles that were only taken away make no colleague.
        and not ((changes->'roles'->0) @> (changes->'roles'->1))
    ), behind as (
      select start, start as giver from unnest(array[${askedBy}, ${deciderId}]::text[]) as start
      union
      select b.start, n.giver from behind b join named n on n.record_id = b.giver
    )
    select exists (
      select from behind one join behind other using (giver) where one.start = ${askedBy} and other.start = ${deciderId}
    ) as is_related`.execute(trx)
  if (rows[0]?.is_related)
    throwError('secondPersonNeeded', {
      message: staffReplies.rolesTooNew,
    })
}
