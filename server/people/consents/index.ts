export { type ConsentsModule, consentsModule } from './module.ts'
export { pageViewOrigins } from './page-views.ts'
