import { organizations } from './en/organizations.ts'
import { addWords } from './index.ts'

addWords({ organizations })
