import { sql } from 'kysely'
import type { Accounts } from '../accounts/index.ts'
import type { SessionPacks } from '../bundles/index.ts'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import type { Chance } from '../platform/ids.ts'
import type { Settings } from '../settings/index.ts'
import type { Booked } from './booked.ts'
import { passGate, type Wish } from './booking.ts'
import { claimSlot, endOf } from './claims.ts'
import type { Slots } from './slots.ts'

interface PackSessionParts {
  db: Database
  clock: Clock
  chance: Chance
  accounts: Pick<Accounts, 'isProfileComplete'>
  slots: Slots
  settings: Settings
  booked: Booked
  sessionPacks: SessionPacks
}

/** Sessions that were paid for in advance: the same times, rules and policy as others, and nothing more to pay. */
export function createPackSessions(parts: PackSessionParts) {
  const { db, clock, chance, accounts, slots, settings, booked, sessionPacks } = parts
  return {
    /**
     * Books one session of a pack with its healer, confirmed at once. Resolves with its id.
     * @throws DomainError profileIncomplete, notFound, notAllowed, noPackSession, slotNotOffered, slotTaken, clientBusy
     */
    async book(clientId: string, packId: string, wish: Wish): Promise<string> {
      await passGate({ db, accounts }, clientId, wish)
      await slots.demandFree(db, clientId, wish, clock.now())
      return inTransaction(db, async (trx) => {
        const now = clock.now()
        const { healerId, startsAt, mode, description } = wish
        await sql`set local lock_timeout = '2s'`.execute(trx)
        await slots.clearTheWay(trx, clientId, wish, now)
        await slots.demandFree(trx, clientId, wish, now)
        const claimId = chance.uId()
        const claim = { u_id: claimId, clientId, healerId, startsAt, now }
        const isOurs = await claimSlot(trx, { ...claim, state: 'booked', holdUntil: null })
        if (!isOurs) await slots.refuseTaken(trx, clientId, wish, now)
        await sessionPacks.take(trx, clientId, packId, wish)
        const { booking_policy: policy } = await settings.read(trx)
        const appointment = await trx
          .insertInto('appointment')
          .values({
            u_id: chance.uId(),
            healer_id: healerId,
            client_id: clientId,
            claim_id: claimId,
            session_pack_id: packId,
            state: 'confirmed',
            starts_at: startsAt,
            ends_at: endOf(startsAt),
            mode,
            description,
            price_paise: 0,
            policy: JSON.stringify(policy),
            created_at: now,
            updated_at: now,
          })
          .returning(['u_id', 'healer_id', 'client_id', 'starts_at'])
          .executeTakeFirstOrThrow()
        await booked(trx, appointment, now)
        return appointment.u_id
      })
    },
  }
}
export type PackSessions = ReturnType<typeof createPackSessions>
