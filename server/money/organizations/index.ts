export type { AllowanceOf } from './allowances.ts'
export { type Organizations, organizationsModule } from './module.ts'
