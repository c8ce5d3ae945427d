export { type SupportModule, supportModule } from './module.ts'
