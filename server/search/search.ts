import { searchKinds } from '@newyou/contract/search'
import { sql } from 'kysely'
import { beginnings } from '../platform/database/list-page.ts'
import { allOf, answerOf, type Fragment, fixed, json, wordsOf } from '../platform/database/statement.ts'
import type { Platform } from '../platform/platform.ts'

const perKind = 5

const alsoHas = (word: string): Fragment =>
  sql`(e.kind, e.item_id) in (select kind, item_id from entries_with_word(${word}))`

/** The search of the whole site, over entries that the tables of the domains keep by triggers. */
export function createSearch({ pool }: Pick<Platform, 'pool'>) {
  return {
    /** The best of each kind for these words, as the whole envelope in JSON. */
    async find(words: string): Promise<string> {
      const wanted = wordsOf(words)
      if (wanted.length === 0) return '{"data":[]}'
      const [first = '', ...others] = wanted
      const query = json`with fit as (
          select e.*, ts_rank(e.search, ${beginnings(wanted)}) as rank
          from entries_with_word(${first}) e
          where ${allOf([sql`true`, ...others.map(alsoHas)])}),
        placed as (select fit.*, row_number() over (partition by kind order by rank desc, title, item_id) as place from fit)
        select json_build_object('data', coalesce((select json_agg(g order by array_position(${searchKinds}::text[], g.kind)) from (
          select kind, count(*)::int as total,
            json_agg(json_build_object('u_id', item_id, 'title', title, 'subtitle', subtitle, 'image', image) order by place)
              filter (where place <= ${fixed(perKind)}) as results
          from placed group by kind) g), '[]'))::text as answer`
      return (await answerOf(pool, query)) ?? ''
    },
  }
}
