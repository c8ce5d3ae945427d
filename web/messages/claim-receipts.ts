import { claimReceipts } from './en/claim-receipts.ts'
import { addWords } from './index.ts'

addWords({ 'claim-receipts': claimReceipts })
