import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { listRoutes } from './routes.ts'

/** Lists that forms choose from: professions, languages, countries with their states and cities. */
export function listsModule({ db }: Platform) {
  return { routes: (http) => listRoutes(http, { db }) } satisfies Module
}
