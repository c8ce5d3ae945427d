import { dependants } from './en/dependants.ts'
import { addWords } from './index.ts'

addWords({ dependants })
