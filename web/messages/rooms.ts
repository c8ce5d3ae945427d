import { rooms } from './en/rooms.ts'
import { addWords } from './index.ts'

addWords({ rooms })
