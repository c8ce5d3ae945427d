import { z } from 'zod'
import { attachment } from '../attachments.ts'
import { calendarDay, endpoint, instant, uId } from '../endpoint.ts'
import { clientNote } from './client-files/notes.ts'
import { handoverParts, handoverReaders } from './handovers/parts.ts'
import { intakeQuestion } from './intake.ts'

const part = z.enum(handoverParts)
const reader = z.enum(handoverReaders)
const healer = z.object({ u_id: uId, full_name: z.string() })

const handover = z.object({
  u_id: uId,
  from: healer,
  to: healer,
  reader,
  ends_at: instant,
  /** What may be read now, each with the time of the yes. */
  given: z.array(z.object({ part, given_at: instant })),
})
export type Handover = z.output<typeof handover>

const mine = z.object({
  /** Healers who keep a file of mine, also those who have left. */
  keepers: z.array(healer.extend({ has_left: z.boolean() })),
  handovers: z.array(handover),
})
export type MyHandovers = z.output<typeof mine>

const opened = z.object({
  u_id: uId,
  client_name: z.string(),
  from_name: z.string(),
  /** The healer who wrote it works here no more; the record is kept, sealed, and opened by the yes of the client. */
  has_left: z.boolean(),
  reader,
  parts: z.array(part),
  ends_at: instant,
})
export type OpenedHandover = z.output<typeof opened>

/** Null is what the client has not opened. */
const record = opened.extend({
  /** Signed ones: a draft is no record yet. */
  notes: z.array(clientNote).nullable(),
  plan: z
    .array(
      z.object({
        title: z.string(),
        starts_on: calendarDay,
        ends_on: calendarDay,
        actions: z.array(z.string()),
      }),
    )
    .nullable(),
  intake: z
    .array(
      z.object({
        name: z.string(),
        sent_at: instant,
        questions: z.array(intakeQuestion),
        answers: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.number(), z.boolean()])),
      }),
    )
    .nullable(),
  /** Of tests that the client shared with the healer who keeps the file. */
  results: z.array(z.object({ test_code: z.string(), score: z.int(), taken_at: instant })).nullable(),
  files: z.array(attachment.extend({ appointment_u_id: uId, created_at: instant })).nullable(),
})
export type HandoverRecord = z.output<typeof record>

const ofHandover = z.object({ handoverId: uId })

export const handovers = {
  'GET /api/website/handover': endpoint({
    summary: 'Get who keeps a file of mine, and to whom I have opened what of it',
    who: 'client',
    data: mine,
  }),
  'POST /api/website/handover': endpoint({
    summary:
      'Let a healer read parts of the file that another one keeps; after the end a new yes begins another year',
    who: 'client',
    body: z.strictObject({
      from_healer_u_id: uId,
      to_healer_u_id: uId,
      reader,
      parts: z.array(part).min(1, { error: 'Please choose at least one part' }).max(handoverParts.length),
    }),
    data: mine,
    errors: ['notNow', 'guardianNeeded'],
  }),
  'DELETE /api/website/handover/{handoverId}/part/{part}': endpoint({
    summary: 'Take back my yes to one part; nobody reads it from now on',
    who: 'client',
    params: ofHandover.extend({ part }),
    data: mine,
  }),
  'GET /api/practice/handover': endpoint({
    summary: 'List the files that clients have opened to me',
    who: 'healer',
    data: z.array(opened),
  }),
  'GET /api/practice/handover/{handoverId}': endpoint({
    summary: 'Read what a client has opened to me; each part is a look that the client sees',
    who: 'healer',
    params: ofHandover,
    data: record,
  }),
}
