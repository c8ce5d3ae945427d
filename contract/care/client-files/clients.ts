import { z } from 'zod'
import { attachment } from '../../attachments.ts'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { homeworkMax, sessionSummaryMax } from '../../vocabulary.ts'
import { planTitleMax } from '../action-plans/limits.ts'
import { appointmentState } from '../appointments/appointments.ts'
import type { AppointmentState } from '../appointments/rules.ts'
import { meetingMode } from '../healers/places.ts'

const required = 'This field is required'

/** A session that has started and is in one of these states can have a summary and files. */
export const summedUpStates: readonly AppointmentState[] = ['confirmed', 'reported', 'disputed', 'completed']

/** The most sessions on the page of a client, latest first. */
export const clientSessionsMax = 100

const client = {
  /**
   * The latest appointment with the client. It identifies the client to the healer, who never sees the id of the
   * person.
   */
  appointment_u_id: uId,
  /** The name that the client chose. */
  client_name: z.string(),
  /** Number of sessions held. */
  sessions: z.int(),
  first_at: instant,
  /** The latest held session, and the next booked one. */
  last_at: instant.nullable(),
  next_at: instant.nullable(),
  is_demo: z.boolean(),
}
export const practiceClient = z.object(client)
export type PracticeClient = z.output<typeof practiceClient>

export const sessionSummary = z.object({
  text: z.string(),
  homework: z.array(z.string()),
  version: z.int(),
  updated_at: instant,
})
export type SessionSummary = z.output<typeof sessionSummary>

const clientSession = z.object({
  u_id: uId,
  state: appointmentState,
  starts_at: instant,
  ends_at: instant,
  mode: meetingMode,
  summary: sessionSummary.nullable(),
  /** Whether a summary or file can be added now. */
  may_sum_up: z.boolean(),
})
export type ClientSession = z.output<typeof clientSession>

const sharedFile = attachment.extend({ appointment_u_id: uId, created_at: instant })
export type SharedFile = z.output<typeof sharedFile>

/** One client without the notes, which have their own call. */
export const clientPage = z.object({
  ...client,
  time_zone: z.string(),
  notes: z.int(),
  /** Whether one of the sessions is one together, which notes may be about. */
  has_together: z.boolean(),
  history: z.array(clientSession),
  files: z.array(sharedFile),
})
export type ClientPage = z.output<typeof clientPage>

/** The head of a client's file. Null is what the client has not given, or not allowed healers to see. */
const clientHead = z.object({
  client_name: z.string(),
  legal_name: z.string().nullable(),
  age: z.int().nullable(),
  /** By its English name. */
  language: z.string().nullable(),
  emergency: z.object({ name: z.string(), relation: z.string(), mobile_number: z.string() }).nullable(),
  /** The words of the client with their first session. */
  came_for: z.string(),
  /** The first session that was held, and the next booked one. */
  first_held_at: instant.nullable(),
  next_at: instant.nullable(),
})
export type ClientHead = z.output<typeof clientHead>

/** The summary and files that a healer shared for one session. */
export const givenByHealer = z.object({
  summary: sessionSummary.nullable(),
  files: z.array(sharedFile),
})
export type GivenByHealer = z.output<typeof givenByHealer>

export const summaryForm = z.strictObject({
  text: z.string().trim().min(1, { error: required }).max(sessionSummaryMax),
  homework: z.array(z.string().trim().min(1, { error: required }).max(planTitleMax)).max(homeworkMax),
})

const version = z.int().min(1).max(2_000_000_000)
const ofClient = z.object({ appointmentId: uId })

export const clients = {
  'GET /api/practice/client': endpoint({
    summary: 'List my clients, latest session first',
    who: 'healer',
    query: z.strictObject({ ...paging(20), search: z.string().trim().max(80).optional() }),
    data: z.array(practiceClient),
    list: true,
  }),
  'GET /api/practice/client/{appointmentId}': endpoint({
    summary: 'Get the client of one of my appointments: sessions with summaries, and the files that I shared',
    who: 'healer',
    params: ofClient,
    data: clientPage,
  }),
  'GET /api/practice/client/{appointmentId}/head': endpoint({
    summary:
      'Get the head of a client’s file: names, emergency contact, what they came for, first and next session',
    who: 'healer',
    params: ofClient,
    data: clientHead,
  }),
  'PUT /api/practice/appointment/{appointmentId}/summary': endpoint({
    summary:
      'Write the summary of a session and what to do until the next; the client is notified and can read it',
    who: 'healer',
    params: ofClient,
    body: summaryForm.extend({
      /** The version of the summary to change; null for the first one. */
      version: version.nullable(),
    }),
    data: sessionSummary,
    errors: ['notNow', 'noteChanged'],
  }),
  'POST /api/practice/appointment/{appointmentId}/file': endpoint({
    summary:
      'Share pictures and PDFs with the client of a session, as multipart `attachments`; the client is notified',
    who: 'healer',
    params: ofClient,
    data: z.array(sharedFile),
    created: true,
    errors: ['notNow', 'fileRefused', 'clientFilesFull', 'filesFull', 'placeFilesFull'],
  }),
  'DELETE /api/practice/client-file/{fileId}': endpoint({
    summary: 'Delete a file that I shared',
    who: 'healer',
    params: z.object({ fileId: uId }),
    data: z.object({ u_id: uId }),
  }),
  'GET /api/website/appointment/{appointmentId}/given': endpoint({
    summary: 'Get the summary and files that my healer shared for a session',
    who: 'client',
    params: ofClient,
    data: givenByHealer,
  }),
}
