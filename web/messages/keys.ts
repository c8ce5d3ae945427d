import { keys } from './en/keys.ts'
import { addWords } from './index.ts'

addWords({ keys })
