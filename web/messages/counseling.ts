import { counseling } from './en/counseling.ts'
import { addWords } from './index.ts'

addWords({ counseling })
