import type { HomeModuleKind } from '@newyou/contract/home-module-kinds'
import { sql } from 'kysely'
import { type Fragment, fixed } from '../database/statement.ts'

/**
 * The SQL expressions of some sections of the home page. Each sees its row of `home_module` as `m` and the present
 * moment as `now.at`; null leaves the section out.
 */
export type HomeModules = Partial<Record<HomeModuleKind, Fragment>>

/** How many entries a section shows: as it is set, or else `usual`. */
export const countOf = (usual: number): Fragment =>
  sql`coalesce((m.settings ->> 'count')::integer, ${fixed(usual)})`

/** A section that shows what a select finds; no section when it finds nothing. */
export const listModule = (kind: HomeModuleKind, select: Fragment): Fragment =>
  sql`(select json_build_object('kind', ${fixed(kind)}, 'items', json_agg(i)) from (${select}) i having count(*) > 0)`
