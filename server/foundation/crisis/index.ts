export type { Crisis } from './crisis.ts'
export { crisisModule } from './module.ts'
