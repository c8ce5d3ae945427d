import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { testEventKind, type WebhookEventKind, webhookEventKinds } from './events.ts'

const who = ['admin'] as const
const params = z.object({ id: uId })

export const someKinds = <const Kinds extends readonly [WebhookEventKind, ...WebhookEventKind[]]>(
  of: Kinds,
) =>
  z
    .array(z.enum(of))
    .min(1, { error: 'Please choose at least one event' })
    .transform((given) => [...new Set(given)])

/** Only public addresses by https; the sandbox of a development site is allowed besides. */
export const webhookUrl = z
  .string()
  .trim()
  .max(2000)
  .refine((given) => URL.canParse(given), {
    error: 'Please enter an address such as https://example.org/hook',
  })

export const webhookDescription = z.string().trim().max(200).default('')

const written = {
  url: webhookUrl,
  description: webhookDescription,
  kinds: someKinds(webhookEventKinds),
  /** Only what belongs to this healer; null for the whole practice. */
  healer_u_id: uId.nullable().default(null),
}

export const webhookEndpoint = z.object({
  u_id: uId,
  url: z.string(),
  description: z.string(),
  kinds: z.array(z.string()),
  healer: z.object({ u_id: uId, name: z.string() }).nullable(),
  /** The healer added it; then they are told when it is turned off, and not administrators. */
  is_own: z.boolean(),
  state: z.enum(['on', 'off']),
  /** Why it was turned off by itself. */
  off_reason: z.enum(['gone', 'failing']).nullable(),
  /** Since when no delivery arrived; null where the last one did. */
  failing_since: instant.nullable(),
  /** Until when deliveries are signed by the secret before the last change too. */
  previous_until: instant.nullable(),
  last_delivered_at: instant.nullable(),
  /** Deliveries that are still to be made. */
  due: z.int(),
  created_at: instant,
})
export type WebhookEndpoint = z.output<typeof webhookEndpoint>

/** Shown once: it is kept sealed, and read by nobody again. */
export const webhookSecret = z
  .string()
  .meta({ description: 'Secret of the Standard Webhooks scheme, whsec_…' })

export const webhookDelivery = z.object({
  u_id: uId,
  kind: z.enum([...webhookEventKinds, testEventKind]),
  subject: uId,
  state: z.enum(['due', 'delivered', 'given-up']),
  happened_at: instant,
  tries: z.int(),
  last_at: instant.nullable(),
  /** The status that the receiver answered last with; null where there was no answer. */
  last_status: z.int().nullable(),
  /** Why there was no answer. */
  last_problem: z.string().nullable(),
  last_ms: z.int().nullable(),
  /** When it is tried next, where it is due and was tried. */
  next_at: instant.nullable(),
  /** The body as it is sent. */
  body: z.string(),
})
export type WebhookDelivery = z.output<typeof webhookDelivery>

/** Changes told to other systems of the practice. */
export const webhooks = {
  'GET /api/staff/webhook-endpoints': endpoint({
    summary: 'List the addresses that hear of changes',
    who,
    query: z.strictObject({ ...paging(25) }),
    data: z.array(webhookEndpoint),
    list: true,
  }),
  'GET /api/staff/webhook-endpoints/{id}': endpoint({
    summary: 'Show an address that hears of changes',
    who,
    params,
    data: webhookEndpoint,
    errors: ['notFound'],
  }),
  'POST /api/staff/webhook-endpoints': endpoint({
    summary: 'Add an address that hears of changes; its secret is shown once',
    who,
    body: z.strictObject(written),
    data: webhookEndpoint.extend({ secret: webhookSecret }),
    created: true,
    errors: ['stepUpRequired', 'notFound'],
  }),
  'PUT /api/staff/webhook-endpoints/{id}': endpoint({
    summary: 'Change an address that hears of changes, or turn it on or off',
    who,
    params,
    body: z.strictObject({ ...written, state: z.enum(['on', 'off']) }),
    data: webhookEndpoint,
    errors: ['stepUpRequired', 'notFound'],
  }),
  'POST /api/staff/webhook-endpoints/{id}/secret': endpoint({
    summary: 'Make a new secret; the one before counts for another day',
    who,
    params,
    data: z.object({ secret: webhookSecret, previous_until: instant }),
    errors: ['stepUpRequired', 'notFound'],
  }),
  'POST /api/staff/webhook-endpoints/{id}/test': endpoint({
    summary: 'Send a test event',
    who,
    params,
    data: z.object({ u_id: uId }),
    errors: ['notFound', 'notNow'],
  }),
  'DELETE /api/staff/webhook-endpoints/{id}': endpoint({
    summary: 'Remove an address with its deliveries',
    who,
    params,
    data: z.object({ u_id: uId }),
    errors: ['stepUpRequired', 'notFound'],
  }),
  'GET /api/staff/webhook-deliveries': endpoint({
    summary: 'List the deliveries to an address, latest first',
    who,
    query: z.strictObject({
      ...paging(25),
      endpoint: uId,
      state: z.enum(['due', 'delivered', 'given-up']).optional(),
    }),
    data: z.array(webhookDelivery),
    list: true,
    errors: ['notFound'],
  }),
  'POST /api/staff/webhook-deliveries/{id}/again': endpoint({
    summary: 'Send an event again, under the same id',
    who,
    params,
    data: z.object({ u_id: uId }),
    errors: ['notFound', 'notNow'],
  }),
}
