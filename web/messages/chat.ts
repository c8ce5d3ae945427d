import { chat } from './en/chat.ts'
import { addWords } from './index.ts'

addWords({ chat })
