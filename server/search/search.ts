import { searchKinds } from '@newyou/contract/search'
import { beginnings } from '../platform/database/list-page.ts'
import { Statement, wordsOf } from '../platform/database/statement.ts'
import type { Platform } from '../platform/platform.ts'

const perKind = 5

const alsoHas = (word: string) =>
  `(e.kind, e.item_id) in (select kind, item_id from entries_with_word(${word}))`

/** The search of the whole site, over entries that the tables of the domains keep by triggers. */
export function createSearch({ pool }: Pick<Platform, 'pool'>) {
  return {
    /** The best of each kind for these words, as the whole envelope in JSON. */
    async find(words: string): Promise<string> {
      const wanted = wordsOf(words)
      if (wanted.length === 0) return '{"data":[]}'
      const statement = new Statement()
      const prefixes = beginnings(statement, wanted)
      const [first = '', ...others] = wanted.map((word) => statement.add(word))
      const kinds = statement.add(searchKinds)
      const text = `with fit as (
          select e.*, ts_rank(e.search, ${prefixes}) as rank
          from entries_with_word(${first}) e
          where ${['true', ...others.map(alsoHas)].join(' and ')}),
        placed as (select fit.*, row_number() over (partition by kind order by rank desc, title, item_id) as place from fit)
        select json_build_object('data', coalesce((select json_agg(g order by array_position(${kinds}::text[], g.kind)) from (
          select kind, count(*)::int as total,
            json_agg(json_build_object('u_id', item_id, 'title', title, 'subtitle', subtitle, 'image', image) order by place)
              filter (where place <= ${perKind}) as results
          from placed group by kind) g), '[]'))::text as answer`
      const { rows } = await pool.query<{ answer: string }>(text, statement.values)
      return rows[0]?.answer ?? ''
    },
  }
}
