import { fail } from '../platform/http/errors.ts'

/** Says what is wrong with one field. @throws DomainError invalidInput */
export const refuse = (field: string, words: string): never =>
  fail('invalidInput', { message: words, errors: { [field]: words } })
