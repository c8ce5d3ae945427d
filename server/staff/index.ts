export { type Audit, differences } from './audit.ts'
export { type StaffModule, staffModule } from './module.ts'
export type { StepUp } from './step-up.ts'
