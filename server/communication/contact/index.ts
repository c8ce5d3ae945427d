export { contactModule } from './module.ts'
