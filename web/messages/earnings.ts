import { earnings } from './en/earnings.ts'
import { addWords } from './index.ts'

addWords({ earnings })
