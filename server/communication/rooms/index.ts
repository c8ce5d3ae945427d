export { liveKitOrigins } from './livekit-origins.ts'
export { roomsModule } from './module.ts'
