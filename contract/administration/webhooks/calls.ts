import { ownWebhooks } from './own-webhooks.ts'
import { webhooks } from './webhooks.ts'

/** Every call about addresses that hear of changes: of the practice, and of a healer. */
export const webhookCalls = { ...ownWebhooks, ...webhooks }
