import { accountsConfirm } from './en/accounts-confirm.ts'
import { addWords } from './index.ts'

addWords({ 'accounts-confirm': accountsConfirm })
