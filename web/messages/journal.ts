import { journal } from './en/journal.ts'
import { addWords } from './index.ts'

addWords({ journal })
