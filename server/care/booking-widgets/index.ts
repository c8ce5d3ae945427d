export { bookingWidgetsModule } from './module.ts'
