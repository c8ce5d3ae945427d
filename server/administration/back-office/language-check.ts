import type { Row, Values } from '@newyou/contract/administration/back-office/resource'
import { areLanguages } from '../../foundation/lists/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { refuse } from './refuse.ts'

/** Lists are filtered by language, so each is written as in the list of languages. @throws DomainError invalidInput */
export async function checkLanguage(values: Values, queryable: Queryable, before: Row | undefined) {
  const isNew = values.language !== before?.language
  if (isNew && !(await areLanguages(queryable, [String(values.language)])))
    refuse('language', 'Please enter a name from the list of languages')
}
