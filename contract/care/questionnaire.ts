import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'
import { inLanguage } from '../in-language.ts'

export const questionKinds = ['one', 'several'] as const
/** How suggestions use the answer. */
export const questionPurposes = ['none', 'topics', 'languages', 'times', 'budget', 'help'] as const
export type QuestionPurpose = (typeof questionPurposes)[number]
/** `waiting`: the client is sent to it after login. */
export const questionnaireStates = ['waiting', 'put-off', 'finished'] as const

const choice = z.object({ value: z.string(), label: z.string() })

export const question = z.object({
  u_id: uId,
  /** Grows with each change of the question; an answer sends the version that was read. */
  version: z.int(),
  kind: z.enum(questionKinds),
  text: z.string(),
  hint: z.string(),
  choices: z.array(choice),
  /** Whether it must be answered. */
  is_required: z.boolean(),
})
export type Question = z.output<typeof question>

export const questionnaireAnswer = z.object({
  question_u_id: uId,
  version: z.int(),
  /** The question as the client read it. */
  question: z.string(),
  choices: z.array(choice),
  is_skipped: z.boolean(),
  answered_at: instant,
})
export type QuestionnaireAnswer = z.output<typeof questionnaireAnswer>

const progress = z.object({
  state: z.enum(questionnaireStates),
  answered: z.int(),
  total: z.int(),
})
export type QuestionnaireProgress = z.output<typeof progress>

/** Without choices the question is skipped. */
export const givenAnswer = z.strictObject({
  question_u_id: uId,
  version: z.int().min(1).max(2_000_000_000),
  choices: z.array(z.string().min(1).max(60)).max(40),
})
export type GivenAnswer = z.output<typeof givenAnswer>

export const questionnaire = {
  'GET /api/website/questions': endpoint({
    summary: 'Get the questions for new clients in a language; missing translations are in English',
    who: 'any',
    query: inLanguage,
    data: z.array(question),
    beside: z.object({
      /** The language of this answer, and all available ones. */
      language_u_id: uId,
      languages: z.array(z.object({ language_u_id: uId, code: z.string(), native_name: z.string() })),
    }),
  }),
  'GET /api/website/answer': endpoint({
    summary: 'Get my answers to the questionnaire and my progress',
    who: 'client',
    data: progress.extend({ answers: z.array(questionnaireAnswer) }),
  }),
  'POST /api/website/answer': endpoint({
    summary: 'Answer questions; a new answer replaces the earlier one',
    who: 'client',
    body: z.strictObject({
      answers: z.array(givenAnswer).min(1).max(50),
      /** The language in which the questions were read. */
      language_u_id: uId.optional(),
    }),
    data: progress,
    errors: ['questionChanged'],
  }),
  'POST /api/website/answer-later': endpoint({
    summary: 'Put off the questionnaire; I am not sent to it again',
    who: 'client',
    data: progress,
  }),
}
