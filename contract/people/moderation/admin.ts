import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { reportReasons } from './reasons.ts'
import { moderatedContentTypes } from './reports.ts'

const who = ['support', 'admin'] as const

/** Reasons of reports by people, and `crisis` for reports made automatically by words of crisis. */
export const allReportReasons = [...reportReasons, 'crisis'] as const
export const reportStates = ['open', 'decided'] as const
/** States of a message between two people or in a group. */
export const messageStates = ['shown', 'hidden', 'removed'] as const
export type MessageState = (typeof messageStates)[number]

const decisions = ['none', 'hide', 'remove', 'mute', 'expel'] as const
export type ReportDecision = (typeof decisions)[number]
export const reportPlaces = ['group', 'conversation', 'page'] as const

/** The decisions that a report allows, by its place: content of a page can only be hidden or kept. */
export function decisionsOf(report: Pick<ReportRow, 'place' | 'thing'>): readonly ReportDecision[] {
  if (report.thing) return ['none', 'hide']
  return report.place === 'group' ? decisions : ['none', 'hide', 'remove']
}
export const reportNoteMax = 1000
export const muteDaysMax = 90

export const reportAbouts = ['message', 'person', 'review', 'name', 'picture'] as const

const reportRow = z.object({
  u_id: uId,
  about: z.enum(reportAbouts),
  place: z.enum(reportPlaces),
  thing: z
    .enum(moderatedContentTypes)
    .nullable()
    .meta({ description: 'The kind of content; null for messages and people' }),
  group_name: z.string().meta({ description: 'The name of the group; empty outside groups' }),
  subject_name: z.string().meta({ description: 'The name by which the reporter knows the person' }),
  reason: z.enum(allReportReasons),
  state: z.enum(reportStates),
  decision: z.enum(decisions).nullable(),
  created_at: instant,
})
export type ReportRow = z.output<typeof reportRow>

const report = reportRow.extend({
  words: z.string(),
  /** The reported message. Other messages of a conversation between two people are not shown. */
  message: z
    .object({ text: z.string(), state: z.enum(messageStates), files: z.int(), created_at: instant })
    .nullable(),
  /** The reported content of a page, as it is or was before it was hidden; null after it was deleted. */
  content: z
    .object({
      text: z.string(),
      stars: z.int().nullable(),
      picture: z
        .string()
        .nullable()
        .meta({ description: 'Base address of the picture, without size and format' }),
      title: z.string().meta({ description: 'The title of the page' }),
      path: z.string().nullable(),
      is_hidden: z.boolean(),
    })
    .nullable(),
  /** Number of other reports about the same person. */
  earlier: z.int(),
  note: z.string(),
  decided_by: z.string(),
  decided_at: instant.nullable(),
})
export type ContentReport = z.output<typeof report>

/** The reason that a member of staff notes with a decision. */
export const decisionNote = z.string().trim().max(reportNoteMax).default('')
const ofReport = z.object({ reportId: uId })

/** Decisions of staff about reports. Everything is logged in the audit trail. */
export const reportDesk = {
  'GET /api/staff/community-reports': endpoint({
    summary: 'List reports; open ones first, longest waiting first',
    who,
    query: z.strictObject({
      ...paging(25),
      state: z.enum(reportStates).optional(),
      about: z.enum(reportAbouts).optional(),
    }),
    data: z.array(reportRow),
    list: true,
  }),
  'GET /api/staff/community-reports/{reportId}': endpoint({
    summary: 'Get one report with the reported message; the view is logged',
    who,
    params: ofReport,
    data: report,
  }),
  'POST /api/staff/community-reports/{reportId}/decide': endpoint({
    summary: 'Decide a report, once. All open reports of the same content of a page are decided together',
    who,
    params: ofReport,
    body: z.strictObject({
      decision: z.enum(decisions),
      days: z.int().min(1).max(muteDaysMax).default(7),
      note: decisionNote,
    }),
    data: report,
    errors: ['alreadyDecided', 'notNow'],
  }),
  'POST /api/staff/community-reports/{reportId}/restore': endpoint({
    summary: 'Show content again that was hidden after a report',
    who,
    params: ofReport,
    body: z.strictObject({ note: decisionNote }),
    data: report,
    errors: ['notNow'],
  }),
}
