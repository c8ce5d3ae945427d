import { z } from 'zod'
import { healerFields } from '../../care/healers/fields.ts'
import { healerImage } from '../../care/healers/healers.ts'
import { reviewedFields } from '../../care/healers/page.ts'
import { type HealerState, healerStates } from '../../care/healers/states.ts'
import { checksWithoutRegister } from '../../care/healers/titles.ts'
import { qualifications } from '../../care/self-tests.ts'
import { calendarDay, endpoint, instant, paging, uId } from '../../endpoint.ts'
import { categorySlug } from '../../foundation/categories/slugs.ts'
import { having } from '../../people/accounts/declared.ts'
import { answerShape, draftShape, standingShape } from '../../people/accounts/declared-schemas.ts'

/** The actions of staff that each state of a healer allows; server and screens use the same table. */
export const reviewRules = {
  verify: ['in-review', 'verified', 'paused', 'refused'],
  pause: ['verified'],
  refuse: ['in-review'],
} as const satisfies Record<string, readonly HealerState[]>
export type ReviewAction = keyof typeof reviewRules

/** A healer is warned this many days before their verified registration expires. */
export const warnedDays = 30

const version = z.int().min(1).max(2_000_000_000)

/** What staff write from the documents, beside the register. Older texts may be shorter than a new applicant's. */
export const staffFields = having(healerFields, 'byStaff')

const { price_rupees: _price, modes: _modes, categories: _categories, ...read } = healerFields
/** The healer fields that staff read, by column. */
export const fileFields = read

const row = z.object({
  u_id: uId,
  name: z.string(),
  title: z.string(),
  city: z.string(),
  main_category: categorySlug,
  state: z.enum(healerStates),
  documents: z.int(),
  /** Whether new text of the page is under review. */
  has_page_change: z.boolean(),
  proof_valid_until: calendarDay.nullable(),
  created_at: instant,
})
export type HealerRow = z.output<typeof row>

export const healerFile = row.extend({
  version,
  person_u_id: uId,
  email: z.string().nullable(),
  mobile_number: z.string().nullable(),
  ...answerShape(fileFields),
  gender: z.string(),
  price_paise: z.int(),
  has_hours: z.boolean(),
  register_name: z.string(),
  register_number: z.string(),
  /** What was checked where no register exists. */
  checked_instead: z.array(z.enum(checksWithoutRegister)),
  /** The healer's own words for the title, where staff put it right. */
  own_title: z.string(),
  /** The verification of a protected title that waits for a second colleague, and the law that protects it. */
  second_check: z.object({ asked_by: z.string(), asked_at: instant, law: z.string() }).nullable(),
  qualified_as: z.enum(qualifications).nullable(),
  review_reason: z.string(),
  reviewed_at: instant.nullable(),
  image: healerImage.nullable(),
  /** The new text that the healer wants for the page. */
  page_change: z
    .object({
      ...draftShape(reviewedFields),
      /** The new portrait, if one was sent. */
      image: healerImage.nullable(),
      sent_at: instant,
    })
    .nullable(),
  files: z.array(
    z.object({ u_id: uId, name: z.string(), kind: z.enum(['pdf', 'jpg', 'png']), bytes: z.int() }),
  ),
})
export type HealerFile = z.output<typeof healerFile>

/** The details that staff read in the documents: those of a register, or what was checked where there is none. */
export const verification = z.strictObject({
  version,
  ...standingShape(staffFields),
  register_name: z.string().trim().max(120).default(''),
  register_number: z.string().trim().max(60).default(''),
  checked_instead: z.array(z.enum(checksWithoutRegister)).max(checksWithoutRegister.length).default([]),
  /** Qualification to interpret self-tests, by the documents. */
  qualified_as: z.enum(qualifications).nullable().default(null),
  proof_valid_until: calendarDay.nullable(),
})
const refusal = z.strictObject({
  version,
  reason: z.string().trim().min(1, { error: 'This field is required' }).max(600),
})
const params = z.object({ healerId: uId })
const who = ['admin'] as const

export const healerApplications = {
  'GET /api/staff/healers': endpoint({
    summary: 'List healers and applicants; applications first, longest waiting first',
    who,
    query: z.strictObject({
      ...paging(25),
      state: z.enum(healerStates).optional(),
      has_page_change: z.stringbool().optional(),
      /** Applications and page changes that wait for a colleague. */
      is_waiting: z.stringbool().optional(),
      search: z.string().trim().max(80).optional(),
    }),
    data: z.array(row),
    list: true,
  }),
  'GET /api/staff/healers/{healerId}': endpoint({
    summary: 'Get a healer with their documents; the view is logged',
    who,
    params,
    data: healerFile,
  }),
  'POST /api/staff/healers/{healerId}/verify': endpoint({
    summary:
      'Verify a healer, with the details of the documents. The profile is then public and can be booked; a title that a law protects waits for a second colleague',
    who,
    params,
    body: verification,
    data: healerFile,
    errors: ['changedMeanwhile', 'notNow'],
  }),
  'POST /api/staff/healers/{healerId}/pause': endpoint({
    summary: 'Suspend a healer from the site; booked appointments stay',
    who,
    params,
    body: refusal,
    data: healerFile,
    errors: ['changedMeanwhile', 'notNow'],
  }),
  'POST /api/staff/healers/{healerId}/refuse': endpoint({
    summary: 'Reject an application with a reason for the applicant',
    who,
    params,
    body: refusal,
    data: healerFile,
    errors: ['changedMeanwhile', 'notNow'],
  }),
  'POST /api/staff/healers/{healerId}/accept-page': endpoint({
    summary: 'Publish the new text of a healer’s page',
    who,
    params,
    body: z.strictObject({ version }),
    data: healerFile,
    errors: ['changedMeanwhile', 'notFound'],
  }),
  'POST /api/staff/healers/{healerId}/refuse-page': endpoint({
    summary: 'Reject the new text of a healer’s page with a reason for the healer',
    who,
    params,
    body: refusal,
    data: healerFile,
    errors: ['changedMeanwhile', 'notFound'],
  }),
}
