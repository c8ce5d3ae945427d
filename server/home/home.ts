import type { HomeModuleKind } from '@newyou/contract/home'
import type { Pool } from 'pg'
import type { Clock } from '../platform/clock.ts'

/** How many things a module shows: as it is set, or as it is meant. For the SQL of modules, which sees its row as `m`. */
export const countOf = (meant: number) => `coalesce((m.settings ->> 'count')::integer, ${meant})`

/** The SQL of a module that shows what a select finds; no module when it finds nothing. */
export const listModule = (kind: HomeModuleKind, select: string) =>
  `(select json_build_object('kind', '${kind}', 'items', json_agg(i)) from (${select}) i having count(*) > 0)`

/**
 * The home page from its modules, in one statement. `modules` holds an SQL expression for each kind, written by the
 * domain whose things it shows; it sees its row as `m` and the present moment as `now.at`, and null leaves it out.
 */
export function createHome({
  pool,
  clock,
  modules,
}: {
  pool: Pool
  clock: Clock
  modules: Readonly<Record<HomeModuleKind, string>>
}) {
  const branches = Object.entries(modules).map(([kind, sql]) => `when '${kind}' then ${sql}`)
  const text = `select json_build_object('data', coalesce(json_agg(part order by position), '[]'))::text as answer
    from (select m.position, case m.kind ${branches.join(' ')} end as part
      from home_module m, (select $1::timestamptz as at) now where m.is_shown) parts
    where part is not null`
  return {
    /** The whole envelope in JSON. */
    async page() {
      const { rows } = await pool.query<{ answer: string }>({
        name: 'home-page',
        text,
        values: [clock.now()],
      })
      return rows[0]?.answer ?? ''
    },
  }
}

export type Home = ReturnType<typeof createHome>
