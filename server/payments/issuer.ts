import type { HouseSettings } from '@newyou/contract/settings'
import { z } from 'zod'

/** Who issues a document, and by which names of tax and service, as it is kept in the document. */
const issuer = z.object({
  company_name: z.string(),
  company_state: z.string(),
  gstin: z.string(),
  address: z.string(),
  service_code: z.string(),
  tax_name: z.string(),
})
export type Issuer = z.output<typeof issuer>

/** The column for what is issued now. */
export const issuedBy = (settings: HouseSettings): string => JSON.stringify(issuer.parse(settings))

/** What a document keeps. */
export const issuerIn = (column: unknown): Issuer => issuer.parse(column)
