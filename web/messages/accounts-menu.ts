import { accountsMenu } from './en/accounts-menu.ts'
import { addWords } from './index.ts'

addWords({ 'accounts-menu': accountsMenu })
