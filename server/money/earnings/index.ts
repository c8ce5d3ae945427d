export { earningsModule } from './module.ts'
