import { z } from 'zod'
import { calendarDay, endpoint, instant, paging, uId } from '../endpoint.ts'
import {
  planActionsMax,
  planHowToMax,
  planStates,
  planTitleMax,
  planWordsMax,
  reminderAnswers,
} from './action-plans/limits.ts'
import { healerImage } from './healers/healers.ts'

const required = 'This field is required'
const words = (max: number) => z.string().trim().min(1, required).max(max)

const actionFields = {
  title: words(planTitleMax),
  how_to: z.string().trim().max(planHowToMax),
  /** 1 is Monday; empty means every day. */
  weekdays: z.array(z.int().min(1).max(7)).max(7),
  /** Local time in the client's zone, HH:MM. */
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time'),
}
export const planAction = z.object({ u_id: uId, ...actionFields })
export type PlanAction = z.output<typeof planAction>

/** `percent` is rounded down, so that 100 means all; null if nothing was due. */
const share = { due: z.int(), done: z.int(), percent: z.int().nullable() }

const plan = {
  u_id: uId,
  title: z.string(),
  description: z.string(),
  starts_on: calendarDay,
  ends_on: calendarDay,
  /** The client's time zone, to which all days and times of the plan refer. */
  time_zone: z.string(),
  /** A plan ends when client or healer end it, or after its last day. */
  state: z.enum(planStates),
  ended_by: z.enum(['client', 'healer']).nullable(),
  ended_at: instant.nullable(),
  is_notification_enabled: z.boolean(),
  is_demo: z.boolean(),
  created_at: instant,
  updated_at: instant,
  actions: z.array(planAction),
}

/** The client's view. */
export const patientActionPlan = z.object({
  ...plan,
  healer: z.object({ u_id: uId, full_name: z.string(), image: healerImage.nullable() }),
})
export type PatientActionPlan = z.output<typeof patientActionPlan>

/** The healer's view, with the name that the client chose and the score of the last seven days. */
export const practiceActionPlan = z.object({ ...plan, client_name: z.string(), week: z.object(share) })
export type PracticeActionPlan = z.output<typeof practiceActionPlan>

export const actionReminder = z.object({
  u_id: uId,
  patient_action_plan_u_id: uId,
  plan_title: z.string(),
  title: z.string(),
  how_to: z.string(),
  day: calendarDay,
  due_at: instant,
  answer: z.enum(reminderAnswers).nullable(),
  answered_at: instant.nullable(),
  /** Whether it can be answered, or its answer changed, now: on its day and the next, unless the plan was ended. */
  is_open: z.boolean(),
})
export type ActionReminder = z.output<typeof actionReminder>

export const actionPlanScore = z.object({ ...share, days: z.array(z.object({ day: calendarDay, ...share })) })
export type ActionPlanScore = z.output<typeof actionPlanScore>

/** New actions are sent without an id. */
const wantedActions = z
  .array(z.strictObject({ u_id: uId.optional(), ...actionFields }))
  .min(1, 'Please add an action')
  .max(planActionsMax)

export const planChange = z.strictObject({
  title: words(planTitleMax),
  description: z.string().trim().max(planWordsMax),
  ends_on: calendarDay,
  actions: wantedActions,
})
export type PlanChange = z.output<typeof planChange>

export const newPlan = planChange.extend({
  /** Any appointment with the client of the plan. */
  appointment_u_id: uId,
  starts_on: calendarDay,
})
export type NewPlan = z.output<typeof newPlan>

/** A client for whom the healer can write a plan, with their latest appointment. */
export const planClient = z.object({
  appointment_u_id: uId,
  client_name: z.string(),
  starts_at: instant,
  time_zone: z.string(),
})
export type PlanClient = z.output<typeof planClient>

const dateRange = { start_date: calendarDay, end_date: calendarDay }
const planId = z.object({ planId: uId })

export const actionPlans = {
  'GET /api/website/patient-action-plan': endpoint({
    summary: 'List my action plans, active ones first',
    who: 'client',
    query: z.strictObject(paging(20)),
    data: z.array(patientActionPlan),
    list: true,
  }),
  'GET /api/website/patient-action-plan/{planId}': endpoint({
    summary: 'Get one of my action plans',
    who: 'client',
    params: planId,
    data: patientActionPlan,
  }),
  'PATCH /api/website/patient-action-plan/{planId}': endpoint({
    summary: 'Change the time zone of one of my plans from now on',
    who: 'client',
    params: planId,
    body: z.strictObject({ time_zone: z.string().max(64) }),
    data: patientActionPlan,
    errors: ['notNow'],
  }),
  'POST /api/website/patient-action-plan/{planId}/end': endpoint({
    summary: 'End one of my action plans; its healer is notified',
    who: 'client',
    params: planId,
    data: patientActionPlan,
    errors: ['notNow'],
  }),
  'PATCH /api/website/notification-status/{actionPlanId}': endpoint({
    summary: 'Turn the reminders of a plan on or off',
    who: 'client',
    params: z.object({ actionPlanId: uId }),
    body: z.strictObject({ is_notification_enabled: z.boolean() }),
    data: z.object({ u_id: uId, is_notification_enabled: z.boolean() }),
  }),
  'GET /api/website/action-plan-score': endpoint({
    summary:
      'Get the score of a period: actions due and done, per day and in total. Days without due actions are left out',
    who: 'client',
    query: z.strictObject({ ...dateRange, patient_action_plan_u_id: uId.optional() }),
    data: actionPlanScore,
  }),
  'GET /api/website/action-plan-today': endpoint({
    summary: 'List my actions of today, in order of time',
    who: 'client',
    data: z.array(actionReminder),
  }),
  'GET /api/website/action-plan-notification': endpoint({
    summary: 'List my reminders that are due or past, latest first, with my answers',
    who: 'client',
    query: z.strictObject({ ...paging(20), patient_action_plan_u_id: uId.optional() }),
    data: z.array(actionReminder),
    list: true,
  }),
  'PATCH /api/website/action-plan-notification/{u_id}': endpoint({
    summary:
      'Answer a reminder: done, or not today; null removes the answer. An answer can be changed while the reminder is open',
    who: 'client',
    params: z.object({ u_id: uId }),
    body: z.strictObject({ done_notification: z.boolean().nullable() }),
    data: actionReminder,
    errors: ['notNow'],
  }),
  'GET /api/practice/action-plan': endpoint({
    summary: 'List the plans that I wrote, active ones first; with an appointment, those for its client',
    who: 'healer',
    query: z.strictObject({ ...paging(20), appointment_u_id: uId.optional() }),
    data: z.array(practiceActionPlan),
    list: true,
  }),
  'GET /api/practice/action-plan/{planId}': endpoint({
    summary: 'Get one plan that I wrote',
    who: 'healer',
    params: planId,
    data: practiceActionPlan,
  }),
  'POST /api/practice/action-plan': endpoint({
    summary: 'Write a plan for the client of an appointment; the client is notified',
    who: 'healer',
    body: newPlan,
    data: practiceActionPlan,
    created: true,
    errors: ['plansFull'],
  }),
  'PUT /api/practice/action-plan/{planId}': endpoint({
    summary: 'Change a plan from now on; the client is notified. Actions that were due before stay unchanged',
    who: 'healer',
    params: planId,
    body: planChange,
    data: practiceActionPlan,
    errors: ['notNow'],
  }),
  'POST /api/practice/action-plan/{planId}/end': endpoint({
    summary: 'End a plan; the client is notified',
    who: 'healer',
    params: planId,
    data: practiceActionPlan,
    errors: ['notNow'],
  }),
  'GET /api/practice/action-plan-score': endpoint({
    summary: 'Get the score of a client on one of my plans, as the client sees it',
    who: 'healer',
    query: z.strictObject({ ...dateRange, patient_action_plan_u_id: uId }),
    data: actionPlanScore,
  }),
  'GET /api/practice/action-plan-client': endpoint({
    summary:
      'List the clients for whom I can write a plan: those with a past or booked appointment with me, latest first',
    who: 'healer',
    query: z.strictObject(paging(100)),
    data: z.array(planClient),
    list: true,
  }),
}
