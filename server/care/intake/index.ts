export { intakeModule } from './module.ts'
