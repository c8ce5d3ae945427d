export { organizationSignOnModule } from './module.ts'
