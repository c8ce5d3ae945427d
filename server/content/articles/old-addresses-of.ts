import { sql } from 'kysely'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { isOwnPath, oldPathOf } from './old-path.ts'

/** Why an address cannot be an old one. */
export type OldAddressFault = 'no address' | 'a page here' | 'of another article'

async function ofAnother(queryable: Queryable, articleId: string | undefined, paths: readonly string[]) {
  const { rows } = await sql<{ path: string }>`select path from article_old_address
    where path = any(${paths}::text[]) and article_id is distinct from ${articleId ?? null}::uuid limit 1`.execute(
    queryable,
  )
  return rows[0]
}

/** The old addresses of one article, as colleagues write them. */
export const oldAddressesOf = {
  /** As a column, on the table of articles named `t`. */
  column: sql`array(select o.path from article_old_address o where o.article_id = t.u_id order by o.path collate "C")`,

  /** The first one that cannot be, with why. */
  async fault(
    queryable: Queryable,
    articleId: string | undefined,
    addresses: readonly string[],
  ): Promise<{ address: string; why: OldAddressFault } | undefined> {
    const asked = addresses.map((address) => ({ address, path: oldPathOf(address) }))
    for (const { address, path } of asked) {
      if (path === undefined) return { address, why: 'no address' }
      if (isOwnPath(path)) return { address, why: 'a page here' }
    }
    const paths = asked.flatMap(({ path }) => path ?? [])
    const other = await ofAnother(queryable, articleId, paths)
    return other && { address: other.path, why: 'of another article' }
  },

  /**
   * Gives an article these addresses and no others. Resolves with one that another article was given since `fault` was
   * asked; the caller then ends the transaction.
   */
  async replace(trx: Trx, articleId: string, addresses: readonly string[]): Promise<string | undefined> {
    const paths = [...new Set(addresses.flatMap((address) => oldPathOf(address) ?? []))]
    await sql`delete from article_old_address
      where article_id = ${articleId} and path <> all(${paths}::text[])`.execute(trx)
    await sql`insert into article_old_address (path, article_id, created_at)
      select path, ${articleId}, now() from unnest(${paths}::text[]) as asked(path)
      on conflict (path) do nothing`.execute(trx)
    return (await ofAnother(trx, articleId, paths))?.path
  },
}
