import { practice } from './en/practice.ts'
import { addWords } from './index.ts'

addWords({ practice })
