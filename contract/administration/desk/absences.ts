import { z } from 'zod'
import { calendarDay, endpoint, instant, paise, uId } from '../../endpoint.ts'
import { who } from './who.ts'

/** The most days that a healer is said to be away in one go. */
export const absenceDaysMax = 31
const absenceOffersMax = 500

const healer = z.object({ u_id: uId, name: z.string() })
const healerId = z.object({ healerId: uId })

const preview = z.object({
  sessions: z.array(
    z.object({
      u_id: uId,
      client_name: z.string(),
      starts_at: instant,
      refund_paise: paise,
      /** Who is free at this time, with a service of the same length and price. */
      others: z.array(healer),
    }),
  ),
  refund_paise: paise,
})
export type AbsencePreview = z.output<typeof preview>

const absence = z.object({
  u_id: uId,
  healer,
  first_day: calendarDay,
  last_day: calendarDay,
  refund_paise: paise,
  total: z.int(),
  done: z.int(),
  /** Ended in another way meanwhile. */
  failed: z.int(),
})
export type Absence = z.output<typeof absence>

export const deskAbsences = {
  'GET /api/staff/desk/healers/{healerId}/absence': endpoint({
    summary:
      'Preview what becomes of a healer’s sessions on days when they are away, with the sum that goes back',
    who,
    params: healerId,
    query: z.strictObject({ from: calendarDay, to: calendarDay }),
    data: preview,
  }),
  'POST /api/staff/desk/healers/{healerId}/absence': endpoint({
    summary: 'Close these days of a healer and refund each session; other healers’ times can be offered',
    who,
    params: healerId,
    body: z.strictObject({
      from: calendarDay,
      to: calendarDay,
      /** As it was shown. */
      refund_paise: paise,
      offers: z
        .array(
          z.strictObject({
            appointment_u_id: uId,
            healer_u_id: uId,
            /** Chosen by hand: any free time of any healer of the desk. Without it, one whom the preview named. */
            time: z
              .strictObject({ service_u_id: uId, starts_at: instant, place_u_id: uId.optional() })
              .optional(),
          }),
        )
        .max(absenceOffersMax),
    }),
    data: absence,
    created: true,
    errors: ['refundChanged', 'slotNotOffered'],
  }),
  'GET /api/staff/desk/absences/{absenceId}': endpoint({
    summary: 'Get how far the sessions of an absence are',
    who,
    params: z.object({ absenceId: uId }),
    data: absence,
  }),
}
