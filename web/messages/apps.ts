import { apps } from './en/apps.ts'
import { addWords } from './index.ts'

addWords({ apps })
