import { frontEndPathOf } from '@newyou/contract/addresses'
import { socketEvents } from '@newyou/contract/socket-events'
import { languageOf, type Notifications } from '../../foundation/notifications/index.ts'
import type { Messages } from '../../messages/index.ts'
import { after, type Clock, hours } from '../../platform/clock.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Realtime } from '../../platform/realtime/realtime.ts'
import { addDays, dayIn } from './local-days.ts'
import { type ReminderJob, reminderQueue } from './planning.ts'

interface ReminderDependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  messages: Messages
  notifications: Notifications
  realtime: Realtime
}

/** After an outage no reminder is sent that is hours late. */
const tooLate = hours(1)

/** Sends reminders when they are due, to the bell and to open windows alone, and takes the answers. */
export function createActionReminders({
  db,
  clock,
  jobs,
  messages,
  notifications,
  realtime,
}: ReminderDependencies) {
  jobs.work<ReminderJob>(reminderQueue, ({ reminderId }) =>
    inTransaction(db, async (trx) => {
      const now = clock.now()
      // Marked and read in one statement: of two workers with the same job one finds no row.
      const reminder = await trx
        .updateTable('action_reminder as r')
        .from('action_plan as p')
        .innerJoin('healer_card as h', 'h.u_id', 'p.healer_id')
        .set({ notified_at: now })
        .whereRef('p.u_id', '=', 'r.plan_id')
        .where('r.u_id', '=', reminderId)
        .where('r.notified_at', 'is', null)
        .where('r.answer', 'is', null)
        .where('r.due_at', '<=', now)
        .where('r.due_at', '>', after(now, -tooLate))
        .where('p.is_notification_enabled', '=', true)
        .where('p.ended_at', 'is', null)
        .returning(['r.u_id', 'r.client_id', 'r.title', 'r.how_to', 'p.u_id as plan_id'])
        .returning(['p.title as plan_title', 'h.full_name'])
        .executeTakeFirst()
      if (!reminder) return
      const parameters = { action: reminder.title, howTo: reminder.how_to || reminder.plan_title }
      const locale = messages.localeOf(await languageOf(trx, reminder.client_id))
      await notifications.notify(trx, {
        about: null,
        message: 'actionPlans.reminder',
        parameters,
        personId: reminder.client_id,
        type: 'action-reminder',
        frontEndPath: frontEndPathOf('myActionPlan'),
        targetId: reminder.plan_id,
        senderName: reminder.full_name,
        event: socketEvents.actionPlan,
        socketMessage: {
          target_id: reminder.u_id,
          patient_action_plan_u_id: reminder.plan_id,
          addNotification: messages.bell(locale, 'actionPlans.reminder', parameters),
        },
      })
    }),
  )

  return {
    /**
     * Done, or not today. It may be answered before its time, and changed, on the day of the reminder and on the one
     * after, unless the plan was ended. The person's other windows are notified of the answer.
     * @throws DomainError notFound, notNow
     */
    async answer(clientId: string, reminderId: string, isDone: boolean | null) {
      await inTransaction(db, async (trx) => {
        const now = clock.now()
        const reminder = orNotFound(
          await trx
            .selectFrom('action_reminder as r')
            .innerJoin('action_plan as p', 'p.u_id', 'r.plan_id')
            .select(['r.day', 'p.time_zone', 'p.ended_at'])
            .where('r.u_id', '=', reminderId)
            .where('r.client_id', '=', clientId)
            .forUpdate('r')
            .executeTakeFirst(),
        )
        const today = dayIn(reminder.time_zone, now)
        const isOpen = reminder.day === today || reminder.day === addDays(today, -1)
        if (reminder.ended_at || !isOpen) throwError('notNow')
        await trx
          .updateTable('action_reminder')
          .set(
            isDone === null
              ? { answer: null, answered_at: null }
              : { answer: isDone ? 'done' : 'dismissed', answered_at: now },
          )
          .where('u_id', '=', reminderId)
          .execute()
        const message = { notification_users: [clientId], target_id: reminderId }
        await realtime.publish(trx, socketEvents.actionPlan, message)
      })
    },
  }
}

export type ActionReminders = ReturnType<typeof createActionReminders>
