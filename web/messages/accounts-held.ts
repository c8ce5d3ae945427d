import { accountsHeld } from './en/accounts-held.ts'
import { addWords } from './index.ts'

addWords({ 'accounts-held': accountsHeld })
