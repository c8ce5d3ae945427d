export { backOfficeModule } from './module.ts'
