import { wellbeing } from './en/wellbeing.ts'
import { addWords } from './index.ts'

addWords({ wellbeing })
