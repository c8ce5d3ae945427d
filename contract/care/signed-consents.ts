import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'
import {
  consentLocales,
  drawingHeight,
  drawingWidth,
  drawnLinesMax,
  drawnPointsMax,
  signedNameMax,
} from './signed-consents/rules.ts'

const title = { title: z.string(), title_hi: z.string() }

const signedConsent = z.object({
  u_id: uId,
  ...title,
  /** Of the version that was signed. */
  number: z.int(),
  healer_name: z.string(),
  signed_by: z.enum(['client', 'guardian']),
  signed_name: z.string(),
  is_drawn: z.boolean(),
  signed_at: instant,
  withdrawn_at: instant.nullable(),
  /** A later version is asked for now. */
  is_older: z.boolean(),
})
export type SignedConsent = z.output<typeof signedConsent>

const asked = z.object({
  version_u_id: uId,
  appointment_u_id: uId,
  starts_at: instant,
  healer_name: z.string(),
  ...title,
  text: z.string(),
  text_hi: z.string(),
  number: z.int(),
  is_required: z.boolean(),
  /** The signature that stands. */
  signed: z.object({ u_id: uId, signed_name: z.string(), signed_at: instant }).nullable(),
  /** Of an earlier signature under this text: of an older version, or withdrawn. */
  before: z.enum(['older', 'withdrawn']).nullable(),
})
export type AskedConsent = z.output<typeof asked>

const forClient = z.object({
  asked: z.array(asked),
  /** Under 18 the guardian signs, by a link of their own. */
  signer: z.enum(['client', 'guardian']),
})

const point = z.tuple([z.int().min(0).max(drawingWidth), z.int().min(0).max(drawingHeight)])
const name = z.string().trim().min(2, { error: 'Please enter your full name' }).max(signedNameMax)
const signature = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('typed'), name }),
  z.strictObject({
    kind: z.literal('drawn'),
    lines: z
      .array(z.array(point).min(1).max(drawnPointsMax))
      .min(1)
      .max(drawnLinesMax)
      .refine((lines) => lines.reduce((sum, line) => sum + line.length, 0) <= drawnPointsMax, {
        error: 'This drawing is too long. Please draw it again',
      }),
  }),
])
export type Signature = z.output<typeof signature>

const locale = z.enum(consentLocales)
const ofAppointment = z.object({ appointmentId: uId })
const ofConsent = z.object({ consentId: uId })
const token = z.object({ token: z.string().max(200) })

const forGuardian = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('open'),
    young_name: z.string(),
    /** The guardian's name, shortened. */
    name_hint: z.string(),
    asked: z.array(asked),
    signed: z.array(signedConsent),
  }),
  z.object({ is: z.literal('closed'), contact: z.string() }),
])
export type GuardianSigning = z.output<typeof forGuardian>

export const signedConsents = {
  'GET /api/website/appointment/{appointmentId}/consent': endpoint({
    summary: 'Get the consents that my session asks for, each with my signature where there is one',
    who: 'client',
    params: ofAppointment,
    data: forClient,
  }),
  'GET /api/website/signed-consent': endpoint({
    summary:
      'Get what my coming sessions ask me to sign, and all that I have signed or withdrawn, latest first',
    who: 'client',
    data: forClient.extend({ signed: z.array(signedConsent) }),
  }),
  'POST /api/website/appointment/{appointmentId}/consent': endpoint({
    summary:
      'Sign a consent that my session asks for, by a typed or drawn name; what is signed already stays',
    who: 'client',
    params: ofAppointment,
    body: z.strictObject({ version_u_id: uId, locale, signature }),
    data: forClient,
    errors: ['wordsChanged', 'notNow'],
  }),
  'POST /api/website/signed-consent/{consentId}/withdrawal': endpoint({
    summary: 'Withdraw a consent for the time to come; the healer is told',
    who: 'client',
    params: ofConsent,
    data: signedConsent,
  }),
  'POST /api/website/signed-consent/guardian-link': endpoint({
    summary: 'Send my guardian a link to sign what waits; the previous one stops working',
    who: 'client',
    data: z.object({ contact: z.string() }),
    errors: ['notNow'],
  }),
  'GET /api/practice/appointment/{appointmentId}/consent': endpoint({
    summary:
      'Get the consents that a session asks for, and all that its client has signed for me or withdrawn',
    who: 'healer',
    params: ofAppointment,
    data: z.object({ asked: z.array(asked), signed: z.array(signedConsent) }),
  }),
  'GET /api/website/guardian-consent/{token}/signature': endpoint({
    summary:
      'Get what coming sessions of a young person ask their guardian to sign. Opening it changes nothing',
    who: 'any',
    params: token,
    data: forGuardian,
    errors: ['guardianLinkUnknown'],
  }),
  'POST /api/website/guardian-consent/{token}/signature': endpoint({
    summary: 'Sign consents as the guardian by name; or withdraw them, with `is_withdrawn`',
    who: 'any',
    params: token,
    body: z.strictObject({
      name,
      locale,
      /** Versions to sign, or signed consents to withdraw. */
      u_ids: z.array(uId).min(1).max(20),
      is_withdrawn: z.boolean().default(false),
    }),
    data: forGuardian,
    errors: ['guardianLinkUnknown', 'guardianLinkClosed', 'guardianNameWrong', 'wordsChanged'],
  }),
}
