export { type PrivacyModule, privacyModule } from './module.ts'
export { pageViewOrigins } from './page-views.ts'
