import { reels } from './en/reels.ts'
import { addWords } from './index.ts'

addWords({ reels })
