import { guests } from './en/guests.ts'
import { addWords } from './index.ts'

addWords({ guests })
