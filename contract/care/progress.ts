import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'
import {
  goalStates,
  goalWordingMax,
  goalWordsMax,
  progressSides,
  ratingMax,
  rhythmMax,
  rhythmUnits,
} from './progress/limits.ts'

const required = 'This field is required'
const side = z.enum(progressSides)
const rhythm = {
  /** Every so many sessions or weeks. */
  every: z.int().min(1).max(rhythmMax),
  unit: z.enum(rhythmUnits),
}

const reviewAnswer = z.object({ rating: z.int(), words: z.string(), answered_at: instant })
const goalReview = z.object({
  u_id: uId,
  asked_at: instant,
  /** Whether it may be answered or changed now: the latest review of an open goal. */
  is_open: z.boolean(),
  client: reviewAnswer.nullable(),
  healer: reviewAnswer.nullable(),
})
export type GoalReview = z.output<typeof goalReview>

const goal = z.object({
  u_id: uId,
  wording: z.string(),
  state: z.enum(goalStates),
  proposed_by: side,
  review: z.object(rhythm),
  created_at: instant,
  agreed_at: instant.nullable(),
  closed_at: instant.nullable(),
  closed_by: side.nullable(),
  /** Why it was let go. */
  reason: z.string(),
  is_demo: z.boolean(),
  /** Oldest first. */
  reviews: z.array(goalReview),
})
export type Goal = z.output<typeof goal>

/** How it goes between one healer and one client: both see the same. */
export const progress = z.object({
  healer: z.object({ u_id: uId, full_name: z.string() }),
  /** The name that the client chose. */
  client_name: z.string(),
  /** Open and proposed ones first. */
  goals: z.array(goal),
})
export type Progress = z.output<typeof progress>

export const newGoal = z.strictObject({
  wording: z.string().trim().min(1, required).max(goalWordingMax),
  review: z.strictObject(rhythm),
})
export type NewGoal = z.output<typeof newGoal>

export const goalEnd = z
  .strictObject({ state: z.enum(['reached', 'let-go']), reason: z.string().trim().max(goalWordsMax) })
  .refine(({ state, reason }) => state === 'reached' || reason !== '', {
    message: required,
    path: ['reason'],
  })
export type GoalEnd = z.output<typeof goalEnd>

export const reviewForm = z.strictObject({
  rating: z.int('Please choose a number').min(0).max(ratingMax),
  words: z.string().trim().max(goalWordsMax),
})
export type ReviewForm = z.output<typeof reviewForm>

const goalId = z.object({ goalId: uId })
const reviewId = z.object({ reviewId: uId })

export const progressCalls = {
  'GET /api/website/progress': endpoint({
    summary: 'Get my goals with each of my healers, and the healers to whom I can suggest one',
    who: 'client',
    data: z.array(progress),
    beside: z.object({ healers: z.array(z.object({ u_id: uId, full_name: z.string() })) }),
  }),
  'POST /api/website/goal': endpoint({
    summary: 'Suggest a goal to one of my healers, who is notified and agrees or not',
    who: 'client',
    body: newGoal.extend({ healer_u_id: uId }),
    data: progress,
    created: true,
    errors: ['goalsFull'],
  }),
  'POST /api/website/goal/{goalId}/agree': endpoint({
    summary: 'Agree to a goal that my healer suggested',
    who: 'client',
    params: goalId,
    data: progress,
    errors: ['notNow'],
  }),
  'POST /api/website/goal/{goalId}/end': endpoint({
    summary: 'End one of my goals: reached, or let go with a reason. One that is only suggested is let go',
    who: 'client',
    params: goalId,
    body: goalEnd,
    data: progress,
    errors: ['notNow'],
  }),
  'PUT /api/website/goal-review/{reviewId}': endpoint({
    summary: 'Say how near I am to a goal, from 0 to 10, with words; changed until the next review',
    who: 'client',
    params: reviewId,
    body: reviewForm,
    data: progress,
    errors: ['notNow'],
  }),
  'GET /api/practice/progress/{appointmentId}': endpoint({
    summary: 'Get the goals that the client of one of my appointments has with me',
    who: 'healer',
    params: z.object({ appointmentId: uId }),
    data: progress,
  }),
  'POST /api/practice/goal': endpoint({
    summary: 'Suggest a goal to the client of one of my appointments, who is notified and agrees or not',
    who: 'healer',
    body: newGoal.extend({ appointment_u_id: uId }),
    data: progress,
    created: true,
    errors: ['goalsFull'],
  }),
  'POST /api/practice/goal/{goalId}/agree': endpoint({
    summary: 'Agree to a goal that my client suggested',
    who: 'healer',
    params: goalId,
    data: progress,
    errors: ['notNow'],
  }),
  'POST /api/practice/goal/{goalId}/end': endpoint({
    summary:
      'End a goal of my client: reached, or let go with a reason. One that is only suggested is let go',
    who: 'healer',
    params: goalId,
    body: goalEnd,
    data: progress,
    errors: ['notNow'],
  }),
  'PUT /api/practice/goal-review/{reviewId}': endpoint({
    summary: 'Say how near my client is to a goal, from 0 to 10, with words; changed until the next review',
    who: 'healer',
    params: reviewId,
    body: reviewForm,
    data: progress,
    errors: ['notNow'],
  }),
}
