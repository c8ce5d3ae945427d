import { intake } from './en/intake.ts'
import { addWords } from './index.ts'

addWords({ intake })
