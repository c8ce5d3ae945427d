import { inquiries } from './en/inquiries.ts'
import { addWords } from './index.ts'

addWords({ inquiries })
