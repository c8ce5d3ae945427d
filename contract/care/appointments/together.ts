import { z } from 'zod'
import { endpoint, instant, paise, uId } from '../../endpoint.ts'
import { email, mobile } from '../../people/accounts/fields.ts'
import { accountMessages } from '../../people/accounts/messages.ts'
import { descriptionMax } from '../../vocabulary.ts'
import { meetingMode, meetingPlace } from '../healers/places.ts'
import { bookedService } from '../healers/services.ts'
import { appointmentDescription } from './description.ts'
import { togetherLimits } from './together-rules.ts'

/** E-mail or mobile number of somebody who is invited. */
export const invitedContact = z.union([email, mobile()], { error: accountMessages.guardianContactInvalid })

const myTogether = z.object({
  /** Whether I booked it and invited the others. */
  is_booker: z.boolean(),
  /** `asking` until all have said yes and paid their part; `covering` while the one who booked pays the rest. */
  state: z.enum(['asking', 'covering', 'standing', 'ended']),
  /** Clients who are to come, me among them. */
  people: z.int(),
  is_split: z.boolean(),
  /** Until when all decide; null before it was paid. */
  decide_by: instant.nullable(),
  /** For the one who booked: until when they choose after the others did not all decide; null otherwise. */
  choose_by: instant.nullable(),
  /** I have withdrawn, and it ends for all at that moment. */
  leaving_at: instant.nullable(),
  /** For the one who booked: whom they invited, by the contact that they gave. Nobody learns of a no. */
  invited: z.array(z.object({ contact: z.string(), code: z.string(), is_in: z.boolean() })),
  /** For the one who booked: whether it may take place with those who said yes, and what is then left to pay. */
  can_go_ahead: z.boolean(),
  rest_paise: paise,
})
export type MyTogether = z.output<typeof myTogether>

const invitation = z.object({
  /** `closed`: it was answered, or the time to answer is over. */
  state: z.enum(['open', 'closed']),
  /** Said by the one who invites, so that both know which invitation it is. */
  code: z.string(),
  /** What the one who opened the link has to do before they see more: to log in, with an account of this contact. */
  needs: z.enum(['log-in', 'contact', 'nothing']),
  /** Of the contact that was invited, with its middle hidden. */
  contact: z.string(),
  blocked: z.enum(['all', 'this', 'none']),
  session: z
    .object({
      ...bookedService,
      healer_u_id: uId,
      healer_name: z.string(),
      starts_at: instant,
      ends_at: instant,
      mode: meetingMode,
      place: meetingPlace.nullable(),
      people: z.int(),
      /** My part of the price; 0 when somebody else pays. */
      share_paise: paise,
      decide_by: instant,
    })
    .nullable(),
})
export type Invitation = z.output<typeof invitation>

const one = z.object({ appointmentId: uId })
const token = z.object({ token: z.string().max(64) })

export const sessionsTogether = {
  'POST /api/website/session-together': endpoint({
    summary:
      'Hold an available time for me and up to three others, whom I name by contact. They are asked once I have paid the price or my part of it',
    who: 'client',
    body: z.strictObject({
      healer_u_id: uId,
      service_u_id: uId,
      starts_at: instant,
      mode: meetingMode,
      place_u_id: uId.optional(),
      description: appointmentDescription,
      contacts: z.array(invitedContact).min(1).max(togetherLimits.invitedMax),
      /** Whether each pays a part of the price. */
      is_split: z.boolean(),
    }),
    data: z.object({ u_id: uId, order_u_id: uId.nullable(), hold_until: instant.nullable() }),
    created: true,
    errors: [
      'slotTaken',
      'slotNotOffered',
      'blocked',
      'profileIncomplete',
      'clientBusy',
      'tooManyHolds',
      'notAllowed',
      'tooManyRequests',
    ],
  }),
  'GET /api/website/session-together/{appointmentId}': endpoint({
    summary: 'Get what I may know of one of my sessions together',
    who: 'client',
    params: one,
    data: myTogether,
  }),
  'POST /api/website/session-together/{appointmentId}/go-ahead': endpoint({
    summary:
      'Come with those who said yes. What the others did not pay is one more order for me; without one the session stands at once',
    who: 'client',
    params: one,
    data: z.object({ order_u_id: uId.nullable() }),
    errors: ['notNow'],
  }),
  'GET /api/practice/session-together/{appointmentId}': endpoint({
    summary: 'List the clients of a session together with me',
    who: 'healer',
    params: one,
    data: z.object({
      state: z.enum(['asking', 'covering', 'standing', 'ended']),
      people: z.int(),
      leaving_at: instant.nullable(),
      clients: z.array(z.object({ appointment_u_id: uId, client_name: z.string() })),
    }),
  }),
  'GET /api/website/session-invitation/{token}': endpoint({
    summary: 'Get an invitation to a session together; more than that only for the person with that contact',
    who: 'any',
    params: token,
    data: invitation,
    errors: ['invitationUnknown', 'tooManyRequests'],
  }),
  'POST /api/website/session-invitation/{token}/yes': endpoint({
    summary: 'Say yes to an invitation. Where the price is divided, my part is an order to be paid in time',
    who: 'client',
    params: token,
    body: z.strictObject({ description: z.string().trim().max(descriptionMax).default('') }),
    data: z.object({ u_id: uId, order_u_id: uId.nullable() }),
    errors: [
      'invitationUnknown',
      'profileIncomplete',
      'blocked',
      'clientBusy',
      'slotTaken',
      'notNow',
      'tooManyRequests',
    ],
  }),
  'POST /api/website/session-invitation/{token}/no': endpoint({
    summary: 'Say no to an invitation. Nobody is told',
    who: 'any',
    params: token,
    data: z.object({}),
    errors: ['invitationUnknown', 'tooManyRequests'],
  }),
  'PUT /api/website/session-invitation/{token}/block': endpoint({
    summary: 'Choose from whom this contact gets no more invitations. Nobody is told',
    who: 'any',
    params: token,
    body: z.strictObject({ blocked: z.enum(['all', 'this', 'none']) }),
    data: z.object({}),
    errors: ['invitationUnknown', 'tooManyRequests'],
  }),
}
