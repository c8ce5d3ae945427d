import { roomsObjections } from './en/rooms-objections.ts'
import { addWords } from './index.ts'

addWords({ 'rooms-objections': roomsObjections })
