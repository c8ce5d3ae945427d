export { forgetEntries } from './forgetting.ts'
export type { SearchModule } from './module.ts'
export { searchModule } from './module.ts'
