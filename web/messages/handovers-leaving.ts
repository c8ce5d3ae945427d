import { handoversLeaving } from './en/handovers-leaving.ts'
import { addWords } from './index.ts'

addWords({ 'handovers-leaving': handoversLeaving })
