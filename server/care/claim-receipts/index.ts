export { claimReceiptsModule } from './module.ts'
