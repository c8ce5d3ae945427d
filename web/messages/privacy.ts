import { privacy } from './en/privacy.ts'
import { addWords } from './index.ts'

addWords({ privacy })
