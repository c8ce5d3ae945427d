import { accounts } from './en/accounts.ts'
import { addWords } from './index.ts'

addWords({ accounts })
