import { roomsRecording } from './en/rooms-recording.ts'
import { addWords } from './index.ts'

addWords({ 'rooms-recording': roomsRecording })
