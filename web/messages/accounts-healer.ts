import { accountsHealer } from './en/accounts-healer.ts'
import { addWords } from './index.ts'

addWords({ 'accounts-healer': accountsHealer })
