export { type PrivacyModule, privacyModule } from './module.ts'
