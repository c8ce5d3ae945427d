export { type Audit, differences } from './audit.ts'
export { auditModule } from './module.ts'
