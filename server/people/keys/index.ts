export { keysModule } from './module.ts'
