export { type DeskModule, deskModule } from './module.ts'
