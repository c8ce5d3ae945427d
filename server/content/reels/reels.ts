import { pathTo } from '@newyou/contract/addresses'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import { envelope, limits, type Paging } from '../../platform/database/list-page.ts'
import type { Reads } from '../../platform/database/replica.ts'
import { answerOf, json, moment, rowsOf } from '../../platform/database/statement.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { countOf, listModule } from '../../platform/pages/home-modules.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import { reelFiles } from './files.ts'

/** The columns of a reel `r` with its healer `h`, as this person sees it; what leaves the server is named here. */
const shownTo = (personId: string | undefined) => sql`r.u_id, r.title, r.words, r.alt, r.category, r.seconds,
  ${reelFiles.video} as video, ${reelFiles.poster} as poster, ${reelFiles.qualities} as qualities,
  ${reelFiles.captions} as captions, r.like_count,
  exists (select from reel_like l where l.reel_id = r.u_id and l.person_id = ${personId ?? null}::uuid) as is_liked,
  json_build_object('u_id', h.u_id, 'full_name', h.full_name, 'title', h.title, 'image', h.image) as healer,
  r.is_demo, ${moment(sql`r.published_at`)} as published_at`

const offered = sql`reel r join healer_card h on h.u_id = r.healer_id where r.state = 'published' and h.state = 'verified'`
const latestFirst = sql`r.published_at desc, r.u_id`

/** The tag of pages with likes; any other change has the tag 'reels'. */
const likesTag = 'reel-likes'

/** Posters on the home page. */
export const reelHomeModules = {
  reels: listModule(
    'reels',
    sql`select r.u_id, r.title, ${reelFiles.poster} as poster, r.category from ${offered} order by ${latestFirst} limit ${countOf(6)}`,
  ),
}

/** Published reels of verified healers. PostgreSQL writes the answers as JSON in one statement each. */
export function createReels({
  reads: { pool },
  db,
  clock,
  pageCache,
}: {
  reads: Reads
  db: Database
  clock: Clock
  pageCache: PageCache
}) {
  /** Whether it changed anything. */
  async function add(trx: Queryable, personId: string, reelId: string) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('reel_like')
      .values({ reel_id: reelId, person_id: personId, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  }
  async function takeBack(trx: Queryable, personId: string, reelId: string) {
    const { numDeletedRows } = await trx
      .deleteFrom('reel_like')
      .where('reel_id', '=', reelId)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  return {
    /** One page, latest first, as the whole envelope in JSON. */
    async list(personId: string | undefined, paging: Paging) {
      const rows = sql`select ${shownTo(personId)} from ${offered} order by ${latestFirst} ${limits(paging)}`
      const total = sql`(select count(*) from ${offered})`
      return (await answerOf(pool, envelope(rows, total, paging), 'reels')) ?? ''
    },

    /** @throws DomainError notFound */
    async one(personId: string | undefined, reelId: string) {
      const query = json`select json_build_object('data', row_to_json(x))::text as answer
        from (select ${shownTo(personId)} from ${offered} and r.u_id = ${reelId}) x`
      return orNotFound(await answerOf(pool, query, 'reel'))
    },

    /** Each person likes a reel once at most. @throws DomainError notFound */
    like(personId: string, reelId: string, isLiked: boolean) {
      return inTransaction(db, async (trx) => {
        const offer = trx
          .selectFrom('reel as r')
          .innerJoin('healer_card as h', 'h.u_id', 'r.healer_id')
          .select('r.like_count')
          .where('r.u_id', '=', reelId)
          .where('r.state', '=', 'published')
          .where('h.state', '=', 'verified')
        orNotFound(await offer.executeTakeFirst())
        const changed = await (isLiked ? add(trx, personId, reelId) : takeBack(trx, personId, reelId))
        if (changed) await pageCache.invalidate(trx, likesTag)
        const { like_count } = await offer.executeTakeFirstOrThrow()
        return { reel_u_id: reelId, is_liked: isLiked, like_count }
      })
    },

    /** Addresses for the site map. */
    async publicPages(): Promise<{ path: string; changedAt: Date }[]> {
      const query = sql<{
        u_id: string
        updated_at: Date
      }>`select r.u_id, r.updated_at from ${offered} order by ${latestFirst}`
      const rows = await rowsOf(pool, query, 'reel-pages')
      return rows.map(({ u_id, updated_at: changedAt }) => ({
        path: pathTo('reel', { reelId: u_id }),
        changedAt,
      }))
    },
  }
}

export type Reels = ReturnType<typeof createReels>
