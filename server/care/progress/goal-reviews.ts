import type { Queryable } from '../../platform/database/database.ts'

/** What both sides said about each of these goals, by the goal, oldest first. */
export async function goalReviews(queryable: Queryable, goalIds: readonly string[]) {
  if (goalIds.length === 0) return new Map<string, never[]>()
  const rows = await queryable
    .selectFrom('goal_review')
    .select(['goal_id', 'asked_at', 'client_rating', 'client_words', 'healer_rating', 'healer_words'])
    .where('goal_id', 'in', goalIds)
    .orderBy('asked_at')
    .orderBy('u_id')
    .execute()
  const reviews = rows.map(({ asked_at: at, ...said }) => ({ asked_at: at.toISOString(), ...said }))
  return Map.groupBy(reviews, ({ goal_id: id }) => id)
}
