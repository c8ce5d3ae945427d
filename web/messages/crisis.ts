import { crisis } from './en/crisis.ts'
import { addWords } from './index.ts'

addWords({ crisis })
