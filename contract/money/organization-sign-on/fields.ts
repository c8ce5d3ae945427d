import { z } from 'zod'

/** Anybody has an address there, so nobody's provider can speak for it. */
const sharedDomains = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'rediffmail.com',
  'proton.me',
  'protonmail.com',
  'zoho.com',
  'zohomail.in',
]
export const domainsMax = 20

const emailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/, {
    error: 'Please write domains such as trust.example',
  })
  .refine((domain) => !sharedDomains.includes(domain), {
    error: 'Anybody can have an address there. Please use domains of the organisation alone',
  })

/** How the site is known to the provider of an organisation. */
export const providerFields = {
  issuer: z
    .string()
    .trim()
    .max(300)
    .pipe(z.url({ error: 'Please enter the whole address, with https://' })),
  client_id: z.string().trim().min(1, { error: 'This field is required' }).max(300),
  /** Empty: the one that is saved. */
  client_secret: z.string().trim().max(500).default(''),
}

/** Whose e-mail addresses the provider speaks for. */
export const emailDomains = z
  .array(emailDomain)
  .min(1, { error: 'Please enter at least one domain' })
  .max(domainsMax)
  .transform((domains) => [...new Set(domains)])

/** What came of asking a provider. */
export const trialOutcomes = ['well', 'unreachable', 'other-issuer', 'incomplete', 'wrong-secret'] as const
export type TrialOutcome = (typeof trialOutcomes)[number]

export const trialWords: Record<TrialOutcome, string> = {
  well: 'The provider answers as it should',
  unreachable: 'The provider could not be reached at this address',
  'other-issuer': 'The provider calls itself by another address. Please use exactly that one',
  incomplete: 'The provider does not offer the authorisation code with PKCE (S256)',
  'wrong-secret': 'The provider does not know this client ID and secret',
}
