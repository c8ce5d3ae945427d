import { createHash } from 'node:crypto'
import type { ProviderPayment } from '../../integrations/payments.ts'

/**
 * Hash of the payment instrument, which recognises the same card or UPI id and reveals nothing else; empty where the
 * gateway does not tell.
 */
export function instrumentOf({ vpa, card }: Pick<ProviderPayment, 'vpa' | 'card'>): string {
  const told = vpa
    ? ['upi', vpa.toLowerCase()]
    : card?.last4
      ? ['card', card.network ?? '', card.last4, card.issuer ?? '', (card.name ?? '').trim().toLowerCase()]
      : undefined
  return told ? createHash('sha256').update(told.join('|')).digest('base64url') : ''
}
