import { roomsAudience } from './en/rooms-audience.ts'
import { addWords } from './index.ts'

addWords({ 'rooms-audience': roomsAudience })
