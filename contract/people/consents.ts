import { z } from 'zod'
import { endpoint, instant } from '../endpoint.ts'

/** The purposes to which a client can consent, each with the version of its text. */
export const consentVersions = { suggestions: 2, analytics: 2 } as const
export const consentPurposes = ['suggestions', 'analytics'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

export const consent = z.object({
  purpose: z.enum(consentPurposes),
  is_given: z.boolean(),
  /** The version of the text to which consent was given; null if it never was. */
  version: z.int().nullable(),
  /** The version of the current text. */
  current_version: z.int(),
  at: instant.nullable(),
})
export type Consent = z.output<typeof consent>

const consentStep = z.object({
  purpose: z.enum(['privacy-policy', 'guardian', ...consentPurposes]),
  is_given: z.boolean(),
  version: z.int(),
  at: instant,
})
export type ConsentStep = z.output<typeof consentStep>

/** The analytics provider, and where page views are sent. */
export const pageViewTarget = z.object({
  kind: z.enum(['matomo', 'ga4']),
  address: z.url(),
  /** The site id at Matomo, or the measurement id at Google. */
  site_id: z.string(),
})
export type PageViewTarget = z.output<typeof pageViewTarget>

export const consents = {
  'GET /api/website/consent': endpoint({
    summary: 'List my consents with their history, latest first',
    who: 'client',
    data: z.array(consent),
    beside: z.object({ history: z.array(consentStep) }),
  }),
  'PUT /api/website/consent/{purpose}': endpoint({
    summary: 'Give or withdraw my consent to a purpose; `version` is that of the text that was shown',
    who: 'client',
    params: z.object({ purpose: z.enum(consentPurposes) }),
    body: z.strictObject({ is_given: z.boolean(), version: z.int().min(1).max(1000) }),
    data: consent,
    errors: ['wordsChanged'],
  }),
  'GET /api/website/page-view-target': endpoint({
    summary: 'Get where my page views are counted; null without my consent, or if the site counts none',
    who: 'client',
    data: pageViewTarget.nullable(),
  }),
}
