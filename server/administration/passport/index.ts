export { passportModule } from './module.ts'
