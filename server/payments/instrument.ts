import { createHash } from 'node:crypto'
import type { ProviderPayment } from '../providers/payments.ts'

/**
 * What was paid with, so that the same card or UPI id is recognised and nothing else can be read: a hash, empty where
 * the gateway does not tell.
 */
export function instrumentOf({ vpa, card }: Pick<ProviderPayment, 'vpa' | 'card'>): string {
  const told = vpa
    ? ['upi', vpa.toLowerCase()]
    : card?.last4
      ? ['card', card.network ?? '', card.last4, card.issuer ?? '', (card.name ?? '').trim().toLowerCase()]
      : undefined
  return told ? createHash('sha256').update(told.join('|')).digest('base64url') : ''
}
