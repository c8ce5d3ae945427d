import type { HomeModule } from '../home/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { reelFileRoutes } from './files.ts'
import { createReels, reelHomeModules } from './reels.ts'
import { reelRoutes } from './routes.ts'

export function reelsModule(platform: Platform, { home }: { home: HomeModule }) {
  const reels = createReels(platform)
  home.register(reelHomeModules)
  return {
    routes(http) {
      reelRoutes(http, { reels })
      reelFileRoutes(http, platform)
    },
    publicPages: reels.publicPages,
  } satisfies Module
}
