import { z } from 'zod'
import { addresses } from '../addresses.ts'
import { endpoint, uId } from '../endpoint.ts'
import type { MeetingMode } from './healers/meeting-modes.ts'

/**
 * An origin that may show a widget: https alone, as a browser writes it, without a path or a wildcard. A developer's own
 * machine is allowed besides.
 */
export const widgetOrigin =
  /^(https:\/\/[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+(:\d{1,5})?|http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?)$/

/** The most origins of one widget. */
export const widgetOriginsMax = 12

/** Booking on the pages of other sites. */
export const bookingWidgets = {
  'GET /api/website/booking-widget/{widgetId}': endpoint({
    summary: 'Show whose times a widget on another site offers, and the origins that may show it',
    who: 'any',
    params: z.object({ widgetId: uId }),
    data: z.object({
      u_id: uId,
      healer_u_id: uId,
      /** The only service that it offers; null for all of the healer's. */
      service_u_id: uId.nullable(),
      origins: z.array(z.string().regex(widgetOrigin)),
      /** Closed by the practice, or its healer takes no bookings: its frame says so. */
      is_open: z.boolean(),
    }),
    errors: ['notFound'],
  }),
}

/** A time that was held elsewhere (on another site, by an assistant), on its way into the person's own window. */
export interface HeldElsewhere {
  healerId: string
  serviceId: string
  placeId: string | undefined
  mode: MeetingMode
  /** The start, in ISO 8601. */
  at: string
  holdId: string
  /** Epoch milliseconds. */
  until: number
}

/** The path of the page that goes on; the id of the hold, a secret, stands behind `#`, so no server and no log sees it. */
export const continuePath = ({ until, placeId, ...held }: HeldElsewhere): string =>
  `${addresses.continueBooking}#${new URLSearchParams({ ...held, until: String(until), ...(placeId && { placeId }) })}`
