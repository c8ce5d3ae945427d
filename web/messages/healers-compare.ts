import { healersCompare } from './en/healers-compare.ts'
import { addWords } from './index.ts'

addWords({ 'healers-compare': healersCompare })
