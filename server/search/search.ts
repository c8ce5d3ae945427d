import { hasCrisisWords } from '@newyou/contract/crisis/words'
import { searchKinds } from '@newyou/contract/search'
import { sql } from 'kysely'
import { queryOf, shareOf } from '../platform/database/search-entries.ts'
import { answerOf, type Fragment, fixed, json } from '../platform/database/statement.ts'
import type { Platform } from '../platform/platform.ts'
import { kindNamedIn } from './kinds.ts'
import { type Terms, termsOf } from './terms.ts'
import type { Understanding } from './understanding.ts'

const perKind = 5
/** More than these are not compared; who looks for less than a word has no order in mind. */
const strongMost = 2000
const weakMost = 500

/** The same in titles and topics alone. */
const strong = (terms: string) =>
  queryOf(terms.replaceAll(/'(:\*)?(?=[ )]|$)/g, (_, star) => `':${star ? '*' : ''}AB`))

const rankOf = ({ anyTyped, first, meant }: Terms): Fragment =>
  sql`3 * ${shareOf(anyTyped)} + 2 * ${shareOf(first)} + ${shareOf(meant)}`

/** The search of the whole site, over entries that the tables of the domains keep by triggers. */
export function createSearch({ pool, understand }: Pick<Platform, 'pool'> & { understand: Understanding }) {
  return {
    /**
     * The best of each kind for these words, as the whole envelope in JSON. First comes the kind that the words name,
     * then a page that is called so, then healers.
     */
    async find(words: string): Promise<string> {
      const understood = await understand(words)
      const beside = {
        helplines: understood.isCrisis || hasCrisisWords(words),
        corrected: understood.corrected,
      }
      const terms = termsOf(understood)
      if (!terms.every) return JSON.stringify({ data: [], ...beside })
      const among = (wanted: string) => sql`select * from (
          (select * from search_entry where search @@ ${strong(wanted)} limit ${fixed(strongMost)})
          union (select * from search_entry where search @@ ${queryOf(wanted)} limit ${fixed(weakMost)})) e`
      const answer = json`with every as materialized (${among(terms.every)}),
        fit as (select * from every
          union all select * from (${among(terms.some)}) loose where not exists (select from every)),
        ranked as (select fit.kind, item_id, fit.title, subtitle, image, page.path, ${rankOf(terms)} as rank,
            coalesce(${understood.plain} = any(select search_plain(one) from unnest(page.typed || page.title) one), false)
              as is_called,
            search @@ ${strong(terms.typed)} as is_typed
          from fit left join search_page page on fit.kind = 'page' and page.u_id = fit.item_id),
        placed as (select ranked.*,
          row_number() over (partition by kind order by is_called desc, rank desc, title, item_id) as place from ranked),
        grouped as (select kind, count(*)::int as total, bool_or(is_typed) as is_typed, bool_or(is_called) as is_called,
            json_agg(json_build_object('u_id', item_id, 'title', title, 'subtitle', subtitle, 'image', image,
              'path', path) order by place) filter (where place <= ${fixed(perKind)}) as results
          from placed group by kind)
        select json_build_object('data', coalesce((select json_agg(json_build_object('kind', kind, 'total', total,
            'results', results) order by
            is_called desc, (kind = ${kindNamedIn(understood.plain.split(' '))}) desc nulls last,
            (kind = 'page' and is_typed and ${terms.meant === ''}
              and not exists (select from grouped where kind = 'healer' and is_typed)) desc,
            array_position(${searchKinds}::text[], kind)) from grouped), '[]'),
          'helplines', ${beside.helplines}::boolean, 'corrected', ${beside.corrected}::text)::text as answer`
      return (await answerOf(pool, answer)) ?? ''
    },
  }
}
