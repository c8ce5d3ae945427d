import type { Queryable } from '../../platform/database/database.ts'

/** The plans that a healer wrote for a client, latest first, with their actions. */
export async function plansOf(
  queryable: Queryable,
  { healerId, clientId }: { healerId: string; clientId: string },
) {
  const plans = await queryable
    .selectFrom('action_plan')
    .select(['u_id', 'title', 'starts_on', 'ends_on'])
    .where('healer_id', '=', healerId)
    .where('client_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .orderBy('u_id')
    .limit(50)
    .execute()
  if (plans.length === 0) return []
  const ids = plans.map(({ u_id: id }) => id)
  const actions = await queryable
    .selectFrom('plan_action')
    .select(['plan_id', 'title'])
    .where('plan_id', 'in', ids)
    .orderBy('position')
    .execute()
  return plans.map(({ u_id: planId, ...plan }) => ({
    ...plan,
    actions: actions.filter(({ plan_id: id }) => id === planId).map(({ title }) => title),
  }))
}
