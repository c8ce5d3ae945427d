export { healingSessionsModule } from './module.ts'
