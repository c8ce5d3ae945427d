import { healers } from './en/healers.ts'
import { addWords } from './index.ts'

addWords({ healers })
