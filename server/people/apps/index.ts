export { appsModule } from './module.ts'
