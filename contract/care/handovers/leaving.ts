import { z } from 'zod'
import { calendarDay, endpoint, instant, uId } from '../../endpoint.ts'
import { passphrase } from '../../passphrase-field.ts'
import { stepUpProven, stepUpSent } from '../../people/accounts/step-up.ts'

const counts = z.object({
  /** Clients of this healer who were not asked yet. */
  to_ask: z.int(),
  asked: z.int(),
  yes: z.int(),
  no: z.int(),
  handed_over: z.int(),
})

const file = z.object({
  u_id: uId,
  state: z.enum(['waiting', 'ready', 'failed', 'removed']),
  clients: z.int(),
  bytes: z.int().nullable(),
  requested_at: instant,
  expires_at: instant,
})
export type LeavingFile = z.output<typeof file>

const leaving = z.object({
  u_id: uId,
  last_day: calendarDay,
  /** Until then clients can answer, and the file can be made. */
  closes_on: calendarDay,
  counts,
  /** The latest one. */
  file: file.nullable(),
})
export type Leaving = z.output<typeof leaving>

const leaver = leaving.omit({ file: true }).extend({
  healer: z.object({ u_id: uId, full_name: z.string() }),
  started_at: instant,
  started_by: z.string(),
  ended_at: instant.nullable(),
})
export type Leaver = z.output<typeof leaver>

const question = z.object({
  u_id: uId,
  healer: z.object({ u_id: uId, full_name: z.string() }),
  /** The first name of a child without an account, for whom their guardian answers. */
  child: z.string().nullable(),
  last_day: calendarDay,
  closes_on: calendarDay,
  sessions: z.int(),
  first_session_at: instant.nullable(),
  last_session_at: instant.nullable(),
  /** Null without an answer, which is a no. */
  is_given: z.boolean().nullable(),
  answered_at: instant.nullable(),
  handed_over_at: instant.nullable(),
  /** Whether it can be answered, or the answer be changed. */
  is_open: z.boolean(),
  version: z.int(),
})
export type LeavingQuestion = z.output<typeof question>

const until = z.strictObject({ last_day: calendarDay })
const admins = ['admin'] as const
const ofHealer = z.object({ healerId: uId })

/** A healer who leaves takes along the records of the clients who say yes. */
export const leavingCalls = {
  'GET /api/practice/leaving': endpoint({
    summary: 'Get until when I work here and what my clients answered, in numbers; null while I do not leave',
    who: 'healer',
    data: leaving.nullable(),
  }),
  'PUT /api/practice/leaving': endpoint({
    summary: 'Say or change until when I work here',
    who: 'healer',
    body: until,
    data: leaving,
  }),
  'DELETE /api/practice/leaving': endpoint({
    summary: 'Call off that I leave; a file that was made is removed',
    who: 'healer',
    data: z.null(),
    errors: ['notFound'],
  }),
  'POST /api/practice/leaving/question': endpoint({
    summary: 'Ask each of my clients once whether their record may go with me',
    who: 'healer',
    data: leaving,
    errors: ['notFound'],
  }),
  'POST /api/practice/leaving/otp': stepUpSent('healer', 'records leave'),
  'POST /api/practice/leaving/proof': stepUpProven('healer'),
  'POST /api/practice/leaving/file': endpoint({
    summary: 'Make the file with the records of the clients who said yes; an earlier one is removed',
    who: 'healer',
    body: z.strictObject({
      /** Opens the file. It is not kept. */
      passphrase,
    }),
    data: leaving,
    created: true,
    errors: ['notFound', 'notNow', 'noRecords', 'stepUpRequired'],
  }),
  'POST /api/practice/leaving/file/{fileId}/address': endpoint({
    summary: 'Get the download address of that file; with it the records count as handed over',
    who: 'healer',
    params: z.object({ fileId: uId }),
    data: z.object({ address: z.string() }),
    errors: ['notFound', 'notNow', 'recordsChanged', 'stepUpRequired'],
  }),
  'GET /api/website/leaving': endpoint({
    summary: 'List the healers who leave and asked whether my record, or that of my child, may go with them',
    who: 'client',
    data: z.array(question),
  }),
  'PUT /api/website/leaving/{questionId}': endpoint({
    summary: 'Say whether the record may go along, or change my answer; `version` is that of the words shown',
    who: 'client',
    params: z.object({ questionId: uId }),
    body: z.strictObject({ is_given: z.boolean(), version: z.int().min(1).max(1000) }),
    data: question,
    errors: ['notFound', 'notNow', 'recordHandedOver', 'wordsChanged', 'guardianNeeded'],
  }),
  'GET /api/staff/leaving': endpoint({
    summary:
      'List the healers who leave or have left, latest first, with how their clients answered in numbers',
    who: admins,
    data: z.array(leaver),
  }),
  'PUT /api/staff/leaving/{healerId}': endpoint({
    summary: 'Say or change until when a healer works here; the healer is told',
    who: admins,
    params: ofHealer,
    body: until,
    data: leaver,
    errors: ['notFound'],
  }),
  'POST /api/staff/leaving/{healerId}/question': endpoint({
    summary: 'Ask each client of a healer who leaves once whether their record may go along',
    who: admins,
    params: ofHealer,
    data: leaver,
    errors: ['notFound'],
  }),
  'DELETE /api/staff/leaving/{healerId}': endpoint({
    summary: 'Call off that a healer leaves; a file that was made is removed',
    who: admins,
    params: ofHealer,
    data: leaver,
    errors: ['notFound'],
  }),
}
