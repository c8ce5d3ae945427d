export { progressModule } from './module.ts'
export { goalsOf, measuresOf } from './taken-along.ts'
