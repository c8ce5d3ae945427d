export { answersOf } from './handed-over.ts'
export { intakeModule } from './module.ts'
