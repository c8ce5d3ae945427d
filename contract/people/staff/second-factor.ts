import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'

/** The number of recovery codes; each can be used once. */
export const recoveryCodeCount = 10

const setUpCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: 'Enter the 6 digits from your authenticator app' })
/** Six digits from the app, or a recovery code such as `K7QM-2XPD`. */
const code = z
  .string()
  .trim()
  .regex(/^(\d{6}|[a-z2-7]{4}-?[a-z2-7]{4})$/i, {
    error: 'Enter the 6 digits from your authenticator app, or a recovery code',
  })

const state = z.object({
  is_set_up: z.boolean(),
  /** Whether this session is verified; until then staff can make no other call. */
  is_proven: z.boolean(),
  recovery_codes_left: z.int(),
})
export type SecondFactorState = z.output<typeof state>

export const secondFactor = {
  'GET /api/staff/second-factor': endpoint({
    summary: 'Get whether my authenticator app is set up, and verified in this session',
    who: 'staff-unproven',
    data: state,
  }),
  'POST /api/staff/second-factor': endpoint({
    summary: 'Verify this session with a code of my authenticator app or a recovery code',
    who: 'staff-unproven',
    body: z.strictObject({ code }),
    data: state,
    errors: ['secondFactorWrong', 'tooManyRequests'],
  }),
  'POST /api/staff/second-factor-setup': endpoint({
    summary: 'Start setting up an authenticator app; returns its secret, also as a QR code',
    who: 'staff-unproven',
    data: z.object({
      secret: z.string().meta({ description: 'The secret in Base32' }),
      qr_code: z.string().meta({ description: 'SVG as a data URL' }),
    }),
    created: true,
    errors: ['secondFactorRequired'],
  }),
  'PUT /api/staff/second-factor-setup': endpoint({
    summary: 'Finish the setup with the first code; returns the recovery codes, which are shown only once',
    who: 'staff-unproven',
    body: z.strictObject({ code: setUpCode }),
    data: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['secondFactorWrong', 'secondFactorRequired', 'tooManyRequests'],
  }),
  'POST /api/staff/colleagues/{personId}/second-factor-reset': endpoint({
    summary: 'Remove a colleague’s authenticator app, for example after a lost phone; ends their sessions',
    who: ['admin'],
    params: z.object({ personId: uId }),
    data: z.object({ ended: z.int() }),
    errors: ['stepUpRequired'],
  }),
}
