import { roomsAfter } from './en/rooms-after.ts'
import { addWords } from './index.ts'

addWords({ 'rooms-after': roomsAfter })
