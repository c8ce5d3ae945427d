import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { createHome } from './home.ts'
import { homeRoutes } from './routes.ts'

/** The home page. Domains register the modules that show their content. */
export function homeModule(platform: Platform) {
  const home = createHome(platform)
  return {
    register: home.register,
    ready: home.demandAll,
    routes: (http) => homeRoutes(http, { home }),
  } satisfies Module & Pick<typeof home, 'register'>
}

export type HomeModule = ReturnType<typeof homeModule>
