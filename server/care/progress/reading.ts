import type { Goal, GoalReview, Progress } from '@newyou/contract/care/progress'
import type { GoalState, ProgressSide, RhythmUnit } from '@newyou/contract/care/progress/limits'
import type { Selectable } from 'kysely'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Goal as GoalRow, GoalReview as ReviewRow } from '../../platform/database/schema.ts'
import { metStates } from '../appointments/index.ts'
import type { TestLanguage } from '../self-tests/index.ts'
import type { MeasureReading } from './measure-reading.ts'
import type { Pair } from './pairs.ts'

interface ReadingDependencies {
  db: Database
  accounts: Pick<Accounts, 'knownAs'>
  measures: MeasureReading
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

/** Goals and measures as both sides see them. */
export function createProgressReading({ db, accounts, measures }: ReadingDependencies) {
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

  /** One client with each of these healers, as this side sees it. */
  async function of(
    side: ProgressSide,
    clientId: string,
    healerIds: readonly string[],
    language: TestLanguage,
  ): Promise<Progress[]> {
    if (healerIds.length === 0) return []
    const whose = { clientId, healerIds }
    const [goals, client, healers, measured] = await Promise.all([
      db
        .selectFrom('goal')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('healer_id', 'in', healerIds)
        .orderBy('created_at')
        .orderBy('u_id')
        .execute(),
      db
        .selectFrom('person_name')
        .select(['anonymous_name', 'first_name'])
        .where('u_id', '=', clientId)
        .executeTakeFirstOrThrow(),
      db.selectFrom('healer_card').select(['u_id', 'full_name']).where('u_id', 'in', healerIds).execute(),
      measures.of(whose, language),
    ])
    const ids = goals.map((one) => one.u_id)
    const statesOf = (healerId: string) =>
      goals.flatMap((one) => (one.healer_id === healerId ? [one.state as GoalState] : [])) // checked by the table
    const [reviews, suggestions] = await Promise.all([
      ids.length
        ? db
            .selectFrom('goal_review')
            .selectAll()
            .where('goal_id', 'in', ids)
            .orderBy('asked_at')
            .orderBy('u_id')
            .execute()
        : [],
      measures.suggestions(side, whose, statesOf, measured),
    ])
    const ofGoal = Map.groupBy(reviews, (one) => one.goal_id)
    return healers.map((healer) => ({
      healer,
      client_name: accounts.knownAs(client),
      goals: goals
        .filter((one) => one.healer_id === healer.u_id)
        .map((one) => presentGoal(one, ofGoal.get(one.u_id) ?? []))
        .sort((one, other) => (order[one.state] ?? 2) - (order[other.state] ?? 2)),
      measures: measured.get(healer.u_id) ?? [],
      suggestions: suggestions.get(healer.u_id) ?? [],
    }))
  }

  return {
    async ofPair(side: ProgressSide, pair: Pair, language: TestLanguage = 'en'): Promise<Progress> {
      const [found] = await of(side, pair.client_id, [pair.healer_id], language)
      if (!found) throw new Error(`the healer ${pair.healer_id} is not there`)
      return found
    },

    /** With each of the client's healers, those of the latest sessions first. */
    async ofClient(clientId: string, language: TestLanguage) {
      const healers = await healersOf(clientId)
      const ids = healers.map((one) => one.u_id)
      const found = await of('client', clientId, ids, language)
      const data = found
        .filter(({ goals, measures: measured }) => goals.length + measured.length > 0)
        .sort((one, other) => ids.indexOf(one.healer.u_id) - ids.indexOf(other.healer.u_id))
      return { data, healers }
    },
  }
}
export type ProgressReading = ReturnType<typeof createProgressReading>
