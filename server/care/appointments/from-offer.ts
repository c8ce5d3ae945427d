import type { BookingPolicy } from '@newyou/contract/care/appointments/policy'
import type { Trx } from '../../platform/database/database.ts'
import { firstSlot } from './slot.ts'

interface AcceptedOffer {
  u_id: string
  healerId: string
  clientId: string
  claimId: string
  healingSessionId: string
  /** Null for an offer that costs nothing, whose appointment is confirmed at once. */
  orderId: string | null
  startsAt: Date
  mode: string
  description: string
  pricePaise: number
  policy: BookingPolicy
  now: Date
}

/** The appointment that an accepted offer becomes, in the time that the offer claimed. */
export const openFromOffer = (trx: Trx, offer: AcceptedOffer) =>
  trx
    .insertInto('appointment')
    .values({
      u_id: offer.u_id,
      healer_id: offer.healerId,
      client_id: offer.clientId,
      claim_id: offer.claimId,
      healing_session_id: offer.healingSessionId,
      order_id: offer.orderId,
      state: offer.orderId === null ? 'confirmed' : 'held',
      starts_at: offer.startsAt,
      ends_at: firstSlot(offer.healerId, offer.startsAt).endsAt,
      mode: offer.mode,
      description: offer.description,
      price_paise: offer.pricePaise,
      policy: JSON.stringify(offer.policy),
      created_at: offer.now,
      updated_at: offer.now,
    })
    .returning(['u_id', 'healer_id', 'client_id', 'starts_at', 'ends_at'])
    .executeTakeFirstOrThrow()
