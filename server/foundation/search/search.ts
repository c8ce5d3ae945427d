import { searchKinds } from '@newyou/contract/foundation/search'
import { maxRough } from '@newyou/contract/list-limits'
import { sql } from 'kysely'
import type { Reads } from '../../platform/database/replica.ts'
import { areMany, countOfSome, isInSample } from '../../platform/database/samples.ts'
import { lookupOf, queryOf, shareOf } from '../../platform/database/search-entries.ts'
import { answerOf, type Fragment, fixed, json } from '../../platform/database/statement.ts'
import { kindNamedIn } from './kinds.ts'
import { type Terms, termsOf } from './terms.ts'
import type { Understanding } from './understanding.ts'

const perKind = 5
/** This many sampled rows mean about 10,000, ten times the counted limit. */
const enough = 80
/** Rows compared per kind, first those with the words in titles or topics. */
const compared = 150

/** The entry's titles and topics alone, as the index of migration 0974 has them. */
const strong = sql`ts_filter(search, '{a,b}')`

const rankOf = ({ anyTyped, first, meant }: Terms): Fragment =>
  sql`3 * ${shareOf(anyTyped)} + 2 * ${shareOf(first)} + ${shareOf(meant)}`

/** The search of the whole site, over entries that the tables of the domains keep by triggers. */
export function createSearch({ pool, understand }: Pick<Reads, 'pool'> & { understand: Understanding }) {
  return {
    /**
     * The best of each kind for these words, as the whole envelope in JSON. First comes the kind that the words name,
     * then a page that is called so, then healers.
     */
    async find(words: string): Promise<string> {
      const understood = await understand(words)
      const beside = {
        helplines: understood.dangers.length > 0,
        dangers: understood.dangers,
        corrected: understood.corrected,
      }
      const terms = termsOf(understood)
      if (!terms.every) return JSON.stringify({ data: [], ...beside })
      const withTerms = (from: Fragment) =>
        sql`search_entry where kind = ${from}.kind and search @@ ${from}.terms`
      const strongly = (from: Fragment) =>
        sql`search_entry where kind = ${from}.kind and ${strong} @@ ${from}.terms`
      const isOfSample = isInSample(sql`item_id`)
      /** How many of each kind fit, exactly up to `maxRough`; where they are far more, their sample says so. */
      const totals = (wanted: string, isAsked: Fragment) => sql`select asked.*, are_many,
          are_many and ${areMany(sql`${strongly(sql`asked`)} and ${isOfSample}`, enough)} as are_strong_many,
          case when are_many then ${fixed(maxRough + 1)} else ${countOfSome(withTerms(sql`asked`), maxRough)} end as total
        from (select kind, terms from (select ${lookupOf(wanted)} as terms where ${isAsked} offset 0) looked,
            unnest(${searchKinds}::text[]) kind) asked,
          lateral (select ${areMany(sql`${withTerms(sql`asked`)} and ${isOfSample}`, enough)} as are_many offset 0) known`
      const some = (
        from: Fragment,
        isStrong: boolean,
      ) => sql`select kind, item_id, title, subtitle, image, written_in, other_version, search,
          ${fixed(isStrong)} as is_strong from ${from} limit ${fixed(compared)}`
      const counts = sql`counts`
      const answer = json`with every as materialized (${totals(terms.every, sql`true`)}),
        loose as materialized (${totals(terms.some, sql`not exists (select from every where total > 0)`)}),
        counts as (select * from every where total > 0 union all select * from loose where total > 0),
        fit as materialized (select found.* from counts, lateral (
          with best as materialized (
            (${some(sql`${strongly(counts)} and not are_strong_many`, true)}) union all
            (${some(sql`${strongly(counts)} and ${isOfSample} and are_strong_many`, true)})),
          others as (select from best having count(*) < ${fixed(compared)})
          select * from (select * from best union all
            (${some(sql`${withTerms(counts)} and not ${strong} @@ terms and not are_many and exists (select from others)`, false)}) union all
            (${some(sql`${withTerms(counts)} and not ${strong} @@ terms and ${isOfSample} and are_many and exists (select from others)`, false)})) best_first
          order by is_strong desc limit ${fixed(compared)}) found),
        ranked as (select fit.kind, item_id, fit.title, subtitle, image, written_in, other_version, page.path, ${rankOf(terms)} as rank,
            coalesce(${understood.plain} = any(select search_plain(one) from unnest(page.typed || page.title) one), false)
              as is_called,
            ${strong} @@ ${queryOf(terms.typed)} as is_typed
          from fit left join search_page page on fit.kind = 'page' and page.u_id = fit.item_id),
        placed as (select ranked.*,
          row_number() over (partition by kind order by is_called desc, rank desc, title, item_id) as place from ranked),
        grouped as (select kind, bool_or(is_typed) as is_typed, bool_or(is_called) as is_called,
            json_agg(json_build_object('u_id', item_id, 'title', title, 'subtitle', subtitle, 'image', image,
              'path', path, 'written_in', coalesce(written_in, 'en'), 'other_version', other_version) order by place) filter (where place <= ${fixed(perKind)}) as results
          from placed group by kind)
        select json_build_object('data', coalesce((select json_agg(json_build_object('kind', kind, 'total', (select total from counts where counts.kind = grouped.kind),
            'results', results) order by
            is_called desc, (kind = ${kindNamedIn(understood.plain.split(' '))}) desc nulls last,
            (kind = 'page' and is_typed and ${terms.meant === ''}
              and not exists (select from grouped where kind = 'healer' and is_typed)) desc,
            array_position(${searchKinds}::text[], kind)) from grouped), '[]'),
          'helplines', ${beside.helplines}::boolean, 'dangers', ${JSON.stringify(beside.dangers)}::json, 'corrected', ${beside.corrected}::text)::text as answer`
      return (await answerOf(pool, answer)) ?? ''
    },
  }
}
