export { liveKitOrigins } from './livekit-origins.ts'
export { type RoomsModule, roomsModule } from './module.ts'
