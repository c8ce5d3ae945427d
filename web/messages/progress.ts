import { progress } from './en/progress.ts'
import { addWords } from './index.ts'

addWords({ progress })
