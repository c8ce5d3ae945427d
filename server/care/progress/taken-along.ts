import type { Queryable } from '../../platform/database/database.ts'
import { scoresOf } from '../self-tests/index.ts'
import { goalReviews } from './goal-reviews.ts'

interface Pair {
  healerId: string
  clientId: string
}

/** The goals of a client with a healer, oldest first, with how both rated them. */
export async function goalsOf(queryable: Queryable, { healerId, clientId }: Pair) {
  const goals = await queryable
    .selectFrom('goal')
    .selectAll()
    .where('healer_id', '=', healerId)
    .where('client_id', '=', clientId)
    .orderBy('created_at')
    .orderBy('u_id')
    .execute()
  const ofGoal = await goalReviews(
    queryable,
    goals.map(({ u_id: id }) => id),
  )
  return goals.map((goal) => ({
    wording: goal.wording,
    state: goal.state,
    reason: goal.reason,
    created_at: goal.created_at.toISOString(),
    closed_at: goal.closed_at?.toISOString() ?? null,
    reviews: (ofGoal.get(goal.u_id) ?? []).map(({ goal_id: _, ...review }) => review),
  }))
}

/** What a healer asked a client to measure, oldest first; without a score where it was not answered. */
export async function measuresOf(queryable: Queryable, { healerId, clientId }: Pair) {
  const rows = await queryable
    .selectFrom('measure_request as r')
    .innerJoin('measure as m', 'm.u_id', 'r.measure_id')
    .select(['m.test_code', 'r.asked_at', 'r.result_id'])
    .where('m.healer_id', '=', healerId)
    .where('r.client_id', '=', clientId)
    .orderBy('r.asked_at')
    .orderBy('r.u_id')
    .execute()
  const scores = await scoresOf(
    queryable,
    rows.flatMap(({ result_id: id }) => id ?? []),
  )
  return rows.map((row) => ({
    test: row.test_code,
    asked_at: row.asked_at.toISOString(),
    score: scores.get(row.result_id ?? '') ?? null,
  }))
}
