import './accounts.ts'
import { accountsStaff } from './en/accounts-staff.ts'
import { addWords } from './index.ts'

addWords({ 'accounts-staff': accountsStaff })
