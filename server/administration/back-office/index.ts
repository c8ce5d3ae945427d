export { stepsOf } from './appointment-steps.ts'
export type { Approvals } from './approvals.ts'
export { backOfficeModule } from './module.ts'
