import { passkeys } from './en/passkeys.ts'
import { addWords } from './index.ts'

addWords({ passkeys })
