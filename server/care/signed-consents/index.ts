export { signedConsentsModule } from './module.ts'
