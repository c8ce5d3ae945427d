import { moderation } from './en/moderation.ts'
import { addWords } from './index.ts'

addWords({ moderation })
