export { reelsModule } from './module.ts'
