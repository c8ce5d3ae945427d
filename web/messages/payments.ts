import { payments } from './en/payments.ts'
import { addWords } from './index.ts'

addWords({ payments })
