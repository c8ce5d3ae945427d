import { actionPlans as calls } from '@newyou/contract/care/action-plans'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { PlanReading } from './plan-queries.ts'
import type { Plans } from './plans.ts'
import type { ActionReminders } from './reminders.ts'
import type { Scores } from './score.ts'

interface RoutesDependencies {
  plans: Plans
  reading: PlanReading
  reminders: ActionReminders
  scores: Scores
}

const pageOf = ({ page, items_per_page: size }: { page: number; items_per_page: number }) => ({ page, size })

export function actionPlanRoutes(
  app: FastifyInstance,
  { plans, reading, reminders, scores }: RoutesDependencies,
) {
  const { read: limit, write } = limits
  bindRoutes(app, calls, {
    'GET /api/website/patient-action-plan': {
      limit,
      handle: ({ viewer, query }) => reading.mine(viewer.personId, pageOf(query)),
    },
    'GET /api/website/patient-action-plan/{planId}': {
      limit,
      handle: async ({ viewer, params }) => ({ data: await reading.one(viewer.personId, params.planId) }),
    },
    'PATCH /api/website/patient-action-plan/{planId}': {
      limit: write,
      async handle({ viewer, params, body }) {
        await plans.liveIn(viewer.personId, params.planId, body.time_zone)
        return { data: await reading.one(viewer.personId, params.planId) }
      },
    },
    'POST /api/website/patient-action-plan/{planId}/end': {
      limit: write,
      async handle({ viewer, params }) {
        await plans.end('client', viewer.personId, params.planId)
        return { data: await reading.one(viewer.personId, params.planId) }
      },
    },
    'PATCH /api/website/notification-status/{actionPlanId}': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await plans.remind(viewer.personId, params.actionPlanId, body.is_notification_enabled),
      }),
    },
    'GET /api/website/action-plan-score': {
      limit,
      async handle({ viewer, query }) {
        const { start_date: from, end_date: to, patient_action_plan_u_id: planId } = query
        return { data: await scores.ofClient(viewer.personId, { from, to, planId }) }
      },
    },
    'GET /api/website/action-plan-today': {
      limit,
      handle: async ({ viewer }) => ({ data: await reading.today(viewer.personId) }),
    },
    'GET /api/website/action-plan-notification': {
      limit,
      handle: ({ viewer, query }) =>
        reading.past(viewer.personId, pageOf(query), query.patient_action_plan_u_id),
    },
    'PATCH /api/website/action-plan-notification/{u_id}': {
      limit: write,
      async handle({ viewer, params, body }) {
        await reminders.answer(viewer.personId, params.u_id, body.done_notification)
        return { data: await reading.reminder(viewer.personId, params.u_id) }
      },
    },
    'GET /api/practice/action-plan': {
      limit,
      async handle({ viewer, query }) {
        const { page, items_per_page, appointment_u_id: appointmentId } = query
        const { rows, total } = await reading.written(viewer.personId, pageOf(query), appointmentId)
        return { data: rows, total, page, items_per_page }
      },
    },
    'GET /api/practice/action-plan/{planId}': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: await reading.writtenOne(viewer.personId, params.planId),
      }),
    },
    'POST /api/practice/action-plan': {
      limit: write,
      async handle({ viewer, body }) {
        const planId = await plans.write(viewer.personId, body)
        return { data: await reading.writtenOne(viewer.personId, planId) }
      },
    },
    'PUT /api/practice/action-plan/{planId}': {
      limit: write,
      async handle({ viewer, params, body }) {
        await plans.change(viewer.personId, params.planId, body)
        return { data: await reading.writtenOne(viewer.personId, params.planId) }
      },
    },
    'POST /api/practice/action-plan/{planId}/end': {
      limit: write,
      async handle({ viewer, params }) {
        await plans.end('healer', viewer.personId, params.planId)
        return { data: await reading.writtenOne(viewer.personId, params.planId) }
      },
    },
    'GET /api/practice/action-plan-score': {
      limit,
      async handle({ viewer, query }) {
        const { start_date: from, end_date: to, patient_action_plan_u_id: planId } = query
        return { data: await scores.ofPlan(viewer.personId, { from, to, planId }) }
      },
    },
    'GET /api/practice/action-plan-client': {
      limit,
      async handle({ viewer, query }) {
        const { rows, total } = await reading.clients(viewer.personId, pageOf(query))
        return { data: rows, total, page: query.page, items_per_page: query.items_per_page }
      },
    },
  })
}
