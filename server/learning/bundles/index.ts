export { bundlesModule } from './module.ts'
