import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'
import { inLanguage } from '../in-language.ts'
import {
  goalStates,
  goalWordingMax,
  goalWordsMax,
  progressSides,
  ratingMax,
  suggestionKinds,
} from './progress/limits.ts'
import {
  measure,
  measureAnswers,
  measureForm,
  measureRequest,
  rhythm,
  suggestion,
} from './progress/measures.ts'
import { selfTestCode, testResult } from './self-tests.ts'

const required = 'This field is required'
const side = z.enum(progressSides)
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
  /** Running ones first. */
  measures: z.array(measure),
  /** Those that the reader did not dismiss. */
  suggestions: z.array(suggestion),
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

const inSiteLanguage = inLanguage.pick({ language: true })

const dismissal = z.strictObject({
  kind: z.enum(suggestionKinds),
  /** Of a suggestion about one test. */
  test_code: selfTestCode.nullable(),
})
export type Dismissal = z.output<typeof dismissal>

const goalId = z.object({ goalId: uId })
const measureId = z.object({ measureId: uId })
const reviewId = z.object({ reviewId: uId })

export const progressCalls = {
  'GET /api/website/progress': endpoint({
    summary:
      'Get my goals and measures with each of my healers, and the healers to whom I can suggest a goal',
    who: 'client',
    query: inSiteLanguage,
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
  'GET /api/website/measure-request': endpoint({
    summary: 'List the measures that wait for my answers, with those that I gave so far',
    who: 'client',
    query: inSiteLanguage,
    data: z.array(measureRequest),
  }),
  'PUT /api/website/measure-request/{requestId}': endpoint({
    summary: 'Save my answers to a measure; with all of them it is done, and I get its result',
    who: 'client',
    params: z.object({ requestId: uId }),
    body: measureAnswers,
    data: z.object({ result: testResult.nullable() }),
    errors: ['notNow', 'testChanged'],
  }),
  'POST /api/website/measure/{measureId}/end': endpoint({
    summary: 'Stop a measure that a healer asks me for; the healer is notified',
    who: 'client',
    params: measureId,
    data: progress,
    errors: ['notNow'],
  }),
  'POST /api/website/progress-suggestion/dismiss': endpoint({
    summary: 'Dismiss a suggestion for myself, until as many sessions were held again',
    who: 'client',
    body: dismissal.extend({ healer_u_id: uId }),
    data: progress,
  }),
  'GET /api/practice/progress/{appointmentId}': endpoint({
    summary: 'Get the goals and measures that the client of one of my appointments has with me',
    who: 'healer',
    params: z.object({ appointmentId: uId }),
    query: inSiteLanguage,
    data: progress,
    beside: z.object({
      /** The tests that I can ask for. */
      tests: z.array(z.object({ code: selfTestCode, name: z.string(), about: z.string() })),
    }),
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
  'PUT /api/practice/measure': endpoint({
    summary: 'Ask the client of one of my appointments for a measure at a rhythm, or change the rhythm',
    who: 'healer',
    body: measureForm.extend({ appointment_u_id: uId }),
    data: progress,
  }),
  'POST /api/practice/measure/{measureId}/end': endpoint({
    summary: 'Stop asking for a measure',
    who: 'healer',
    params: measureId,
    data: progress,
    errors: ['notNow'],
  }),
  'POST /api/practice/progress-suggestion/dismiss': endpoint({
    summary: 'Dismiss a suggestion for myself, until as many sessions were held again',
    who: 'healer',
    body: dismissal.extend({ appointment_u_id: uId }),
    data: progress,
  }),
}
