import { homeZone } from '@newyou/contract/business'
import type { DocumentKind } from '@newyou/contract/foundation/brand/names'
import type { Selectable } from 'kysely'
import type { Invoice } from '../../platform/database/schema.ts'
import { prefixIn } from './prefixes.ts'

/** The year in which the Indian financial year of a moment begins: April to March. */
export function financialYearOf(moment: Date): number {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', {
    timeZone: homeZone,
    year: 'numeric',
    month: '2-digit',
  })
    .format(moment)
    .split('-')
    .map(Number)
  return month >= 4 ? year : year - 1
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')
const sixDigits = (value: number) => String(value).padStart(6, '0')

/** `NY/26-27/000042`, for a credit note `NC/…`: at most 16 characters, as the tax rules want it. */
export const documentNumber = ({
  kind,
  financial_year: year,
  number,
  issuer,
}: Pick<Selectable<Invoice>, 'kind' | 'financial_year' | 'number'> & { issuer?: unknown }) =>
  `${prefixIn(issuer, kind as DocumentKind)}/${twoDigits(year)}-${twoDigits(year + 1)}/${sixDigits(number)}` // by the column's check

/** The parts of a document number; undefined for anything else. */
export function numberOfDocument(
  written: string,
): { prefix: string; year: number; number: number } | undefined {
  const [, prefix = '', year = '', next, number] =
    /^([A-Z][A-Z0-9]{0,2})\/(\d\d)-(\d\d)\/(\d{1,9})$/i.exec(written) ?? []
  if (!number || Number(next) !== (Number(year) + 1) % 100) return undefined
  return { prefix: prefix.toUpperCase(), year: 2000 + Number(year), number: Number(number) }
}

/** `NY-000042`: what the receipt of an order is called, by who issued it. */
export const receiptNumber = (value: number, issuer: unknown) =>
  `${prefixIn(issuer, 'receipt')}-${sixDigits(value)}`

/** `ND-000042`: the receipt of one payment at the desk. */
export const deskReceiptNumber = (value: number, issuer: unknown) =>
  `${prefixIn(issuer, 'desk-receipt')}-${sixDigits(value)}`

/** The number in what is typed of an order's receipt, with or without what it begins with. */
export const numberOfReceipt = (written: string): number | undefined => {
  const digits = /^(?:[A-Z][A-Z0-9]{0,2}-)?0*(\d{1,9})$/i.exec(written)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
