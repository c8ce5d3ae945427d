import { accountsProfile } from './en/accounts-profile.ts'
import { addWords } from './index.ts'

addWords({ 'accounts-profile': accountsProfile })
