import { homeZone } from '@newyou/contract/business'
import type { ManagedOrganization } from '@newyou/contract/money/organizations/organizations'
import { sql } from 'kysely'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { membersOf } from './members.ts'
import { shownTotals, type Used } from './shown-totals.ts'

const shownMonths = 12

interface OpenMonth {
  month: string
  members: number
  used: Used[] | null
}

/** Totals for an organisation: rounded, of closed months, each counted once (see `shown-totals.ts`). */
export function createTotals({ db, clock, random }: Pick<Platform, 'db' | 'clock' | 'random'>) {
  /** Closed months that are not counted yet. A session that went back in its month was none. */
  async function uncounted(organizationId: string): Promise<OpenMonth[]> {
    const { rows } = await sql<OpenMonth>`
      with month as (
        select b as local_begin, b at time zone ${homeZone} as begin,
          (b + interval '1 month') at time zone ${homeZone} as end
        from generate_series(
          date_trunc('month', ${clock.now()}::timestamptz at time zone ${homeZone}) - ${shownMonths} * interval '1 month',
          date_trunc('month', ${clock.now()}::timestamptz at time zone ${homeZone}) - interval '1 month',
          interval '1 month') as b),
      manager as (select person_id from organization_manager where organization_id = ${organizationId})
      select to_char(m.local_begin, 'YYYY-MM-DD') as month,
        (select count(*) from organization_member o where o.organization_id = ${organizationId}
          and o.joined_at <= m.begin and (o.left_at is null or o.left_at >= m.end)
          and o.person_id not in (select person_id from manager)) as members,
        (select json_agg(json_build_object('sessions', u.sessions, 'paise', u.paise,
            'isManager', u.client_id in (select person_id from manager)))
          from (
            select x.client_id, count(*) filter (where x.session > 0) as sessions, sum(x.paise) as paise
            from (
              select o.client_id, o.allowance_paise as paise, o.allowance_paise - coalesce((
                select sum(g.allowance_paise) from order_refund_money g
                where g.order_id = o.u_id and g.created_at < m.end), 0) as session
              from order_money o where o.organization_id = ${organizationId} and o.allowance_paise > 0
                and o.paid_at >= m.begin and o.paid_at < m.end
              union all
              select o.client_id, -g.allowance_paise, 0
              from order_money o join order_refund_money g on g.order_id = o.u_id
              where o.organization_id = ${organizationId} and o.paid_at is not null and g.allowance_paise > 0
                and g.created_at >= m.begin and g.created_at < m.end) x
            group by x.client_id) u) as used
      from month m
      where m.end > (select min(o.joined_at) from organization_member o where o.organization_id = ${organizationId})
        and not exists (select from organization_month c
          where c.organization_id = ${organizationId} and c.month = m.local_begin::date)`.execute(db)
    return rows
  }

  async function countClosed(organizationId: string, allowancePaise: number) {
    const months = await uncounted(organizationId)
    if (months.length === 0) return
    const hidden = { members: null, sessions: null, used_paise: null, rounded_to_paise: null }
    await db
      .insertInto('organization_month')
      .values(
        months.map(({ month, members, used }) => ({
          organization_id: organizationId,
          month,
          ...(shownTotals({ members, used: used ?? [], allowancePaise }, random) ?? hidden),
          counted_at: clock.now(),
        })),
      )
      // Of two concurrent readers, the first draw wins.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async function months(organizationId: string): Promise<ManagedOrganization['months']> {
    const rows = await db
      .selectFrom('organization_month')
      .select([sql<string>`to_char(month, 'YYYY-MM')`.as('name')])
      .select(['members', 'sessions', 'used_paise', 'rounded_to_paise'])
      .where('organization_id', '=', organizationId)
      .orderBy('month', 'desc')
      .limit(shownMonths)
      .execute()
    return rows.map(({ name, members, sessions, used_paise, rounded_to_paise }) => ({
      month: name,
      totals:
        members === null || sessions === null || used_paise === null || rounded_to_paise === null
          ? null
          : { members, sessions, used_paise, rounded_to_paise },
    }))
  }

  return async function look(organizationId: string): Promise<ManagedOrganization> {
    const row = orNotFound(
      await db
        .selectFrom('organization')
        .select(['organization_id', 'name', 'seats', 'allowance_paise'])
        .where('organization_id', '=', organizationId)
        .executeTakeFirst(),
    )
    await countClosed(organizationId, row.allowance_paise)
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
