import { support } from './en/support.ts'
import { addWords } from './index.ts'

addWords({ support })
