import { submissions } from './en/submissions.ts'
import { addWords } from './index.ts'

addWords({ submissions })
