import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'
import { type IntakeAnswers, intakeKinds, intakeTextMax } from './intake/rules.ts'

const inBoth = { text: z.string(), hint: z.string(), text_hi: z.string(), hint_hi: z.string() }

export const intakeQuestion = z.object({
  code: z.string(),
  kind: z.enum(intakeKinds),
  ...inBoth,
  choices: z.array(z.string()),
  /** In the same order, or empty. */
  choices_hi: z.array(z.string()),
  is_required: z.boolean(),
  /** Shown only while the question of this code has this answer; both are empty for one that is always shown. */
  if_code: z.string(),
  if_answer: z.string(),
})

/** By the code of the question: words, the chosen ones in English, a number, a day, or a tick. */
const answers: z.ZodType<IntakeAnswers, IntakeAnswers> = z
  .record(
    z.string().max(40),
    z.union([
      z.string().max(intakeTextMax),
      z.array(z.string().max(160)).max(40),
      z.number().min(-1_000_000_000).max(1_000_000_000),
      z.boolean(),
    ]),
  )
  .refine((given) => Object.keys(given).length <= 100, { error: 'Please check this field' })

const intake = z.object({
  /** The version of the form that these answers belong to. */
  version_u_id: uId,
  name: z.string(),
  questions: z.array(intakeQuestion),
  answers,
  sent_at: instant.nullable(),
  /** Until the session begins. */
  may_answer: z.boolean(),
})
export type Intake = z.output<typeof intake>

const ofAppointment = z.object({ appointmentId: uId })

export const intakes = {
  'GET /api/website/appointment/{appointmentId}/intake': endpoint({
    summary: 'Get the form to fill in before a session, with my answers so far; null where there is none',
    who: 'client',
    params: ofAppointment,
    data: intake.nullable(),
  }),
  'PUT /api/website/appointment/{appointmentId}/intake': endpoint({
    summary:
      'Save my answers to the form of a session as far as they go, or send them to the healer, who reads nothing before that',
    who: 'client',
    params: ofAppointment,
    body: z.strictObject({ version_u_id: uId, answers, is_sent: z.boolean() }),
    data: intake,
    errors: ['notNow'],
  }),
  'GET /api/practice/appointment/{appointmentId}/intake': endpoint({
    summary: 'Get what the client of a session answered before it; no answers before they are sent',
    who: 'healer',
    params: ofAppointment,
    data: intake.nullable(),
  }),
}
