import { categoryWords, isOffered } from '@newyou/contract/foundation/categories/slugs'
import { throwError } from '../../platform/http/errors.ts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/**
 * Refuses to put something into a hidden category where it was not before.
 * @throws DomainError invalidInput
 */
export function requireOffered(field: string, is: unknown, was: unknown) {
  const had = new Set(listOf(was))
  const hidden = listOf(is).some((slug) => typeof slug === 'string' && !had.has(slug) && !isOffered(slug))
  if (hidden)
    throwError('invalidInput', { message: categoryWords.hidden, errors: { [field]: categoryWords.hidden } })
}
