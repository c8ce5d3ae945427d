export { practiceArchiveModule } from './module.ts'
