import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { email, personName } from '../../people/accounts/fields.ts'
import { messageLanguage } from '../../people/accounts/registration.ts'

/** An invitation can be followed for so long. */
export const healerInvitationDays = 30

const invited = z.object({ first_name: z.string(), last_name: z.string(), email: z.string() })

const invitation = invited.extend({
  u_id: uId,
  message_language: messageLanguage,
  sent_at: instant,
  expires_at: instant,
  has_expired: z.boolean(),
})
export type HealerInvitation = z.output<typeof invitation>

/** The token of the link in an invitation. */
export const invitationToken = z.string().max(64)

/** The practice invites a healer, who then registers and is verified like any other. */
export const healerInvitationCalls = {
  'GET /api/website/healer-invitation/{token}': endpoint({
    summary: 'Get whom an invitation to register as a healer is for, by the token of its link',
    who: 'any',
    params: z.object({ token: invitationToken }),
    data: invited,
    errors: ['notFound'],
  }),
  'GET /api/staff/healer-invitations': endpoint({
    summary: 'List the people who are invited as healers and have not registered, the latest first',
    who: ['admin'],
    data: z.array(invitation),
  }),
  'POST /api/staff/healer-invitations': endpoint({
    summary: 'Invite a healer by e-mail. An earlier invitation of the same address is replaced',
    who: ['admin'],
    body: z.strictObject({
      first_name: personName,
      last_name: personName,
      email,
      message_language: messageLanguage,
    }),
    data: invitation,
    created: true,
  }),
  'DELETE /api/staff/healer-invitations/{id}': endpoint({
    summary: 'Withdraw an invitation: its link then opens an empty registration',
    who: ['admin'],
    params: z.object({ id: uId }),
    data: z.null(),
    errors: ['notFound'],
  }),
}
