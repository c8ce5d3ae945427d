import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../endpoint.ts'

/** The rules that public texts are held against. */
export const claimRules = [
  'scheduled-disease',
  'cure-promise',
  'medicine-stopped',
  'magic-remedy',
  'sexual-or-birth',
  'false-urgency',
  'basket-sneaking',
  'confirm-shaming',
  'forced-action',
  'subscription-trap',
  'interface-interference',
  'bait-and-switch',
  'drip-pricing',
  'disguised-advertisement',
  'nagging',
  'trick-wording',
  'saas-billing',
  'rogue-malware',
] as const
export type ClaimRule = (typeof claimRules)[number]

export const claimReason = { min: 10, max: 500 }
/** The longest sentence that is decided about as a whole. */
export const claimSentenceMax = 600
const textMax = 100_000
const place = z.string().regex(/^[a-z-]{1,40}$/)

/** Words that a rule marks. */
export const markedClaim = z.object({
  field: z.string(),
  rule: z.enum(claimRules),
  title: z.string(),
  /** The law or guideline. */
  source: z.string(),
  advice: z.string(),
  quote: z.string(),
  sentence: z.string(),
  /** Why the sentence stays, once an editor has decided so. */
  kept: z.object({ reason: z.string(), by: z.string().nullable(), at: instant }).nullable(),
})
export type MarkedClaim = z.infer<typeof markedClaim>

/** A sentence that stays although a rule marks it. */
export const keptClaim = z.object({
  u_id: uId,
  resource: z.string(),
  record_id: z.string().nullable(),
  rule: z.enum(claimRules),
  title: z.string(),
  source: z.string(),
  sentence: z.string(),
  reason: z.string(),
  by: z.string().nullable(),
  at: instant,
})
export type KeptClaim = z.infer<typeof keptClaim>

const editors = ['editor', 'admin'] as const

/** Advertising claims in public texts: what the rules mark, and what editors decided with a reason. */
export const advertisingClaims = {
  'POST /api/staff/advertising-claims/check': endpoint({
    summary: 'Mark advertising claims in texts, with rule, source and earlier decisions',
    who: editors,
    body: z.strictObject({
      /** The kind of record, such as `articles`. */
      resource: place,
      /** Texts by field; those that are HTML are read without their tags. */
      texts: z.record(z.string().max(60), z.string().max(textMax)),
    }),
    data: z.array(markedClaim),
  }),
  'GET /api/staff/advertising-claims': endpoint({
    summary: 'List the sentences that stay although a rule marks them, latest first',
    who: editors,
    query: z.strictObject({ ...paging(25), resource: place.optional() }),
    data: z.array(keptClaim),
    list: true,
  }),
  'POST /api/staff/advertising-claims': endpoint({
    summary: 'Keep a marked sentence in one kind of record, with a reason',
    who: editors,
    body: z.strictObject({
      resource: place,
      record_id: z.string().max(60).optional(),
      rule: z.enum(claimRules),
      sentence: z.string().trim().min(1).max(claimSentenceMax),
      reason: z
        .string()
        .trim()
        .min(claimReason.min, { error: `Please give a reason of at least ${claimReason.min} letters` })
        .max(claimReason.max),
    }),
    data: keptClaim,
    created: true,
  }),
  'DELETE /api/staff/advertising-claims/{id}': endpoint({
    summary: 'Take a decision back; the sentence is marked again when its record is next saved or published',
    who: editors,
    params: z.object({ id: uId }),
    data: z.object({ u_id: uId }),
  }),
}
