import { roomsDevices } from './en/rooms-devices.ts'
import { addWords } from './index.ts'

addWords({ 'rooms-devices': roomsDevices })
