export { sessionPacksModule } from './module.ts'
export type { SessionPacks } from './session-packs.ts'
