import { help } from './en/help.ts'
import { addWords } from './index.ts'

addWords({ help })
