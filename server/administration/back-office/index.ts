export { stepsOf } from './appointment-steps.ts'
export { backOfficeModule } from './module.ts'
