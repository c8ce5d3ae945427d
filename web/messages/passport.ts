import { passport } from './en/passport.ts'
import { addWords } from './index.ts'

addWords({ passport })
