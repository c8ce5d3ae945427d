import { type DocumentKind, defaultNames } from '@newyou/contract/foundation/brand/names'
import type { HouseSettings } from '@newyou/contract/foundation/settings'
import { z } from 'zod'
import type { Trx } from '../../platform/database/database.ts'
import { presentBrand } from '../../platform/present-brand.ts'
import { financialYearOf } from './document-number.ts'

/** Issuer of a document, with its tax and service names, as stored in the document. */
const issuer = z.object({
  company_name: z.string(),
  company_state: z.string(),
  gstin: z.string(),
  address: z.string(),
  service_code: z.string(),
  tax_name: z.string(),
  /** The name at the head of the document; older documents had the default one. */
  brand_name: z.string().default(defaultNames.en),
  /** The logo in the place of the name; null without one, undefined in older documents. */
  logo: z.string().nullable().optional(),
  /** With what its number begins; undefined in older documents. */
  prefix: z.string().optional(),
})
export type Issuer = z.output<typeof issuer>

/** The prefix of the year's numbers: that of its first document, or the present one if this is the first. */
async function prefixOf(trx: Trx, kind: DocumentKind, at: Date): Promise<string> {
  const year = financialYearOf(at)
  await trx
    .insertInto('document_prefix')
    .values({ kind, financial_year: year, prefix: presentBrand().prefixes[kind] })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { prefix } = await trx
    .selectFrom('document_prefix')
    .select('prefix')
    .where('kind', '=', kind)
    .where('financial_year', '=', year)
    .executeTakeFirstOrThrow()
  return prefix
}

/** The name and the logo of today, as a document keeps them. */
export function presentLook() {
  const { names, logo } = presentBrand()
  return { brand_name: names.en, logo: logo?.light ?? null }
}

/** The column for what is issued now. */
export async function issuedBy(trx: Trx, settings: HouseSettings, kind: DocumentKind, at: Date) {
  return JSON.stringify(
    issuer.parse({ ...settings, ...presentLook(), prefix: await prefixOf(trx, kind, at) }),
  )
}

/** Issuer in a document. */
export const issuerIn = (column: unknown): Issuer => issuer.parse(column)
