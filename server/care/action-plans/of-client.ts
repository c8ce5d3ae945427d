import type { Queryable } from '../../platform/database/database.ts'

/** All plans of a client with their actions, as the client reads them, latest first. */
export async function plansOfClient(queryable: Queryable, clientId: string, most: number) {
  const plans = await queryable
    .selectFrom('action_plan as p')
    .innerJoin('healer_card as h', 'h.u_id', 'p.healer_id')
    .select(['p.u_id', 'h.full_name as healer', 'p.title', 'p.description'])
    .select(['p.starts_on', 'p.ends_on', 'p.ended_at'])
    .where('p.client_id', '=', clientId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.u_id')
    .limit(most)
    .execute()
  if (plans.length === 0) return []
  const actions = await queryable
    .selectFrom('plan_action')
    .select(['plan_id', 'title', 'how_to'])
    .where(
      'plan_id',
      'in',
      plans.map(({ u_id: id }) => id),
    )
    .orderBy('position')
    .execute()
  const ofPlan = Map.groupBy(actions, ({ plan_id: id }) => id)
  return plans.map(({ u_id: planId, ended_at: endedAt, ...plan }) => ({
    ...plan,
    ended_at: endedAt?.toISOString() ?? null,
    actions: (ofPlan.get(planId) ?? []).map(({ title, how_to }) => ({ title, how_to })),
  }))
}
