import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { healerEventKinds } from './events.ts'
import {
  someKinds,
  webhookDelivery,
  webhookDescription,
  webhookEndpoint,
  webhookSecret,
  webhookUrl,
} from './webhooks.ts'

/** The most addresses of their own that a healer adds. */
export const ownWebhooksMax = 5
/** The latest deliveries to an address that are shown. */
export const ownDeliveriesShown = 50

const who = 'healer'
const params = z.object({ webhookId: uId })
const written = { url: webhookUrl, description: webhookDescription, kinds: someKinds(healerEventKinds) }

export const ownWebhook = webhookEndpoint.omit({ healer: true, is_own: true })
export type OwnWebhook = z.output<typeof ownWebhook>

/** What happens in a healer's own practice, told to another system of theirs. */
export const ownWebhooks = {
  'GET /api/practice/webhook': endpoint({
    summary: 'List my addresses that hear of what happens in my practice',
    who,
    data: z.array(ownWebhook),
  }),
  'POST /api/practice/webhook': endpoint({
    summary: 'Add an address that hears of what happens in my practice; its secret is shown once',
    who,
    body: z.strictObject(written),
    data: ownWebhook.extend({ secret: webhookSecret }),
    created: true,
  }),
  'PUT /api/practice/webhook/{webhookId}': endpoint({
    summary: 'Change one of my addresses, or turn it on or off',
    who,
    params,
    body: z.strictObject({ ...written, state: z.enum(['on', 'off']) }),
    data: ownWebhook,
  }),
  'POST /api/practice/webhook/{webhookId}/secret': endpoint({
    summary: 'Make a new secret of one of my addresses; the one before counts for another day',
    who,
    params,
    data: z.object({ secret: webhookSecret, previous_until: instant }),
  }),
  'POST /api/practice/webhook/{webhookId}/test': endpoint({
    summary: 'Send a test event to one of my addresses',
    who,
    params,
    data: z.object({ u_id: uId }),
    errors: ['notNow'],
  }),
  'DELETE /api/practice/webhook/{webhookId}': endpoint({
    summary: 'Remove one of my addresses with its deliveries',
    who,
    params,
    data: z.null(),
  }),
  'GET /api/practice/webhook/{webhookId}/delivery': endpoint({
    summary: 'List the latest deliveries to one of my addresses, latest first',
    who,
    params,
    data: z.array(webhookDelivery),
  }),
  'POST /api/practice/webhook-delivery/{deliveryId}/again': endpoint({
    summary: 'Send an event to one of my addresses again, under the same id',
    who,
    params: z.object({ deliveryId: uId }),
    data: z.object({ u_id: uId }),
    errors: ['notNow'],
  }),
}
