import type { WebhookDelivery, WebhookEndpoint } from '@newyou/contract/administration/webhooks/webhooks'
import { when } from '../fields/when.ts'

type Colour = 'success' | 'warning' | 'error' | 'default'

/** Whether an address hears of changes. */
export function stateOf({ state, failing_since: failing }: WebhookEndpoint): {
  words: string
  colour: Colour
} {
  if (state === 'off') return { words: 'Off', colour: 'default' }
  return failing ? { words: 'Failing', colour: 'error' } : { words: 'On', colour: 'success' }
}

/** The end of the last attempt, and what follows. */
export function outcomeOf(delivery: WebhookDelivery): string {
  const { state, last_status: status, last_problem: problem, last_ms: ms, next_at: next } = delivery
  if (delivery.tries === 0) return 'Not sent yet'
  const answer = status === null ? `No answer: ${problem}` : `Answered ${status}`
  const took = ms === null ? '' : ` in ${ms} ms`
  if (state === 'given-up') return `${answer}${took}; given up`
  return next ? `${answer}${took}; next attempt ${when(next)}` : answer + took
}
