import { z } from 'zod'
import { endpoint, instant, paise, uId } from '../../endpoint.ts'
import { appointmentPolicy } from '../../foundation/settings.ts'
import { meetingMode, meetingPlace } from '../healers/places.ts'
import { appointmentState } from './appointments.ts'
import { cancelPreview } from './cancel-preview.ts'

export const linkPurposes = ['confirm', 'reschedule', 'cancel'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** The action of a reminder link; opening it changes nothing. */
export const appointmentLink = z.object({
  purpose: z.enum(linkPurposes),
  side: z.enum(['client', 'healer']),
  state: appointmentState,
  starts_at: instant,
  ends_at: instant,
  mode: meetingMode,
  healer_u_id: uId,
  service_u_id: uId,
  /** Where they meet in person; null: online. */
  place: meetingPlace.nullable(),
  /** The name of the other person. */
  other_name: z.string(),
  is_confirmed: z.boolean(),
  /** The policy as published at the time of booking. */
  policy: appointmentPolicy,
  /** Set for cancelling only. */
  refund: cancelPreview.nullable(),
})
export type AppointmentLink = z.output<typeof appointmentLink>

/** A signed token, valid for one action of one side at one time of one appointment. */
const token = z.object({ token: z.string().max(300) })
const done = z.object({ state: appointmentState, starts_at: instant })
const common = ['linkNotValid', 'notNow'] as const

export const appointmentLinks = {
  'GET /api/website/appointment-link/{token}': endpoint({
    summary: 'Get what a link of a reminder would do',
    who: 'any',
    params: token,
    data: appointmentLink,
    errors: common,
  }),
  'POST /api/website/appointment-link/{token}': endpoint({
    summary:
      'Carry out the action of a link: confirm, reschedule to `starts_at`, or cancel with the refund amount that was shown',
    who: 'any',
    params: token,
    body: z.strictObject({ starts_at: instant.optional(), refund_paise: paise.min(0).optional() }),
    data: done,
    errors: [...common, 'refundChanged', 'slotTaken', 'slotNotOffered', 'clientBusy', 'blocked'],
  }),
}
