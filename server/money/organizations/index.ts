export type { AllowanceOf } from './allowances.ts'
export { organizationsModule } from './module.ts'
