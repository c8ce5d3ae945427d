export { clientFilesModule } from './module.ts'
export { summariesOfClient } from './of-client.ts'
export { createTakenAlong } from './taken-along.ts'
