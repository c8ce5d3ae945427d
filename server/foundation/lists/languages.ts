import { choiceReplies } from '../../messages/replies/foundation.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'

/** Whether each of these is the English name of a language in the list that staff keep. */
export async function areLanguages(queryable: Queryable, names: readonly string[]): Promise<boolean> {
  const known = await queryable.selectFrom('language').select('name').where('name', 'in', names).execute()
  return known.length === new Set(names).size
}

/** The languages of a healer are from that list. @throws DomainError invalidInput */
export async function requireLanguages(queryable: Queryable, languages: readonly string[]) {
  if (!(await areLanguages(queryable, languages)))
    throwError('invalidInput', { errors: { languages: choiceReplies.notInList } })
}
