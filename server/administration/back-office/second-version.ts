import type { Values } from '@newyou/contract/administration/back-office/resource'
import { firstVersionMissing, otherVersionMissing } from '@newyou/contract/versions'
import { plainText } from '../../platform/rich-text.ts'
import { refuse } from './refuse.ts'

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : plainText(String(value ?? '')).trim() !== ''

/**
 * Refuses words in a second language that leave out what the first says: a reader would get half of a text, or two
 * languages in one. `fields` are those of the words; the second version has the same names with `other_` before.
 * @throws DomainError invalidInput
 */
export function requireWholeVersion(values: Values, fields: readonly string[]) {
  if (!fields.some((field) => isFilled(values[`other_${field}`]))) return
  for (const field of fields) {
    if (isFilled(values[field]) && !isFilled(values[`other_${field}`]))
      refuse(`other_${field}`, otherVersionMissing)
    if (!isFilled(values[field]) && isFilled(values[`other_${field}`])) refuse(field, firstVersionMissing)
  }
}
