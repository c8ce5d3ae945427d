import { type HomeModuleKind, homeModuleKinds } from '@newyou/contract/home'
import { sql } from 'kysely'
import { answerOf, type Fragment, fixed, json } from '../platform/database/statement.ts'
import type { Platform } from '../platform/platform.ts'
import { createRegistry } from '../platform/registry.ts'

/** How many entries a module shows: as it is set, or else `usual`. For the SQL of modules, which sees its row as `m`. */
export const countOf = (usual: number): Fragment =>
  sql`coalesce((m.settings ->> 'count')::integer, ${fixed(usual)})`

/** The SQL of a module that shows what a select finds; no module when it finds nothing. */
export const listModule = (kind: HomeModuleKind, select: Fragment): Fragment =>
  sql`(select json_build_object('kind', ${fixed(kind)}, 'items', json_agg(i)) from (${select}) i having count(*) > 0)`

/** The SQL expressions of some kinds of modules, written by the domain whose content they show. */
export type HomeModules = Partial<Record<HomeModuleKind, Fragment>>

/**
 * The home page from its modules, in one statement. Each kind has an SQL expression that sees its row as `m` and the
 * present moment as `now.at`; null leaves the module out.
 */
export function createHome({ pool, clock }: Pick<Platform, 'pool' | 'clock'>) {
  const modules = createRegistry<HomeModuleKind, Fragment>('home modules', homeModuleKinds)

  function query() {
    const branches = modules
      .entries()
      .map(([kind, expression]) => sql`when ${fixed(kind)} then ${expression}`)
    // Without the offset each part would be made twice, once to see whether it is there.
    return json`select json_build_object('data', coalesce(json_agg(part order by position), '[]'))::text as answer
      from (select m.position, case m.kind ${sql.join([...branches], sql` `)} end as part
        from home_module m, (select ${clock.now()}::timestamptz as at) now where m.is_shown offset 0) parts
      where part is not null`
  }

  return {
    register(expressions: HomeModules) {
      for (const [kind, expression] of Object.entries(expressions))
        modules.register(kind as HomeModuleKind, expression) // the keys of HomeModules
    },
    demandAll: modules.demandAll,
    /** The whole envelope in JSON. */
    async page() {
      return (await answerOf(pool, query(), 'home-page')) ?? ''
    },
  }
}

export type Home = ReturnType<typeof createHome>
