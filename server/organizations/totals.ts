import { homeZone } from '@newyou/contract/business'
import { leastGroup, type ManagedOrganization } from '@newyou/contract/organizations/organizations'
import { sql } from 'kysely'
import { found } from '../platform/http/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { membersOf } from './members.ts'

const shownMonths = 12

/**
 * What an organisation may know: closed months of groups of at least ten. A month is what was paid and what went back
 * in it, so its totals never change later, and the difference of two looks tells nothing of one person.
 */
export function createTotals({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  async function months(organizationId: string) {
    const { rows } = await sql<{ month: string; members: number; sessions: number; used: number }>`
      with month as (
        select b as local_begin, b at time zone ${homeZone} as begin,
          (b + interval '1 month') at time zone ${homeZone} as end
        from generate_series(
          date_trunc('month', ${clock.now()}::timestamptz at time zone ${homeZone}) - ${shownMonths} * interval '1 month',
          date_trunc('month', ${clock.now()}::timestamptz at time zone ${homeZone}) - interval '1 month',
          interval '1 month') as b)
      select to_char(m.local_begin, 'YYYY-MM') as month,
        (select count(*) from organization_member o where o.organization_id = ${organizationId}
          and o.joined_at <= m.begin and (o.left_at is null or o.left_at >= m.end)) as members,
        (select count(*) from orders o where o.organization_id = ${organizationId} and o.allowance_paise > 0
          and o.paid_at >= m.begin and o.paid_at < m.end) as sessions,
        (coalesce((select sum(o.allowance_paise) from orders o where o.organization_id = ${organizationId}
            and o.paid_at >= m.begin and o.paid_at < m.end), 0)
          - coalesce((select sum(g.allowance_paise) from orders o join give_back g on g.order_id = o.u_id
            where o.organization_id = ${organizationId} and o.paid_at is not null
              and g.created_at >= m.begin and g.created_at < m.end), 0))::bigint as used
      from month m
      where m.end > (select min(o.joined_at) from organization_member o where o.organization_id = ${organizationId})
      order by m.begin desc`.execute(db)
    return rows.map(({ month, members, sessions, used }) => ({
      month,
      totals: members < leastGroup ? null : { members, sessions, used_paise: used },
    }))
  }

  return async function look(organizationId: string): Promise<ManagedOrganization> {
    const row = found(
      await db
        .selectFrom('organization')
        .select(['organization_id', 'name', 'seats', 'allowance_paise'])
        .where('organization_id', '=', organizationId)
        .executeTakeFirst(),
    )
    const [members, closed] = await Promise.all([membersOf(db, organizationId), months(organizationId)])
    return {
      organization_id: row.organization_id,
      name: row.name,
      seats: row.seats,
      members,
      monthly_paise: row.allowance_paise,
      months: closed,
    }
  }
}
