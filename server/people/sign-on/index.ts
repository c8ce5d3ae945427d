export { signOnModule } from './module.ts'
