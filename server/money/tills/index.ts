export { tillsModule } from './module.ts'
