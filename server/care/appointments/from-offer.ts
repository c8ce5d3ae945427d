import type { BookingPolicy } from '@newyou/contract/care/appointments/policy'
import type { Trx } from '../../platform/database/database.ts'
import type { Service } from '../healers/index.ts'
import type { Slot } from './slot.ts'

interface AcceptedOffer {
  u_id: string
  slot: Slot
  /** Undefined where the healer has retired it since. */
  service: Service | undefined
  clientId: string
  claimId: string
  healingSessionId: string
  /** Null for an offer that costs nothing, whose appointment is confirmed at once. */
  orderId: string | null
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
      healer_id: offer.slot.healerId,
      service_id: offer.slot.serviceId,
      service_name: offer.service?.name ?? null,
      service_name_hi: offer.service?.nameHi ?? null,
      client_id: offer.clientId,
      claim_id: offer.claimId,
      healing_session_id: offer.healingSessionId,
      order_id: offer.orderId,
      state: offer.orderId === null ? 'confirmed' : 'held',
      starts_at: offer.slot.startsAt,
      ends_at: offer.slot.endsAt,
      mode: offer.mode,
      description: offer.description,
      price_paise: offer.pricePaise,
      policy: JSON.stringify(offer.policy),
      created_at: offer.now,
      updated_at: offer.now,
    })
    .returning(['u_id', 'healer_id', 'client_id', 'starts_at', 'ends_at', 'policy'])
    .executeTakeFirstOrThrow()
