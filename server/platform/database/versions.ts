import { sql } from 'kysely'
import type { Fragment } from './statement.ts'

/** The words of a second version by their names on the wire, each the name of its column or SQL. */
export type OtherWords = Readonly<Record<string, string | Fragment>>

/**
 * The columns of a row by which a reader's words are chosen, on a table of that name: `written_in`, the language of its
 * words, and `other_version`, the words in the other language of the site, or null. `has` is the column that is filled in
 * where there is a second version.
 */
export function versionColumns(
  table: Fragment,
  has: string,
  words: OtherWords,
  language: Fragment = sql`${table}.written_in`,
): Fragment {
  const column = (name: string): Fragment => sql`${table}.${sql.id(name)}`
  const written = Object.entries(words).flatMap(([name, from]) => [
    sql.lit(name),
    typeof from === 'string' ? column(from) : from,
  ])
  return sql`${language} as written_in, case when ${column(has)} <> '' then json_build_object(
    'written_in', other_language(${language}), ${sql.join(written)}) end as other_version`
}
