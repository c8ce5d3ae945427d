import { healersDetail } from './en/healers-detail.ts'
import { addWords } from './index.ts'

addWords({ 'healers-detail': healersDetail })
