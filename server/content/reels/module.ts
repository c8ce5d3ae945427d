import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { reelFileRoutes } from './files.ts'
import { createReels, reelHomeModules } from './reels.ts'
import { reelRoutes } from './routes.ts'

export function reelsModule(platform: Platform) {
  const reels = createReels(platform)
  return {
    routes(http) {
      reelRoutes(http, { reels })
      reelFileRoutes(http, platform)
    },
    homeModules: reelHomeModules,
    publicPages: reels.publicPages,
  } satisfies Module
}
