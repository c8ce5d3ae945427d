import { z } from 'zod'
import { endpoint, instant, paise, uId } from '../../endpoint.ts'
import { having } from '../../people/accounts/declared.ts'
import { draftShape, formShape } from '../../people/accounts/declared-schemas.ts'
import { firstVersionMissing, otherVersionMissing } from '../../versions.ts'
import { healerFields } from './fields.ts'
import { healerImage } from './healers.ts'
import { healerStates } from './states.ts'

const required = 'This field is required'
const words = (max: number) => z.string().trim().max(max)

/** One line of the healer in one of their languages. */
const greeting = z.strictObject({
  lang: z.string().regex(/^[a-z]{2,3}$/, { error: 'Please choose a language' }),
  text: words(160).min(1, { error: required }),
})

/** Texts that staff review before publication, as they do the portrait, unless the setting `healer_words_reviewed` is off. */
export const reviewedFields = having(healerFields, 'page', 'reviewed')
/** Fields that change immediately. A new price applies to new bookings. */
export const immediateFields = having(healerFields, 'page', 'at once')

/** What the other language says, where one of its fields is filled in: all that the first one says, and no more. */
function requireWholeVersion(form: PageShape, { issues }: { issues: z.core.$ZodRawIssue[] }) {
  const { other_topics: topics = '', other_about: about = '', other_concerns: concerns = '' } = form
  if (!topics && !about && !concerns) return
  const wrong = (field: string, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: form })
  if (!topics) wrong('other_topics', otherVersionMissing)
  if (!about) wrong('other_about', otherVersionMissing)
  if (!concerns && form.client_concerns) wrong('other_concerns', otherVersionMissing)
  if (concerns && !form.client_concerns) wrong('client_concerns', firstVersionMissing)
}

const pageShape = z.strictObject({
  version: z.int().min(1),
  ...formShape(immediateFields, {
    price_rupees: z.int({ error: 'Please enter whole rupees' }).min(1, { error: required }).max(50_000),
    languages: z.array(z.string().max(40)).min(1, { error: 'Please choose at least one language' }).max(12),
  }),
  ...formShape(reviewedFields, { greeting: greeting.nullable() }),
})
type PageShape = z.output<typeof pageShape>

export const pageForm = pageShape.check(({ value, issues }) => requireWholeVersion(value, { issues }))
export type PageForm = z.output<typeof pageForm>

/** The current texts. Older ones may be shorter than today's minimum. */
const standingWords = { ...draftShape(reviewedFields), greeting: greeting.nullable() }

const { price_rupees: _price, ...standingFacts } = immediateFields

export const ownPage = z.object({
  u_id: uId,
  version: z.int(),
  state: z.enum(healerStates),
  price_paise: paise,
  image: healerImage.nullable(),
  ...draftShape(standingFacts),
  ...standingWords,
  /** Whether new texts are reviewed by staff before publication. */
  is_reviewed: z.boolean(),
  /** Texts and a portrait under review, or rejected with a reason. */
  change: z
    .object({
      ...standingWords,
      /** The new portrait, if one was sent. */
      image: healerImage.nullable(),
      sent_at: instant,
      refused_because: z.string(),
      refused_at: instant.nullable(),
    })
    .nullable(),
})
export type OwnPage = z.output<typeof ownPage>

export const healerPages = {
  'GET /api/practice/page': endpoint({
    summary: 'Get my public page and my pending changes to it',
    who: 'healer',
    data: ownPage,
    errors: ['notFound'],
  }),
  'PUT /api/practice/page': endpoint({
    summary:
      'Change my page. Price, city, categories, languages and modes change immediately, text after a review',
    who: 'healer',
    body: pageForm,
    data: ownPage,
    errors: ['notFound', 'changedMeanwhile'],
  }),
  'POST /api/practice/page/portrait': endpoint({
    summary: 'Replace my portrait: multipart with the file `portrait`, shown after a review as new text is',
    who: 'healer',
    data: ownPage,
    errors: ['notFound', 'fileRefused'],
  }),
  'POST /api/practice/page-change/withdraw': endpoint({
    summary: 'Withdraw a pending change of text and portrait, or dismiss a rejected one',
    who: 'healer',
    data: ownPage,
    errors: ['notFound'],
  }),
}
