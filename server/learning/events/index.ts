export { type EventsModule, eventsModule } from './module.ts'
export { addSpeakers } from './speakers.ts'
