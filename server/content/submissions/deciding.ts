import type { SubmissionState } from '@newyou/contract/content/submissions'
import type { Trx } from '../../platform/database/database.ts'

interface Decision {
  by: string
  at: Date
  state: SubmissionState
  reason: string
  /** The columns that name what was made of it. */
  made: Record<string, string | null>
}

/** Writes what staff decided of a proposal, which the caller has locked. */
export const decideSubmission = (trx: Trx, submissionId: string, { by, at, state, reason, made }: Decision) =>
  trx
    .updateTable('healer_submission')
    .set((column) => ({
      ...made,
      state,
      reason,
      decided_at: at,
      decided_by: by,
      revision: column('revision', '+', 1),
      updated_at: at,
    }))
    .where('u_id', '=', submissionId)
    .execute()
