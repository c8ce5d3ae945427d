import type { Trx } from '../../platform/database/database.ts'

/** A colleague who changes something of a healer because the healer asked for it, in the transaction of the change. */
export interface OnBehalf<Before, After = Before> {
  /** What stands is what the colleague saw. @throws DomainError changedMeanwhile */
  look?: (before: Before) => void
  /** Writes the trail, and tells the healer. */
  note: (trx: Trx, before: Before, after: After) => Promise<void>
}
