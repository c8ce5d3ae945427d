import type { Transaction } from 'kysely'
import { homeZone } from '../contract/business.ts'
import { momentOf } from '../server/care/action-plans/index.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { type DemoPlan, demoPlans } from './content/action-plans.ts'
import { demoId } from './ids.ts'

const answers: Record<string, 'done' | 'dismissed'> = { d: 'done', x: 'dismissed' }
const minutesLater = 12

/** A plan with its past days as they were answered, so that the score has something to say. Its coming days are made by the server. */
async function loadPlan(trx: Transaction<DB>, plan: DemoPlan, now: Date) {
  const planId = demoId('action-plan', plan.client)
  const clientId = demoId('person', plan.client)
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(homeZone)
    .toPlainDate()
  const first = today.subtract({ days: plan.fromDaysAgo })
  const writtenAt = momentOf(first.subtract({ days: 1 }).toString(), '19:00', homeZone)
  await trx
    .insertInto('action_plan')
    .values({
      u_id: planId,
      healer_id: demoId('healer', plan.healer),
      client_id: clientId,
      title: plan.title,
      description: plan.description,
      starts_on: first.toString(),
      ends_on: today.add({ days: plan.untilDaysAhead }).toString(),
      time_zone: homeZone,
      plan_again_at: now,
      is_demo: true,
      created_at: writtenAt,
      updated_at: writtenAt,
    })
    .execute()
  const actions = plan.actions.map(({ howTo, past: _, ...action }, position) => ({
    ...action,
    u_id: demoId('plan-action', `${plan.client}:${position}`),
    plan_id: planId,
    position,
    how_to: howTo,
  }))
  await trx.insertInto('plan_action').values(actions).execute()
  const reminders = actions.flatMap(({ u_id: actionId, title, how_to, weekdays, at }, index) =>
    Array.from({ length: plan.fromDaysAgo + 1 }, (_, number) => first.add({ days: number }))
      .filter((day) => weekdays.length === 0 || weekdays.includes(day.dayOfWeek))
      .map((day) => {
        const due = momentOf(day.toString(), at, homeZone)
        const answer = answers[plan.actions[index]?.past[first.until(day).days] ?? ''] ?? null
        return {
          u_id: demoId('action-reminder', `${actionId}:${day}`),
          plan_id: planId,
          action_id: actionId,
          client_id: clientId,
          day: day.toString(),
          due_at: due,
          title,
          how_to,
          notified_at: due,
          answer,
          answered_at: answer && new Date(due.getTime() + minutesLater * 60_000),
        }
      })
      .filter(({ due_at: due }) => due <= now),
  )
  await trx.insertInto('action_reminder').values(reminders).execute()
}

/** Action plans that are under way. */
export async function loadPlans(trx: Transaction<DB>, now: Date) {
  for (const plan of demoPlans) await loadPlan(trx, plan, now)
}
