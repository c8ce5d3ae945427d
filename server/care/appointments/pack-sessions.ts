import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SessionPacks } from '../session-packs/index.ts'
import { type BookingRequest, passGate, requireAlone } from './booking-gate.ts'
import type { InstantBooking } from './instant-booking.ts'

interface PackSessionDependencies {
  db: Database
  accounts: Pick<Accounts, 'isProfileComplete'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
  instantBooking: InstantBooking
  sessionPacks: SessionPacks
}

/** Sessions of packs: the same times, rules and policy as others, without payment. */
export function createPackSessions({
  db,
  accounts,
  guardians,
  instantBooking,
  sessionPacks,
}: PackSessionDependencies) {
  return {
    /**
     * Books one session of a pack with its healer, confirmed at once. Resolves with its id.
     * @throws DomainError profileIncomplete, notFound, notAllowed, noPackSession, slotNotOffered, slotTaken, clientBusy
     */
    async book(clientId: string, packId: string, request: BookingRequest): Promise<string> {
      const { service, placeId } = await passGate({ db, accounts, guardians }, clientId, request)
      requireAlone(service)
      const { u_id } = await instantBooking.book(clientId, { service, placeId }, request, async (trx) => {
        await sessionPacks.take(trx, clientId, packId, { ...request, serviceId: service.serviceId })
        return { session_pack_id: packId }
      })
      return u_id
    },
  }
}
export type PackSessions = ReturnType<typeof createPackSessions>
