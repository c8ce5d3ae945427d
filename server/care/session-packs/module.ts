import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createImportedPacks } from './imported-packs.ts'
import { sessionPackRoutes } from './routes.ts'
import { createSessionPacks } from './session-packs.ts'

/** Sessions with one healer that are paid for in advance. */
export function sessionPacksModule(platform: Platform) {
  const sessionPacks = createSessionPacks(platform)
  return {
    ...sessionPacks,
    imported: createImportedPacks(platform),
    routes: (http) => sessionPackRoutes(http, { sessionPacks }),
  } satisfies Module & Record<string, unknown>
}
export type SessionPacksModule = ReturnType<typeof sessionPacksModule>
