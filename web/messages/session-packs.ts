import { sessionPacks } from './en/session-packs.ts'
import { addWords } from './index.ts'

addWords({ 'session-packs': sessionPacks })
