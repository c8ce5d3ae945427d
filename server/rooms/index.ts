export { roomsModule } from './module.ts'
