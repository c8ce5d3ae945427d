import { type HomeModuleKind, homeModuleKinds } from '@newyou/contract/home-module-kinds'
import { sql } from 'kysely'
import { answerOf, type Fragment, fixed, json } from '../../platform/database/statement.ts'
import type { HomeModules } from '../../platform/pages/home-modules.ts'
import type { Platform } from '../../platform/platform.ts'
import { createRegistry } from '../../platform/registry.ts'

/**
 * The home page in one statement, from the sections that the domains wrote.
 * @throws Error when a kind has no section, or two
 */
export function createHome(
  { reads: { pool }, clock }: Pick<Platform, 'reads' | 'clock'>,
  sections: readonly HomeModules[],
) {
  const modules = createRegistry<HomeModuleKind, Fragment>('home modules', homeModuleKinds)
  for (const [kind, expression] of sections.flatMap((some) => Object.entries(some)))
    modules.register(kind as HomeModuleKind, expression) // the keys of HomeModules

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
    requireAll: modules.requireAll,
    /** The whole envelope in JSON. */
    async page() {
      return (await answerOf(pool, query(), 'home-page')) ?? ''
    },
  }
}

export type Home = ReturnType<typeof createHome>
