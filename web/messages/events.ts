import { events } from './en/events.ts'
import { addWords } from './index.ts'

addWords({ events })
