export type { Categories } from './categories.ts'
export { requireOffered } from './hidden.ts'
export { categoriesModule } from './module.ts'
