import type { Selectable } from 'kysely'
import type { Invoice } from '../../platform/database/schema.ts'

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')
/** `NY/26-27/000042`, for a credit note `NC/…`: at most 16 characters, as the tax rules want it. */
export const documentNumber = ({
  kind,
  financial_year: year,
  number,
}: Pick<Selectable<Invoice>, 'kind' | 'financial_year' | 'number'>) =>
  `${kind === 'invoice' ? 'NY' : 'NC'}/${twoDigits(year)}-${twoDigits(year + 1)}/${String(number).padStart(6, '0')}`

/** `ND-000042`: the receipt of one payment at the desk. */
export const deskReceiptNumber = (value: number) => `ND-${String(value).padStart(6, '0')}`
