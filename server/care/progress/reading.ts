import type { Goal, GoalReview, Progress } from '@newyou/contract/care/progress'
import type { GoalState, ProgressSide, RhythmUnit } from '@newyou/contract/care/progress/limits'
import type { Selectable } from 'kysely'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Goal as GoalRow, GoalReview as ReviewRow } from '../../platform/database/schema.ts'
import { metStates } from '../appointments/index.ts'
import type { Pair } from './pairs.ts'

interface ReadingDependencies {
  db: Database
  accounts: Pick<Accounts, 'knownAs'>
}

/** The most healers to whom a client can suggest a goal, those of the latest sessions. */
const healersMax = 20
const order: Record<string, number> = { open: 0, proposed: 1 }

function presentReview(row: Selectable<ReviewRow>, isOpen: boolean): GoalReview {
  const answer = (rating: number | null, words: string, at: Date | null) =>
    rating === null || at === null ? null : { rating, words, answered_at: at.toISOString() }
  return {
    u_id: row.u_id,
    asked_at: row.asked_at.toISOString(),
    is_open: isOpen,
    client: answer(row.client_rating, row.client_words, row.client_answered_at),
    healer: answer(row.healer_rating, row.healer_words, row.healer_answered_at),
  }
}

function presentGoal(row: Selectable<GoalRow>, reviews: Selectable<ReviewRow>[]): Goal {
  // These three are checked by the table.
  const [state, proposedBy, closedBy] = [row.state as GoalState, row.proposed_by, row.closed_by] as [
    GoalState,
    ProgressSide,
    ProgressSide | null,
  ]
  return {
    u_id: row.u_id,
    wording: row.wording,
    state,
    proposed_by: proposedBy,
    review: { every: row.review_every, unit: row.review_unit as RhythmUnit }, // checked by the table
    created_at: row.created_at.toISOString(),
    agreed_at: row.agreed_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    closed_by: closedBy,
    reason: row.reason,
    is_demo: row.is_demo,
    reviews: reviews.map((one, place) =>
      presentReview(one, state === 'open' && place === reviews.length - 1),
    ),
  }
}

/** Goals as both sides see them. */
export function createProgressReading({ db, accounts }: ReadingDependencies) {
  const healersOf = (clientId: string) =>
    db
      .selectFrom('session_times as a')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .select(['h.u_id', 'h.full_name'])
      .where('a.client_id', '=', clientId)
      .where('a.state', 'in', metStates)
      .groupBy(['h.u_id', 'h.full_name'])
      .orderBy((of) => of.fn.max('a.starts_at'), 'desc')
      .limit(healersMax)
      .execute()

  /** Those of one client, with all healers or with one. */
  async function of(clientId: string, healerId?: string): Promise<Progress[]> {
    let found = db.selectFrom('goal').selectAll().where('client_id', '=', clientId)
    if (healerId) found = found.where('healer_id', '=', healerId)
    const [goals, client] = await Promise.all([
      found.orderBy('created_at').orderBy('u_id').execute(),
      db
        .selectFrom('person_name')
        .select(['anonymous_name', 'first_name'])
        .where('u_id', '=', clientId)
        .executeTakeFirstOrThrow(),
    ])
    const healerIds = [...new Set([...(healerId ? [healerId] : []), ...goals.map((one) => one.healer_id)])]
    if (healerIds.length === 0) return []
    const ids = goals.map((one) => one.u_id)
    const [healers, reviews] = await Promise.all([
      db.selectFrom('healer_card').select(['u_id', 'full_name']).where('u_id', 'in', healerIds).execute(),
      ids.length
        ? db
            .selectFrom('goal_review')
            .selectAll()
            .where('goal_id', 'in', ids)
            .orderBy('asked_at')
            .orderBy('u_id')
            .execute()
        : [],
    ])
    const ofGoal = Map.groupBy(reviews, (one) => one.goal_id)
    return healers.map((healer) => ({
      healer,
      client_name: accounts.knownAs(client),
      goals: goals
        .filter((one) => one.healer_id === healer.u_id)
        .map((one) => presentGoal(one, ofGoal.get(one.u_id) ?? []))
        .sort((one, other) => (order[one.state] ?? 2) - (order[other.state] ?? 2)),
    }))
  }

  return {
    async ofPair({ client_id: clientId, healer_id: healerId }: Pair): Promise<Progress> {
      const [found] = await of(clientId, healerId)
      if (!found) throw new Error(`the healer ${healerId} is not there`)
      return found
    },

    async ofClient(clientId: string) {
      const [data, healers] = await Promise.all([of(clientId), healersOf(clientId)])
      return { data, healers }
    },
  }
}
export type ProgressReading = ReturnType<typeof createProgressReading>
