export { type Account, balances } from './accounts.ts'
export { createLedger, type Entry, type Ledger, type Posting } from './ledger.ts'
export { type LedgerModule, ledgerModule } from './module.ts'
export { createProof } from './proof.ts'
