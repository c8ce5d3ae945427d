export { type EventsModule, eventsModule } from './module.ts'
