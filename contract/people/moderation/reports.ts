import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { reportReasons, reportWordsMax } from './reasons.ts'

/** Content that is reported on the page that shows it. */
export const reportableContentTypes = [
  'healer-review',
  'course-review',
  'article-review',
  'healer-name',
  'healer-picture',
] as const
export type ReportableContentType = (typeof reportableContentTypes)[number]

/** The name of a member is reported through a post in a group. */
export const moderatedContentTypes = [...reportableContentTypes, 'member-name'] as const
export type ModeratedContentType = (typeof moderatedContentTypes)[number]

/** Subject of a report, by kind of content. */
export const aboutOf = {
  'healer-review': 'review',
  'course-review': 'review',
  'article-review': 'review',
  'healer-name': 'name',
  'healer-picture': 'picture',
  'member-name': 'name',
} as const satisfies Record<ModeratedContentType, string>

/** Reason and text of every report. */
export const reportForm = {
  reason: z.enum(reportReasons),
  words: z.string().trim().max(reportWordsMax).default(''),
}

export const contentReports = {
  'POST /api/website/report': endpoint({
    summary:
      'Report a review, or the name or picture of a healer; a second report while the first is open changes nothing',
    who: 'signed-in',
    body: z.strictObject({ thing: z.enum(reportableContentTypes), thing_u_id: uId, ...reportForm }),
    data: z.object({}),
    created: true,
    errors: ['ownContent'],
  }),
}
