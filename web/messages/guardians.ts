import { guardians } from './en/guardians.ts'
import { addWords } from './index.ts'

addWords({ guardians })
