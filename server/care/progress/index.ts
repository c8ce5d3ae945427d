export { progressModule } from './module.ts'
export { goalsOfClient } from './of-client.ts'
export { goalsOf, measuresOf } from './taken-along.ts'
