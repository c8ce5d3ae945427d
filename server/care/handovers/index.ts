export { handoversModule } from './module.ts'
