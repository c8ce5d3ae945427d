import { healingSessions } from './en/healing-sessions.ts'
import { addWords } from './index.ts'

addWords({ 'healing-sessions': healingSessions })
