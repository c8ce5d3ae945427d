import { roomsPhone } from './en/rooms-phone.ts'
import { addWords } from './index.ts'

addWords({ 'rooms-phone': roomsPhone })
