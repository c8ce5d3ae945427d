import { policy } from './en/policy.ts'
import { addWords } from './index.ts'

addWords({ policy })
