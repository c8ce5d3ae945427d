export { homeModule } from './module.ts'
