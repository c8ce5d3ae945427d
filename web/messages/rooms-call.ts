import { roomsCall } from './en/rooms-call.ts'
import { addWords } from './index.ts'

addWords({ 'rooms-call': roomsCall })
