import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createImportedBalances } from './imported-balances.ts'
import { createLedger } from './ledger.ts'
import { createProof } from './proof.ts'

/** The double-entry ledger, checked every night. */
export function ledgerModule(platform: Platform) {
  const { prove } = createProof(platform)
  return {
    ...createLedger(platform),
    importedBalances: createImportedBalances(platform),
    /** Checks the ledger now. */
    prove,
    schedules: [{ name: 'prove-ledger', cron: '40 20 * * *', run: prove }],
  } satisfies Module & Record<string, unknown>
}

export type LedgerModule = ReturnType<typeof ledgerModule>
