import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { searchRoutes } from './routes.ts'
import { createSearch } from './search.ts'

export function searchModule(platform: Platform) {
  const search = createSearch(platform)
  return { routes: (http) => searchRoutes(http, search) } satisfies Module
}
