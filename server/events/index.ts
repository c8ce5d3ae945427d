export { createEvents } from './events.ts'
