import { z } from 'zod'
import { calendarDay, endpoint, instant, uId } from '../endpoint.ts'

export const claimCodeMax = 80
/** The longest range of a receipt for a claim, in days. */
export const claimDaysMax = 366

/** The code of a diagnosis or procedure on a receipt for a claim: only if the client wishes it. */
const claimCode = z.object({
  /** When the client asked for a code; null while they do not want one. */
  asked_at: instant.nullable(),
  code: z.string().nullable(),
  /** Whether the session was held, paid and is on the receipt. */
  is_claimable: z.boolean(),
})
export type ClaimCode = z.output<typeof claimCode>

/** The sessions on a PDF: one of them, or those of a range of days in the client's zone. */
export const claimQuery = z.union([
  z.strictObject({ appointment_u_id: uId }),
  z.strictObject({ from: calendarDay, to: calendarDay }).refine(({ from, to }) => from <= to, {
    message: 'The end must be after the start',
    path: ['to'],
  }),
])

const params = z.object({ appointmentId: uId })

export const claimReceipts = {
  'GET /api/website/appointment/{appointmentId}/claim-code': endpoint({
    summary: 'Get whether I want a code on the receipt for a claim, and the one that my healer wrote',
    who: 'client',
    params,
    data: claimCode,
  }),
  'PUT /api/website/appointment/{appointmentId}/claim-code': endpoint({
    summary: 'Ask my healer for a code on the receipt for a claim, or take the wish and the code back',
    who: 'client',
    params,
    body: z.strictObject({ is_wanted: z.boolean() }),
    data: claimCode,
    errors: ['notNow'],
  }),
  'GET /api/practice/appointment/{appointmentId}/claim-code': endpoint({
    summary: 'Get whether my client wants a code on the receipt for a claim',
    who: 'healer',
    params,
    data: claimCode,
  }),
  'PUT /api/practice/appointment/{appointmentId}/claim-code': endpoint({
    summary: 'Write the code that my client asked for',
    who: 'healer',
    params,
    body: z.strictObject({ code: z.string().trim().min(1, 'This field is required').max(claimCodeMax) }),
    data: claimCode,
    errors: ['notNow'],
  }),
}
