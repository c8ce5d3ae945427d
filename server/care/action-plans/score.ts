import type { ActionPlanScore } from '@newyou/contract/care/action-plans'
import { scoreDaysMax } from '@newyou/contract/care/action-plans/limits'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { daysFrom } from './local-days.ts'

/** Whole percent, rounded down: 100 says that all was done. None where nothing was due. */
export const percentOf = (done: number, due: number): number | null =>
  due === 0 ? null : Math.floor((100 * done) / due)

interface Asked {
  from: string
  to: string
  planId?: string | undefined
}

/**
 * How a client is doing: of all reminders on these days whose time has come, or that were answered before it, the share
 * that was answered with done. Dismissed and unanswered reminders are due and not done, and neither is a fault. A day
 * without anything due is not in it. The whole is counted over all reminders, not over the shares of the days.
 */
export function createScores({ db, clock }: { db: Database; clock: Clock }) {
  async function score(side: 'client' | 'healer', personId: string, { from, to, planId }: Asked) {
    if (to < from || daysFrom(from, to) > scoreDaysMax)
      throwError('invalidInput', { errors: { end_date: `Please choose from 1 to ${scoreDaysMax} days` } })
    const now = clock.now()
    let query = db
      .selectFrom('action_reminder as r')
      .select((of) => ['r.day', of.fn.countAll<number>().as('due')])
      .select((of) => of.fn.countAll<number>().filterWhere('r.answer', '=', 'done').as('done'))
      .where('r.day', '>=', from)
      .where('r.day', '<=', to)
      .where((of) => of.or([of('r.due_at', '<=', now), of('r.answer', 'is not', null)]))
      .groupBy('r.day')
      .orderBy('r.day')
    if (planId) query = query.where('r.plan_id', '=', planId)
    query =
      side === 'client'
        ? query.where('r.client_id', '=', personId)
        : query.where('r.plan_id', 'in', (of) =>
            of
              .selectFrom('action_plan as p')
              .innerJoin('healer_card as h', 'h.u_id', 'p.healer_id')
              .select('p.u_id')
              .where('h.person_id', '=', personId),
          )
    const rows = await query.execute()
    const due = rows.reduce((sum, row) => sum + row.due, 0)
    const done = rows.reduce((sum, row) => sum + row.done, 0)
    return {
      due,
      done,
      percent: percentOf(done, due),
      days: rows.map((row) => ({
        day: row.day,
        due: row.due,
        done: row.done,
        percent: percentOf(row.done, row.due),
      })),
    } satisfies ActionPlanScore
  }

  return {
    /** The client's own score, of one plan or of all. @throws DomainError invalidInput */
    ofClient: (clientId: string, asked: Asked) => score('client', clientId, asked),
    /** The score of a plan by this healer; empty for another's. @throws DomainError invalidInput */
    ofPlan: (personId: string, asked: Asked & { planId: string }) => score('healer', personId, asked),
  }
}

export type Scores = ReturnType<typeof createScores>
