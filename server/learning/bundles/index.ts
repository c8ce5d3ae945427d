export { type BundlesModule, bundlesModule } from './module.ts'
