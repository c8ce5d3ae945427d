import { sql } from 'kysely'
import { type Clock, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { addDays, dayIn, momentOf, weekdayOf } from './local-days.ts'

export const reminderQueue = 'action-reminder'
export interface ReminderJob {
  reminderId: string
  /** When it is to go out. */
  due: string
}

interface PlanningDependencies {
  db: Database
  clock: Clock
  ids: Ids
  jobs: Jobs
}

interface PlanToMake {
  u_id: string
  client_id: string
  starts_on: string
  ends_on: string
  time_zone: string
  actions: { u_id: string; title: string; how_to: string; weekdays: number[]; at: string }[]
}

const batchSize = 200

/** The next day where a plan is lived. */
const tomorrow = (now: Date) => sql<string>`((${now}::timestamptz at time zone time_zone)::date + 1)`

/** A time of day has minutes: what is due in the present one is not past yet. */
const presentMinute = (now: Date) => Math.floor(now.getTime() / minutes(1)) * minutes(1)

/**
 * Creates the reminders of today and tomorrow in the client's time zone, each with the job that sends it: ahead of
 * time, so that a screen can show the day, and idempotently, once for each action and day. Days without reminders asked
 * nothing of the client and do not count in the score.
 */
export function createPlanning({ db, clock, ids, jobs }: PlanningDependencies) {
  async function make(trx: Trx, plans: readonly PlanToMake[]) {
    const now = clock.now()
    const rows = plans.flatMap((plan) => {
      const today = dayIn(plan.time_zone, now)
      return [today, addDays(today, 1)]
        .filter((day) => plan.starts_on <= day && day <= plan.ends_on)
        .flatMap((day) =>
          plan.actions
            .filter(({ weekdays }) => weekdays.length === 0 || weekdays.includes(weekdayOf(day)))
            .map((action) => ({
              u_id: ids.next(),
              plan_id: plan.u_id,
              action_id: action.u_id,
              client_id: plan.client_id,
              day,
              due_at: momentOf(day, action.at, plan.time_zone),
              title: action.title,
              how_to: action.how_to,
            })),
        )
        .filter(({ due_at: due }) => due.getTime() >= presentMinute(now))
    })
    const made = rows.length
      ? await trx
          .insertInto('action_reminder')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['action_id', 'day']).doNothing())
          .returning(['u_id', 'due_at'])
          .execute()
      : []
    await jobs.sendMany<ReminderJob>(
      trx,
      reminderQueue,
      made.map(({ u_id: reminderId, due_at: due }) => ({
        key: reminderId,
        data: { reminderId, due: due.toISOString() },
        afterSeconds: Math.max(0, Math.ceil((due.getTime() - now.getTime()) / 1000)),
      })),
    )
    if (plans.length)
      await trx
        .updateTable('action_plan')
        .set({
          plan_again_at: sql<Date>`case when ${tomorrow(now)} < ends_on
            then ${tomorrow(now)}::timestamp at time zone time_zone end`,
        })
        .where(
          'u_id',
          'in',
          plans.map(({ u_id }) => u_id),
        )
        .execute()
  }

  const plansToMake = (trx: Trx) =>
    trx
      .selectFrom('action_plan as p')
      .select(['p.u_id', 'p.client_id', 'p.starts_on', 'p.ends_on', 'p.time_zone'])
      .select(
        sql<PlanToMake['actions']>`(select coalesce(json_agg(a order by a.position), '[]')
          from plan_action a where a.plan_id = p.u_id)`.as('actions'),
      )
      .where('p.ended_at', 'is', null)

  return {
    /** Makes the reminders of a new plan; the caller holds its lock. */
    async ahead(trx: Trx, planId: string) {
      await make(trx, await plansToMake(trx).where('p.u_id', '=', planId).execute())
    },

    /** Removes the coming reminders of a plan that changes or ends: those neither sent nor answered. */
    async takeBack(trx: Trx, planId: string) {
      await trx
        .deleteFrom('action_reminder')
        .where('plan_id', '=', planId)
        .where('due_at', '>', clock.now())
        .where('notified_at', 'is', null)
        .where('answer', 'is', null)
        .execute()
    },

    /** Every minute, for the plans whose next day has come in their zone. One that is being changed makes its own. */
    async aheadForAll() {
      for (;;) {
        const count = await inTransaction(db, async (trx) => {
          const now = clock.now()
          const plans = await plansToMake(trx)
            .where('p.plan_again_at', '<=', now)
            .orderBy('p.plan_again_at')
            .limit(batchSize)
            .forUpdate('p')
            .skipLocked()
            .execute()
          await make(trx, plans)
          return plans.length
        })
        if (count < batchSize) return
      }
    },
  }
}

export type Planning = ReturnType<typeof createPlanning>
