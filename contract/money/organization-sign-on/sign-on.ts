import { z } from 'zod'
import { endpoint, instant } from '../../endpoint.ts'
import { device, deviceId, email } from '../../people/accounts/fields.ts'
import { sessionRecord } from '../../people/accounts/sign-in.ts'
import { providerAnswer } from '../../people/sign-on/sign-on.ts'
import { organizationId } from '../organizations/organizations.ts'
import { emailDomains, providerFields, trialOutcomes } from './fields.ts'

const params = z.object({ organizationId })
const people = ['admin'] as const

const desk = z.object({
  organization_id: organizationId,
  /** The address that is registered at the provider. */
  redirect_address: z.string(),
  /** How many members log in by it. */
  connected: z.int(),
  /** Null where none is set. The secret is never shown again. */
  provider: z
    .object({
      issuer: z.string(),
      client_id: z.string(),
      email_domains: z.array(z.string()),
      is_on: z.boolean(),
      updated_at: instant,
    })
    .nullable(),
})
export type SignOnDesk = z.output<typeof desk>

const connection = z.object({ organization_id: organizationId, name: z.string(), connected_at: instant })

/** What the provider proved, for the same browser and half an hour. */
const ticket = z.string().max(2000)
const finished = z.discriminatedUnion('outcome', [
  sessionRecord.extend({ outcome: z.literal('logged-in') }),
  z.object({ outcome: z.literal('has-account'), ticket, contact: z.string() }),
  z.object({
    outcome: z.literal('new'),
    ticket,
    contact: z.string(),
    /** Opens an account with this e-mail, as an OTP to it does. */
    verification_token: z.string(),
  }),
])
export type FinishedSignOn = z.output<typeof finished>

/** Members of an organisation log in by its provider (OpenID Connect), where it has one. */
export const organizationSignOn = {
  'GET /api/website/organization-sign-on': endpoint({
    summary: 'Get whether members of any organisation log in by a provider of their own',
    who: 'any',
    data: z.object({ is_offered: z.boolean() }),
  }),
  'GET /api/website/organization-sign-on/{organizationId}': endpoint({
    summary: 'Get the name of an organisation whose members log in by its provider',
    who: 'any',
    params,
    data: z.object({ organization_id: organizationId, name: z.string() }),
  }),
  'POST /api/website/organization-sign-on-start': endpoint({
    summary: 'Start a log-in by the provider of an organisation, named by its ID or by an e-mail address',
    who: 'any',
    body: z.strictObject({
      device_id: deviceId,
      organization_id: organizationId.optional(),
      email: email.optional(),
    }),
    data: z.object({ address: z.string() }),
    errors: ['noOrganizationHere', 'signOnFailed'],
  }),
  'POST /api/website/organization-sign-on/{organizationId}': endpoint({
    summary:
      'Log in by what the provider sent back to the browser that started it. The first time it returns a ticket, which connects an account after a log-in with an OTP or a registration',
    who: 'any',
    params,
    body: z.strictObject({ ...providerAnswer, ...device }),
    data: finished,
    errors: ['signOnFailed', 'signOnNotClient'],
  }),
  'POST /api/website/organization-sign-on/{organizationId}/connect': endpoint({
    summary: 'Connect my account with my log-in at the organisation, and become its member',
    who: 'client',
    params,
    body: z.strictObject({ ticket }),
    data: connection,
    errors: [
      'signOnTicketOver',
      'signOnNotClient',
      'signOnOtherAccount',
      'signOnLinked',
      'memberElsewhere',
      'noSeatsLeft',
      'membershipRemoved',
    ],
  }),
  'GET /api/website/my-organization-sign-on': endpoint({
    summary: 'Get the organisation by whose provider I log in; null where there is none',
    who: 'client',
    data: connection.nullable(),
  }),
  'DELETE /api/website/my-organization-sign-on': endpoint({
    summary: 'Stop logging in by the provider of my organisation; I stay its member',
    who: 'client',
    data: z.object({}),
  }),
  'GET /api/staff/organization-sign-on/{organizationId}': endpoint({
    summary: 'Get the provider by which members of an organisation log in',
    who: people,
    params,
    data: desk,
  }),
  'PUT /api/staff/organization-sign-on/{organizationId}': endpoint({
    summary: 'Set the provider of an organisation. It is asked before it is turned on',
    who: people,
    params,
    body: z.strictObject({ ...providerFields, email_domains: emailDomains, is_on: z.boolean() }),
    data: desk,
    errors: ['stepUpRequired'],
  }),
  'DELETE /api/staff/organization-sign-on/{organizationId}': endpoint({
    summary: 'Remove the provider of an organisation; its members keep their accounts and log in with an OTP',
    who: people,
    params,
    data: desk,
    errors: ['stepUpRequired'],
  }),
  'POST /api/staff/organization-sign-on/{organizationId}/try': endpoint({
    summary: 'Ask a provider, with these settings, whether members could log in by it',
    who: people,
    params,
    body: z.strictObject(providerFields),
    data: z.object({ outcome: z.enum(trialOutcomes) }),
  }),
}
