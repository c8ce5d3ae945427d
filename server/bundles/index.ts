export { bundlesModule } from './module.ts'
export type { SessionPacks } from './session-packs.ts'
