import type { GoalState } from '@newyou/contract/care/progress/limits'
import type { Queryable } from '../../platform/database/database.ts'
import { goalReviews } from './goal-reviews.ts'

/** All goals of a client with what both sides said about them, as the client reads them, latest first. */
export async function goalsOfClient(queryable: Queryable, clientId: string, most: number) {
  const goals = await queryable
    .selectFrom('goal as g')
    .innerJoin('healer_card as h', 'h.u_id', 'g.healer_id')
    .select(['g.u_id', 'h.full_name as healer', 'g.wording', 'g.state', 'g.reason'])
    .select(['g.created_at', 'g.closed_at'])
    .where('g.client_id', '=', clientId)
    .orderBy('g.created_at', 'desc')
    .orderBy('g.u_id')
    .limit(most)
    .execute()
  const ofGoal = await goalReviews(
    queryable,
    goals.map(({ u_id: id }) => id),
  )
  return goals.map(({ u_id: goalId, ...goal }) => ({
    ...goal,
    state: goal.state as GoalState, // checked by the table
    created_at: goal.created_at.toISOString(),
    closed_at: goal.closed_at?.toISOString() ?? null,
    reviews: (ofGoal.get(goalId) ?? []).map(({ goal_id: _, ...review }) => review),
  }))
}
