import { homeZone } from '@newyou/contract/business'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'

export interface Allowance {
  organizationId: string
  organization: string
  /** The organisation's monthly maximum for one member. */
  monthlyPaise: number
  /** What is left this month, limited by the remaining budget. */
  leftPaise: number
}

/** The begin of a calendar month of India. */
const monthBegin = (moment: Date) =>
  sql<Date>`(date_trunc('month', ${moment}::timestamptz at time zone ${homeZone}) at time zone ${homeZone})`

/** Allowances of organisations for member sessions. */
export function createAllowances({ clock }: { clock: Clock }) {
  /**
   * Undefined for a non-member. Amounts used or held by this order count as left. Spending it locks the member's
   * accounts and the budget first.
   */
  return async function allowanceOf(
    queryable: Queryable,
    personId: string,
    orderId: string | null = null,
  ): Promise<Allowance | undefined> {
    const { rows } = await sql<{
      organization_id: string
      name: string
      monthly: number
      used: number
      budget: number
    }>`
      select n.organization_id, n.name, n.allowance_paise as monthly,
        coalesce((
          select sum(o.allowance_paise
            - coalesce((select sum(g.allowance_paise) from order_refund_money g where g.order_id = o.u_id), 0))
          from order_money o
          where o.client_id = m.person_id and o.allowance_paise > 0 and o.organization_id = m.organization_id
            and o.state in ('awaiting-payment', 'failed', 'paid', 'refunded')
            and coalesce(o.paid_at, o.updated_at) >= ${monthBegin(clock.now())}
            and o.u_id is distinct from ${orderId}), 0)::bigint as used,
        (coalesce(a.posted - a.held, 0) + coalesce((
          select sum(h.amount) from held_amount h
          where h.account_id = a.id and h.order_id = ${orderId} and h.state = 'held'), 0))::bigint as budget
      from organization_member m
      join organization n on n.organization_id = m.organization_id
      left join owned_account a on a.organization_id = n.organization_id and a.kind = 'organization-budget'
      where m.person_id = ${personId} and m.left_at is null`.execute(queryable)
    const [row] = rows
    if (!row) return undefined
    return {
      organizationId: row.organization_id,
      organization: row.name,
      monthlyPaise: row.monthly,
      leftPaise: Math.max(0, Math.min(row.monthly - row.used, row.budget)),
    }
  }
}
export type AllowanceOf = ReturnType<typeof createAllowances>
