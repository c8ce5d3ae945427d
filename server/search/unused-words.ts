import { sql } from 'kysely'
import type { Platform } from '../platform/platform.ts'

/** Forgets the words that nothing shown is written with any more, so that none of them is proposed instead of a slip. */
export const forgetUnusedWords = ({ db }: Pick<Platform, 'db'>) =>
  sql`delete from search_word w where not exists (
    select from ts_stat('select search from search_entry') written where written.word = w.word)`.execute(db)
