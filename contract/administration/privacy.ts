import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../endpoint.ts'
import { grievanceMax } from '../vocabulary.ts'

/** Days in which logging in cancels a deletion. */
export const deletionGraceDays = 14
/** How long a copy of one's data can be downloaded. */
export const exportHours = 24
/** The most copies of one person's data in a week. */
export const exportsWeekly = 3

/** Kinds of records whose views by staff are listed. */
export const lookedAtKinds = [
  'ticket',
  'order',
  'appointment',
  'objection',
  'referral',
  'follow-up',
  'account',
  'handover-notes',
  'handover-plan',
  'handover-intake',
  'handover-results',
  'handover-files',
  'departure-record',
  'health-passport',
] as const

const look = z.object({
  at: instant,
  kind: z.enum(lookedAtKinds),
  /** Its name, such as the number of a ticket or the title of an order. */
  title: z.string(),
  is_change: z.boolean(),
})
export type Look = z.output<typeof look>

export const dataExport = z.object({
  u_id: uId,
  state: z.enum(['waiting', 'ready', 'failed', 'expired']),
  /** 0 to 100. */
  percent: z.int(),
  bytes: z.int().nullable(),
  requested_at: instant,
  expires_at: instant,
})
export type DataExport = z.output<typeof dataExport>

export const deletionBlockers = ['appointments', 'events', 'orders', 'other-roles'] as const
export type DeletionBlocker = (typeof deletionBlockers)[number]

export const deletionOutlook = z.object({
  /** Items to be completed or cancelled first. */
  blockers: z.array(z.enum(deletionBlockers)),
  wallet_paise: z.int(),
  life_points: z.int(),
  grace_days: z.int(),
})
export type DeletionOutlook = z.output<typeof deletionOutlook>

export const accountDeletion = z.object({
  u_id: uId,
  state: z.enum(['waiting', 'cancelled', 'done']),
  asked_at: instant,
  due_at: instant,
  closed_at: instant.nullable(),
  proof: z.object({ deleted: z.int(), emptied: z.int(), kept: z.int() }).nullable(),
})
export type AccountDeletion = z.output<typeof accountDeletion>

const grievanceRow = z.object({
  ticket_u_id: uId,
  number: z.int(),
  created_at: instant,
  due_at: instant,
  answered_at: instant.nullable(),
})
export type Grievance = z.output<typeof grievanceRow>

export const privacy = {
  'GET /api/website/data-access': endpoint({
    summary: 'List when staff viewed or changed my records, latest first',
    who: 'client',
    query: z.strictObject(paging(12)),
    data: z.array(look),
    list: true,
  }),
  'GET /api/website/data-export': endpoint({
    summary: 'Get the copy of my data that is being prepared or can be downloaded',
    who: 'client',
    data: dataExport.nullable(),
  }),
  'POST /api/website/data-export': endpoint({
    summary: 'Request a copy of my data; an existing one is returned',
    who: 'client',
    data: dataExport,
    created: true,
  }),
  'GET /api/website/data-export/{exportId}/address': endpoint({
    summary: 'Get the download address of my copy, a ZIP file; valid for a few minutes',
    who: 'client',
    params: z.object({ exportId: uId }),
    data: z.object({ address: z.string() }),
    errors: ['notNow'],
  }),
  'GET /api/website/account-deletion': endpoint({
    summary: 'Get what prevents deleting my account, and what would be lost',
    who: 'client',
    data: deletionOutlook,
  }),
  'POST /api/website/account-deletion': endpoint({
    summary:
      'Delete my account after the grace period. All devices are logged out; logging in cancels the deletion',
    who: 'client',
    body: z.strictObject({
      /** Confirms that the wallet balance and life points will be lost. */
      gives_up_balance: z.boolean(),
    }),
    data: accountDeletion,
    created: true,
    errors: ['deletionBlocked', 'balanceLeft'],
  }),
  'GET /api/website/account-deletion/{deletionId}': endpoint({
    summary:
      'Get the progress of a deletion and its proof, by the id that was returned when it was requested',
    who: 'any',
    params: z.object({ deletionId: uId }),
    data: accountDeletion,
  }),
  'GET /api/website/grievance': endpoint({
    summary: 'Get the grievance officer, the days for an answer, and my complaints',
    who: 'client',
    data: z.array(grievanceRow),
    beside: z.object({ officer: z.object({ name: z.string(), email: z.string(), days: z.int() }) }),
  }),
  'POST /api/website/grievance': endpoint({
    summary: 'Complain about how my data is handled; opens a ticket with a due date',
    who: 'client',
    body: z.strictObject({
      description: z.string().trim().min(1, { error: 'This field is required' }).max(grievanceMax),
    }),
    data: grievanceRow,
    created: true,
  }),
}
