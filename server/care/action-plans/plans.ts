import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { NewPlan, PlanChange } from '@newyou/contract/care/action-plans'
import { planDaysMax, plansPerClient } from '@newyou/contract/care/action-plans/limits'
import { socketEvents } from '@newyou/contract/socket-events'
import type { Selectable } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { TemplateKey } from '../../messages/index.ts'
import { planReplies } from '../../messages/replies/care.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import type { ActionPlan } from '../../platform/database/schema.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import { healerOf, requireZone } from '../healers/index.ts'
import { dayIn, daysFrom } from './local-days.ts'
import type { Planning } from './planning.ts'
import { requireClientOf } from './policy.ts'

interface PlanDependencies {
  db: Database
  clock: Clock
  ids: Ids
  accounts: Pick<Accounts, 'knownAs'>
  notifications: Notifications
  planning: Planning
  publicUrl: string
}

type PlanRow = Selectable<ActionPlan>
type Side = 'client' | 'healer'
type PlanMessage = Extract<TemplateKey, `actionPlans.${string}`>

const pages = { client: 'myActionPlan', healer: 'practicePlan' } as const

/** How a plan is written, changed and ended; the other side is notified in the same transaction. */
export function createPlans({
  db,
  clock,
  ids,
  accounts,
  notifications,
  planning,
  publicUrl,
}: PlanDependencies) {
  const isRunning = (plan: PlanRow, now: Date) =>
    plan.ended_at === null && plan.ends_on >= dayIn(plan.time_zone, now)

  /** Locks a plan of one of its two people. @throws DomainError notFound */
  async function lockFor(trx: Trx, side: Side, personId: string, planId: string): Promise<PlanRow> {
    const query = trx.selectFrom('action_plan').selectAll().where('u_id', '=', planId).forUpdate()
    if (side === 'client') return orNotFound(await query.where('client_id', '=', personId).executeTakeFirst())
    const healerId = orNotFound(await healerOf(trx, personId))
    return orNotFound(await query.where('healer_id', '=', healerId).executeTakeFirst())
  }

  /** Days that a plan may still have: its end is neither past nor too far from its beginning. */
  function requireDays(startsOn: string, endsOn: string, today: string) {
    if (endsOn < startsOn || endsOn < today)
      throwError('invalidInput', { errors: { ends_on: planReplies.dateNotFuture } })
    if (daysFrom(startsOn, endsOn) > planDaysMax)
      throwError('invalidInput', { errors: { ends_on: `A plan can last up to ${planDaysMax} days` } })
  }

  async function notify(trx: Trx, plan: PlanRow, side: Side, message: PlanMessage) {
    const row = await trx
      .selectFrom('healer_card as h')
      .innerJoin('person_name as p', (join) => join.on('p.u_id', '=', plan.client_id))
      .select(['h.person_id', 'h.full_name', 'p.anonymous_name', 'p.first_name'])
      .where('h.u_id', '=', plan.healer_id)
      .executeTakeFirstOrThrow()
    const other = side === 'client' ? row.full_name : accounts.knownAs(row)
    await notifications.notify(trx, {
      personId: side === 'client' ? plan.client_id : row.person_id,
      about: side === 'client' ? row.person_id : plan.client_id,
      type: 'action-plan',
      frontEndPath: frontEndPathOf(pages[side]),
      targetId: plan.u_id,
      senderName: other,
      event: socketEvents.actionPlan,
      message,
      parameters: {
        plan: plan.title,
        other,
        link: `${publicUrl}${pathTo(pages[side], { planId: plan.u_id })}`,
      },
    })
  }

  /** Existing actions keep their id; missing ones are removed, and their history stays. */
  async function writeActions(trx: Trx, planId: string, actions: PlanChange['actions']) {
    const had = await trx.selectFrom('plan_action').select('u_id').where('plan_id', '=', planId).execute()
    const known = new Set(had.map(({ u_id }) => u_id))
    const rows = actions.map(({ u_id, weekdays, ...action }, position) => ({
      ...action,
      u_id: u_id && known.has(u_id) ? u_id : ids.next(),
      plan_id: planId,
      position,
      weekdays: [...new Set(weekdays)].sort(),
    }))
    await trx
      .deleteFrom('plan_action')
      .where('plan_id', '=', planId)
      .where(
        'u_id',
        'not in',
        rows.map(({ u_id }) => u_id),
      )
      .execute()
    await trx
      .insertInto('plan_action')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('u_id').doUpdateSet((of) => ({
          position: of.ref('excluded.position'),
          title: of.ref('excluded.title'),
          how_to: of.ref('excluded.how_to'),
          weekdays: of.ref('excluded.weekdays'),
          at: of.ref('excluded.at'),
        })),
      )
      .execute()
  }

  async function requireRoom(trx: Trx, healerId: string, clientId: string, now: Date) {
    // A second writer for the same client waits here.
    await trx.selectFrom('person').select('u_id').where('u_id', '=', clientId).forNoKeyUpdate().execute()
    const plans = await trx
      .selectFrom('action_plan')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('healer_id', '=', healerId)
      .where('ended_at', 'is', null)
      .execute()
    if (plans.filter((plan) => isRunning(plan, now)).length >= plansPerClient) throwError('plansFull')
  }

  return {
    /** @throws DomainError invalidInput, notFound, notAllowed, plansFull */
    async write(personId: string, wanted: NewPlan): Promise<string> {
      const { appointment_u_id: appointmentId, actions, ...fields } = wanted
      return inTransaction(db, async (trx) => {
        const now = clock.now()
        const healerId = orNotFound(await healerOf(trx, personId))
        const { clientId, zone } = await requireClientOf(trx, healerId, appointmentId)
        const today = dayIn(zone, now)
        requireDays(fields.starts_on, fields.ends_on, today)
        if (fields.starts_on < today || daysFrom(today, fields.starts_on) > planDaysMax)
          throwError('invalidInput', { errors: { starts_on: planReplies.dateNotFuture } })
        await requireRoom(trx, healerId, clientId, now)
        const plan = await trx
          .insertInto('action_plan')
          .values({
            ...fields,
            u_id: ids.next(),
            healer_id: healerId,
            client_id: clientId,
            time_zone: zone,
            created_at: now,
            updated_at: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        await writeActions(trx, plan.u_id, actions)
        await planning.ahead(trx, plan.u_id)
        await notify(trx, plan, 'client', 'actionPlans.written')
        return plan.u_id
      })
    },

    /**
     * Applies from now on; earlier reminders keep text and answer. @throws DomainError invalidInput, notFound, notNow
     */
    async change(personId: string, planId: string, { actions, ...fields }: PlanChange) {
      await inTransaction(db, async (trx) => {
        const now = clock.now()
        const plan = await lockFor(trx, 'healer', personId, planId)
        if (!isRunning(plan, now)) throwError('notNow')
        requireDays(plan.starts_on, fields.ends_on, dayIn(plan.time_zone, now))
        await planning.takeBack(trx, planId)
        await trx
          .updateTable('action_plan')
          .set({ ...fields, updated_at: now })
          .where('u_id', '=', planId)
          .execute()
        await writeActions(trx, planId, actions)
        await planning.ahead(trx, planId)
        await notify(trx, { ...plan, ...fields }, 'client', 'actionPlans.changed')
      })
    },

    /** Ends it; the other side is notified. @throws DomainError notFound, notNow when it has ended already */
    async end(side: Side, personId: string, planId: string) {
      await inTransaction(db, async (trx) => {
        const now = clock.now()
        const plan = await lockFor(trx, side, personId, planId)
        if (!isRunning(plan, now)) throwError('notNow')
        await planning.takeBack(trx, planId)
        await trx
          .updateTable('action_plan')
          .set({ ended_at: now, ended_by: side, updated_at: now })
          .where('u_id', '=', planId)
          .execute()
        if (side === 'client') await notify(trx, plan, 'healer', 'actionPlans.endedByClient')
        else await notify(trx, plan, 'client', 'actionPlans.endedByHealer')
      })
    },

    /**
     * The client has moved: from now on days and times are those of another zone.
     * @throws DomainError invalidInput, notFound, notNow
     */
    async liveIn(clientId: string, planId: string, named: string) {
      const zone = requireZone(named)
      await inTransaction(db, async (trx) => {
        const now = clock.now()
        const plan = await lockFor(trx, 'client', clientId, planId)
        if (!isRunning(plan, now)) throwError('notNow')
        await planning.takeBack(trx, planId)
        await trx
          .updateTable('action_plan')
          .set({ time_zone: zone, updated_at: now })
          .where('u_id', '=', planId)
          .execute()
        await planning.ahead(trx, planId)
      })
    },

    /** Whether the client is reminded of this plan. @throws DomainError notFound */
    async remind(clientId: string, planId: string, isEnabled: boolean, queryable: Queryable = db) {
      return orNotFound(
        await queryable
          .updateTable('action_plan')
          .set({ is_notification_enabled: isEnabled })
          .where('u_id', '=', planId)
          .where('client_id', '=', clientId)
          .returning(['u_id', 'is_notification_enabled'])
          .executeTakeFirst(),
      )
    },
  }
}

export type Plans = ReturnType<typeof createPlans>
