export { inquiriesModule } from './module.ts'
