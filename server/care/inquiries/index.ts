export { tellOfReply } from './mine.ts'
export { inquiriesModule } from './module.ts'
