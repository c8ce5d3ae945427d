import type { GoalEnd, NewGoal, ReviewForm } from '@newyou/contract/care/progress'
import { goalsAtOnce, type ProgressSide } from '@newyou/contract/care/progress/limits'
import { sql } from 'kysely'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ProgressNotices } from './notices.ts'
import { ownerOf, type Pair } from './pairs.ts'

interface GoalsDependencies extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  notices: ProgressNotices
}

const otherSide = (side: ProgressSide): ProgressSide => (side === 'client' ? 'healer' : 'client')

/** Goals of a client and a healer: one suggests, the other agrees, both say how near they are. */
export function createGoals({ db, clock, ids, notices }: GoalsDependencies) {
  /** Locks the goal. @throws DomainError notFound for a goal of others */
  async function ownGoal(trx: Trx, side: ProgressSide, personId: string, goalId: string) {
    const { column, id } = await ownerOf(trx, side, personId)
    return orNotFound(
      await trx
        .selectFrom('goal')
        .selectAll()
        .where('u_id', '=', goalId)
        .where(column, '=', id)
        .forUpdate()
        .executeTakeFirst(),
    )
  }

  return {
    /** @throws DomainError goalsFull */
    suggest: (side: ProgressSide, pair: Pair, { wording, review }: NewGoal) =>
      inTransaction(db, async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${pair.healer_id} || ${pair.client_id}, 0))`.execute(
          trx,
        )
        const unfinished = await trx
          .selectFrom('goal')
          .select('u_id')
          .where('healer_id', '=', pair.healer_id)
          .where('client_id', '=', pair.client_id)
          .where('state', 'in', ['proposed', 'open'])
          .execute()
        if (unfinished.length >= goalsAtOnce) throwError('goalsFull')
        await trx
          .insertInto('goal')
          .values({
            ...{ u_id: ids.next(), healer_id: pair.healer_id, client_id: pair.client_id },
            ...{ wording, proposed_by: side, review_every: review.every, review_unit: review.unit },
            created_at: clock.now(),
          })
          .execute()
        await notices.tell(trx, pair, otherSide(side), 'goalSuggested')
        if (side === 'client') await notices.lookForDanger(trx, pair, wording)
      }),

    /** @throws DomainError notFound, notNow for one's own suggestion and for what was answered already */
    agree: (side: ProgressSide, personId: string, goalId: string): Promise<Pair> =>
      inTransaction(db, async (trx) => {
        const goal = await ownGoal(trx, side, personId, goalId)
        if (goal.state !== 'proposed' || goal.proposed_by === side) throwError('notNow')
        await trx
          .updateTable('goal')
          .set({ state: 'open', agreed_at: clock.now() })
          .where('u_id', '=', goalId)
          .execute()
        await notices.tell(trx, goal, otherSide(side), 'goalAgreed')
        return goal
      }),

    /** @throws DomainError notFound, notNow for a goal that has ended, or is reached before both agreed to it */
    end: (side: ProgressSide, personId: string, goalId: string, { state, reason }: GoalEnd): Promise<Pair> =>
      inTransaction(db, async (trx) => {
        const goal = await ownGoal(trx, side, personId, goalId)
        const isSuggested = goal.state === 'proposed'
        if ((goal.state !== 'open' && !isSuggested) || (isSuggested && state === 'reached'))
          throwError('notNow')
        await trx
          .updateTable('goal')
          .set({ state, reason, closed_at: clock.now(), closed_by: side })
          .where('u_id', '=', goalId)
          .execute()
        await notices.tell(trx, goal, otherSide(side), state === 'reached' ? 'goalReached' : 'goalLetGo')
        if (side === 'client') await notices.lookForDanger(trx, goal, reason)
        return goal
      }),

    /** @throws DomainError notFound, notNow after the next review was asked or the goal ended */
    answer: (
      side: ProgressSide,
      personId: string,
      reviewId: string,
      { rating, words }: ReviewForm,
    ): Promise<Pair> =>
      inTransaction(db, async (trx) => {
        const { goal_id: goalId } = orNotFound(
          await trx
            .selectFrom('goal_review')
            .select('goal_id')
            .where('u_id', '=', reviewId)
            .executeTakeFirst(),
        )
        const goal = await ownGoal(trx, side, personId, goalId)
        const latest = await trx
          .selectFrom('goal_review')
          .select('u_id')
          .where('goal_id', '=', goalId)
          .orderBy('asked_at', 'desc')
          .orderBy('u_id', 'desc')
          .limit(1)
          .executeTakeFirst()
        if (goal.state !== 'open' || latest?.u_id !== reviewId) throwError('notNow')
        const at = clock.now()
        await trx
          .updateTable('goal_review')
          .set(
            side === 'client'
              ? { client_rating: rating, client_words: words, client_answered_at: at }
              : { healer_rating: rating, healer_words: words, healer_answered_at: at },
          )
          .where('u_id', '=', reviewId)
          .execute()
        if (side === 'client') await notices.lookForDanger(trx, goal, words)
        return goal
      }),
  }
}
export type Goals = ReturnType<typeof createGoals>
