export type { Brands } from './brands.ts'
export { brandModule } from './module.ts'
