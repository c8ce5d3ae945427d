import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * Forgets the words that nothing shown is written with any more, so that none of them is proposed instead of a slip.
 * Concurrent writes are waited for: an entry whose word is forgotten would not be found by its beginning.
 */
export const forgetUnusedWords = ({ db }: Pick<Platform, 'db'>) =>
  inTransaction(db, async (trx) => {
    await sql`lock table search_word in share row exclusive mode`.execute(trx)
    await sql`delete from search_word w where not exists (
      select from ts_stat('select search from search_entry') written where written.word = w.word)`.execute(
      trx,
    )
  })
