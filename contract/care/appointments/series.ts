import { z } from 'zod'
import { endpoint, instant, paise, uId } from '../../endpoint.ts'
import { meetingMode } from '../healers/places.ts'
import { appointment, appointmentState } from './appointments.ts'
import { cancelPreview } from './cancel-preview.ts'
import { appointmentDescription } from './description.ts'

export const seriesLimits = { least: 2, most: 26, daysAhead: 366 } as const

const rhythm = {
  healer_u_id: uId,
  /** Without it the healer's first service. */
  service_u_id: uId.optional(),
  mode: meetingMode,
  place_u_id: uId.optional(),
  /** The first session; the others follow at the same time on the wall of the healer's zone. */
  starts_at: instant,
  /** Every week, or every second one. */
  weeks: z.coerce.number().int().min(1).max(2),
  count: z.coerce.number().int().min(seriesLimits.least).max(seriesLimits.most),
}

const previewed = z.object({
  starts_at: instant,
  is_free: z.boolean(),
  /** Where it is not free: the nearest time that is, at most half a rhythm away; null for none. */
  nearest: instant.nullable(),
  /** Until when it would be paid; null for the first one, which is paid at once. */
  pay_by: instant.nullable(),
})
export type PreviewedSession = z.output<typeof previewed>

const inSeries = z.object({
  u_id: uId,
  number: z.int(),
  state: appointmentState,
  starts_at: instant,
  pay_by: instant.nullable(),
})

/** The whole sum of what comes back, and of how many sessions. */
const cancelledTogether = cancelPreview
  .omit({ refund_percent: true, is_free_session_back: true, is_pack_session_back: true })
  .extend({ sessions: z.int() })
export type CancelledTogether = z.output<typeof cancelledTogether>

const seriesId = z.object({ seriesId: uId })
const one = z.object({ appointmentId: uId })

export const appointmentSeries = {
  'GET /api/website/appointment-series': endpoint({
    summary:
      'Preview the dates of a series: which are free, and the nearest free time for those that are not',
    who: 'client',
    query: z.strictObject(rhythm),
    data: z.array(previewed),
    errors: ['slotNotOffered'],
  }),
  'POST /api/website/appointment-series': endpoint({
    summary:
      'Book a series: all of these times or none. The first one is held and paid as usual, the others are paid later, each before its session; from a pack all are booked at once',
    who: 'client',
    body: z.strictObject({
      ...rhythm,
      /** The times of the preview that are booked, or others near them; the first one first. */
      starts: z.array(instant).min(seriesLimits.least).max(seriesLimits.most),
      description: appointmentDescription,
      /** The session pack that pays for all of them: confirmed at once, without an order. */
      subscription_package_u_id: uId.optional(),
    }),
    data: z.object({
      u_id: uId,
      order_u_id: uId.nullable(),
      hold_until: instant.nullable(),
      series_u_id: uId,
    }),
    created: true,
    errors: [
      'slotTaken',
      'slotNotOffered',
      'blocked',
      'profileIncomplete',
      'clientBusy',
      'tooManyHolds',
      'noPackSession',
    ],
  }),
  'GET /api/website/appointment-series/{seriesId}': endpoint({
    summary: 'List the sessions of one of my series',
    who: 'client',
    params: seriesId,
    data: z.array(inSeries),
  }),
  'GET /api/practice/appointment-series/{seriesId}': endpoint({
    summary: 'List the sessions of a series with me',
    who: 'healer',
    params: seriesId,
    data: z.array(inSeries),
  }),
  'GET /api/website/appointment/{appointmentId}/cancel-following': endpoint({
    summary:
      'Preview the refund of cancelling this session of a series and all after it, each by its own policy',
    who: 'client',
    params: one,
    data: cancelledTogether,
    errors: ['notNow'],
  }),
  'POST /api/website/appointment/{appointmentId}/cancel-following': endpoint({
    summary: 'Cancel this session of a series and all after it, with the whole refund that was previewed',
    who: 'client',
    params: one,
    body: z.strictObject({ refund_paise: paise.min(0), sessions: z.int().min(1) }),
    data: appointment,
    errors: ['notNow', 'refundChanged'],
  }),
  'POST /api/practice/appointment/{appointmentId}/cancel-following': endpoint({
    summary: 'Cancel this session of a series with me and all after it; what was paid is refunded in full',
    who: 'healer',
    params: one,
    data: z.object({ sessions: z.int() }),
    errors: ['notNow'],
  }),
}
