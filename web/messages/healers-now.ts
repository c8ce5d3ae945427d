import { healersNow } from './en/healers-now.ts'
import { addWords } from './index.ts'

addWords({ 'healers-now': healersNow })
