import { handovers } from './en/handovers.ts'
import { addWords } from './index.ts'

addWords({ handovers })
