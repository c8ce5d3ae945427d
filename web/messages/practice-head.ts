import { practiceHead } from './en/practice-head.ts'
import { addWords } from './index.ts'

addWords({ 'practice-head': practiceHead })
