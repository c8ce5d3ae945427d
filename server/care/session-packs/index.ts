export type { ImportedPacks } from './imported-packs.ts'
export { type SessionPacksModule, sessionPacksModule } from './module.ts'
export type { SessionPacks } from './session-packs.ts'
