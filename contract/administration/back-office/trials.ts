import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { email, mobile } from '../../people/accounts/fields.ts'

/** The services outside that a new site tries before it opens. */
export const triedServices = ['mail', 'sms', 'gateway'] as const
export type TriedService = (typeof triedServices)[number]

export const trialCalls = {
  'POST /api/staff/trials': endpoint({
    summary:
      'Try a service outside: send a real code by mail or SMS, or ask the payment gateway with our key',
    who: ['admin'],
    body: z.discriminatedUnion('service', [
      z.strictObject({ service: z.literal('mail'), to: email }),
      z.strictObject({ service: z.literal('sms'), to: mobile() }),
      z.strictObject({ service: z.literal('gateway') }),
    ]),
    data: z.object({
      is_well: z.boolean(),
      /** What the service said when it refused; empty when all is well. */
      says: z.string(),
    }),
  }),
}
