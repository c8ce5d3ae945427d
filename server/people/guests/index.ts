export { type GuestsModule, guestsModule } from './module.ts'
