import { purchases } from './en/purchases.ts'
import { addWords } from './index.ts'

addWords({ purchases })
