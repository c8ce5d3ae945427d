export { progressModule } from './module.ts'
