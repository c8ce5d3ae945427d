export { webhooksModule } from './module.ts'
