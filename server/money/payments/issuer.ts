import type { HouseSettings } from '@newyou/contract/foundation/settings'
import { z } from 'zod'

/** Issuer of a document, with its tax and service names, as stored in the document. */
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

/** Issuer in a document. */
export const issuerIn = (column: unknown): Issuer => issuer.parse(column)
