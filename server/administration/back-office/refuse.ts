import { violatedConstraint } from '../../platform/database/database.ts'
import { DomainError, throwError } from '../../platform/http/errors.ts'
import type { Table } from './table.ts'

/** Says what is wrong with one field. @throws DomainError invalidInput */
export const refuse = (field: string, words: string): never =>
  throwError('invalidInput', { message: words, errors: { [field]: words } })

/** Says in the words of the form what the database refused. */
export const explaining =
  (constraints: Table['constraints'] = {}) =>
  (error: unknown): never => {
    if (error instanceof DomainError) throw error
    const constraint = violatedConstraint(error)
    if (!constraint) throw error
    const [field, words] = constraints[constraint] ?? ['', 'These values do not fit together']
    return throwError('invalidInput', { message: words, ...(field && { errors: { [field]: words } }) })
  }
