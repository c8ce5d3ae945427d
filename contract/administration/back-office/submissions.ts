import { z } from 'zod'
import {
  type SubmissionState,
  submission,
  submissionKinds,
  submissionStates,
  submissionVersion,
} from '../../content/submissions.ts'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'

const who = ['editor', 'admin'] as const
const params = z.object({ submissionId: uId })

/** The states that staff can see; drafts are private to the healer. */
export const seenStates = ['sent', 'accepted', 'refused'] as const satisfies readonly SubmissionState[]

const healer = z.object({ u_id: uId, full_name: z.string() })
const row = z.object({
  u_id: uId,
  kind: z.enum(submissionKinds),
  state: z.enum(submissionStates),
  title: z.string(),
  healer_name: z.string(),
  sent_at: instant.nullable(),
  decided_at: instant.nullable(),
})
export type SubmissionRow = z.output<typeof row>

const shown = z.object({ u_id: uId, submission, healer, title: z.string(), decided_by: z.string() })
export type SubmissionFile = z.output<typeof shown>

export const submissionDesk = {
  'GET /api/staff/submissions': endpoint({
    summary: 'List proposals of healers, longest waiting first',
    who,
    query: z.strictObject({
      ...paging(25),
      kind: z.enum(submissionKinds).optional(),
      state: z.enum(seenStates).optional(),
    }),
    data: z.array(row),
    list: true,
  }),
  'GET /api/staff/submissions/{submissionId}': endpoint({
    summary: 'Get one proposal in full',
    who,
    params,
    data: shown,
  }),
  'POST /api/staff/submissions/{submissionId}/accept': endpoint({
    summary: 'Publish a proposed event or reel; an article becomes a draft, which staff edit and publish',
    who,
    params,
    body: z.strictObject({ version: submissionVersion }),
    data: shown,
    errors: ['changedMeanwhile', 'notNow'],
  }),
  'POST /api/staff/submissions/{submissionId}/refuse': endpoint({
    summary: 'Reject a proposal with a reason for the healer',
    who,
    params,
    body: z.strictObject({
      version: submissionVersion,
      reason: z.string().trim().min(1, { error: 'This field is required' }).max(600),
    }),
    data: shown,
    errors: ['changedMeanwhile', 'notNow'],
  }),
}
