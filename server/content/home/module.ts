import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createHome } from './home.ts'
import { homeRoutes } from './routes.ts'
import { createHomeTexts } from './texts.ts'

/** The home page, from the sections of all the domains that have one. */
export function homeModule(platform: Platform, domains: readonly Module[]) {
  const home = createHome(
    platform,
    domains.flatMap(({ homeModules }) => homeModules ?? []),
  )
  return {
    ready: home.requireAll,
    routes: (http) => homeRoutes(http, { home, texts: createHomeTexts(platform) }),
  } satisfies Module
}
