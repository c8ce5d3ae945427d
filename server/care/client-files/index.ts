export { clientFilesModule } from './module.ts'
export { createTakenAlong } from './taken-along.ts'
