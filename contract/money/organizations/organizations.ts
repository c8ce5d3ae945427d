import { z } from 'zod'
import { endpoint, instant, paging, paise, uId } from '../../endpoint.ts'

export const organizationKinds = ['employer', 'school', 'other'] as const
/** Totals are shown only for groups of at least this many people, so that they reveal nothing about one person. */
export const minGroup = 10
/** And only where at least this many of them used it. */
export const minUsers = 5
/** Numbers of sessions are rounded to this. */
export const sessionStep = 10
export const invitationDays = { least: 1, most: 90, usual: 30 } as const
/** Limits of a table of e-mail addresses. */
export const invitationTable = { maxRows: 10_000, maxBytes: 1024 * 1024 } as const

export const organizationId = z.string().regex(/^[A-Z0-9-]{3,20}$/)

const membership = z.object({
  organization_id: organizationId,
  name: z.string(),
  joined_at: instant,
  /** The allowance of one member per calendar month, and what is left of it. */
  monthly_paise: paise,
  left_paise: paise,
})
export type Membership = z.output<typeof membership>

const mine = z.object({
  membership: membership.nullable(),
  /** Organisations that I manage. */
  manages: z.array(z.object({ organization_id: organizationId, name: z.string() })),
})
export type MyOrganization = z.output<typeof mine>

const offered = z.object({
  organization_id: organizationId,
  name: z.string(),
  kind: z.enum(organizationKinds),
  monthly_paise: paise,
  expires_at: instant,
})
export type OfferedMembership = z.output<typeof offered>

const month = z.object({
  /** YYYY-MM, in the time zone of India. */
  month: z.string(),
  /** Null if fewer than ten people were members for the whole month, or too few of them used it. */
  totals: z
    .object({
      members: z.int(),
      sessions: z.int().meta({ description: 'Rounded to ten' }),
      used_paise: paise.meta({ description: 'Rounded to `rounded_to_paise`' }),
      rounded_to_paise: paise,
    })
    .nullable()
    .meta({
      description:
        'Null if fewer than ten people were members for the whole month, or too few of them used it: five, and in some months a few more',
    }),
})

const managed = z.object({
  organization_id: organizationId,
  name: z.string(),
  seats: z.int(),
  members: z.int(),
  monthly_paise: paise,
  /** Closed months, latest first. */
  months: z.array(month),
})
export type ManagedOrganization = z.output<typeof managed>

const member = z.object({ u_id: uId, name: z.string(), joined_at: instant })
export type OrganizationMember = z.output<typeof member>

export const invitationStates = ['open', 'used', 'expired', 'withdrawn'] as const
const invitation = z.object({
  u_id: uId,
  /** Empty for an invitation link that the organisation shares itself. */
  email: z.string(),
  link: z.string(),
  seats: z.int(),
  uses: z.int(),
  state: z.enum(invitationStates),
  created_at: instant,
  expires_at: instant,
})
export type OrganizationInvitation = z.output<typeof invitation>

/** Outcomes of a row of invitations. */
export const rowOutcomes = ['invited', 'invited-before', 'twice', 'no-address', 'no-seat'] as const
const row = z.object({ row: z.int(), text: z.string(), outcome: z.enum(rowOutcomes) })
export type InvitedRow = z.output<typeof row>

const code = z.object({ code: z.string().max(64) })
const params = z.object({ organizationId })

export const organizations = {
  'GET /api/website/my-organization': endpoint({
    summary: 'Get the organisation that I belong to, and those that I manage',
    who: 'client',
    data: mine,
  }),
  'POST /api/website/my-organization/leave': endpoint({
    summary: 'Leave my organisation; booked appointments stay',
    who: 'client',
    data: z.object({}),
    errors: ['notNow'],
  }),
  'GET /api/website/organization-invitation/{code}': endpoint({
    summary: 'Get the organisation that an invitation code belongs to',
    who: 'any',
    params: code,
    data: offered,
    errors: ['invitationClosed'],
  }),
  'POST /api/website/organization-invitation/{code}/accept': endpoint({
    summary: 'Accept an invitation and become a member',
    who: 'client',
    params: code,
    data: membership,
    errors: ['invitationClosed', 'memberElsewhere', 'noSeatsLeft', 'membershipRemoved'],
  }),
  'GET /api/website/managed-organization/{organizationId}': endpoint({
    summary:
      'Get an organisation that I manage: seats, and rounded totals of closed months for groups of at least ten',
    who: 'client',
    params,
    data: managed,
  }),
  'GET /api/website/managed-organization/{organizationId}/member': endpoint({
    summary: 'List its members, latest first',
    who: 'client',
    params,
    query: z.strictObject(paging(25)),
    data: z.array(member),
    list: true,
  }),
  'DELETE /api/website/managed-organization/{organizationId}/member/{memberId}': endpoint({
    summary: 'End a membership; the member’s booked appointments stay',
    who: 'client',
    params: params.extend({ memberId: uId }),
    data: z.object({ u_id: uId }),
  }),
  'GET /api/website/managed-organization/{organizationId}/invitation': endpoint({
    summary: 'List its invitations, latest first',
    who: 'client',
    params,
    query: z.strictObject({ ...paging(25), state: z.enum(invitationStates).optional() }),
    data: z.array(invitation),
    list: true,
  }),
  'POST /api/website/managed-organization/{organizationId}/invitation': endpoint({
    summary: 'Create an invitation link for a number of people',
    who: 'client',
    params,
    body: z.strictObject({
      seats: z
        .int({ error: 'Please enter a number' })
        .min(1, { error: 'Please enter a number' })
        .max(100_000),
      days: z.int().min(invitationDays.least).max(invitationDays.most).default(invitationDays.usual),
    }),
    data: invitation,
    created: true,
    errors: ['noSeatsLeft'],
  }),
  'POST /api/website/managed-organization/{organizationId}/invitation-table': endpoint({
    summary:
      'Invite the e-mail addresses of a CSV table, sent as the file `table` of a form; returns the outcome of each row',
    who: 'client',
    params,
    body: z.strictObject({ table: z.string().meta({ format: 'binary' }).optional() }),
    data: z.object({
      invited: z.int(),
      rows: z.array(row),
      /** The same as a CSV table, with formulas made harmless. */
      report: z.string(),
    }),
    errors: ['fileRefused'],
  }),
  'DELETE /api/website/managed-organization/{organizationId}/invitation/{invitationId}': endpoint({
    summary: 'Withdraw an invitation; members who joined with it stay',
    who: 'client',
    params: params.extend({ invitationId: uId }),
    data: z.object({ u_id: uId }),
    errors: ['notNow'],
  }),
}
