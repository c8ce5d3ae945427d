export { type DependantsModule, dependantsModule } from './module.ts'
