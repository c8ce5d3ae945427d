import { mergeNews } from '../../foundation/notifications/index.ts'
import { inTransaction, type Trx, violatedConstraint } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Given, GuestClaims } from './claims.ts'
import type { GuestParts } from './guests.ts'

export interface Merge {
  guestId: string
  /** Whose account it becomes part of. */
  personId: string
}
/** Gives what a domain keeps of a guest to the account, in the transaction of the merge; refuses what cannot be given. */
type Mover = (trx: Trx, merge: Merge) => Promise<void>

/**
 * How somebody with an account takes a guest's session as their own: logged in, and by the same three things as a claim.
 * Only the session, its order and drafts about it move. Whatever else belongs to the guest refuses the whole merge: the
 * guest is deleted at its end, and the database does not delete whom anything refers to.
 */
export function createGuestMerging({
  db,
  clock,
  accounts,
  claims,
}: Pick<GuestParts, 'db' | 'clock' | 'accounts'> & { claims: Pick<GuestClaims, 'prove' | 'close'> }) {
  const movers: Mover[] = []

  async function merge(trx: Trx, { guestId, personId }: Merge) {
    if (!(await claims.close(trx, guestId, 'claimed'))) throwError('guestLinkClosed')
    for (const move of movers) await move(trx, { guestId, personId })
    await lockPeople(trx, [guestId, personId])
    await trx
      .insertInto('guest_merge')
      .values({ guest_id: guestId, person_id: personId, created_at: clock.now() })
      .execute()
    await mergeNews(trx, { from: guestId, to: personId })
    await trx.deleteFrom('guest_claim').where('person_id', '=', guestId).execute()
    await accounts.dropGuest(trx, guestId).catch((error: unknown) => {
      if (violatedConstraint(error)) throwError('guestHasMore')
      throw error
    })
  }

  return {
    /** Registers work of another domain. Those that lock orders come before those that lock appointments. */
    onMerged(move: Mover) {
      movers.push(move)
    },

    /**
     * @throws DomainError guestLinkUnknown, guestLinkClosed, guestCodeWrong, otpWrong, otpExpired, notNow for a child,
     * guestHasMore, and as a booking: guardianNeeded, blocked, notAllowed, clientBusy
     */
    async take(personId: string, token: string, address: string, given: Given) {
      const { person_id: guestId, is_young: isYoung } = await claims.prove(token, address, given)
      if (isYoung) throwError('notNow')
      await inTransaction(db, (trx) => merge(trx, { guestId, personId }))
    },
  }
}
export type GuestMerging = ReturnType<typeof createGuestMerging>
