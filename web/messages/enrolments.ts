import { enrolments } from './en/enrolments.ts'
import { addWords } from './index.ts'

addWords({ enrolments })
