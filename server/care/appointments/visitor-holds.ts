import { randomUUID } from 'node:crypto'
import { slotHoldMinutes } from '@newyou/contract/business'
import { appointmentReplies } from '../../messages/replies/care.ts'
import { after, minutes } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findService, findVerified, requirePlace } from '../healers/index.ts'
import { claimSlot } from './claims.ts'
import { slotOf } from './slot.ts'
import type { Slots } from './slots.ts'

/** Visitors are anonymous, so that only this few can hold a healer's times at once. */
const perHealerMax = 3

/** Releases a visitor's hold; a booked time, another's or an unknown one stays as it is. */
export const releaseVisitorHold = (trx: Trx, holdId: string) =>
  trx
    .deleteFrom('slot_claim')
    .where('u_id', '=', holdId)
    .where('client_id', 'is', null)
    .where('state', '=', 'held')
    .execute()

/** Times that visitors hold while they log in or register. */
export function createVisitorHolds({ db, clock, slots }: Pick<Platform, 'db' | 'clock'> & { slots: Slots }) {
  return {
    /**
     * Holds an available time for `slotHoldMinutes` and releases the browser's earlier one. The public `next_free_at`
     * stays, so that visitors cannot invalidate cached pages.
     * @throws DomainError notFound, invalidInput (another place), slotNotOffered, slotTaken, tooManyHolds
     */
    async hold(
      {
        healerId,
        serviceId,
        placeId,
        startsAt,
      }: {
        healerId: string
        serviceId?: string | undefined
        placeId?: string | undefined
        startsAt: Date
      },
      insteadOf: string | undefined,
    ) {
      const healer = orNotFound(await findVerified(db, healerId))
      const service = orNotFound(await findService(db, healerId, serviceId))
      const slot = slotOf(service, startsAt, placeId === undefined ? null : requirePlace(service, placeId))
      return slots.inClearedSlot({ ...slot, clientId: null }, async (trx) => {
        const now = clock.now()
        if (insteadOf) await releaseVisitorHold(trx, insteadOf)
        await slots.requireFree(trx, null, slot, now)
        const { live } = await trx
          .selectFrom('slot_claim')
          .select((of) => of.fn.countAll<number>().as('live'))
          .where('healer_id', '=', healer.u_id)
          .where('client_id', 'is', null)
          .where('hold_until', '>', now)
          .executeTakeFirstOrThrow()
        if (live >= perHealerMax)
          throwError('tooManyHolds', {
            message: appointmentReplies.tooManyHolds,
          })
        const holdId = randomUUID()
        const holdUntil = after(now, minutes(slotHoldMinutes))
        const isOurs = await claimSlot(trx, {
          u_id: holdId,
          clientId: null,
          ...slot,
          state: 'held',
          holdUntil,
          now,
        })
        if (!isOurs) await slots.refuseTaken(trx, null, slot, now)
        return { hold_u_id: holdId, hold_until: holdUntil.toISOString() }
      })
    },

    release: (holdId: string) => db.transaction().execute((trx) => releaseVisitorHold(trx, holdId)),

    /** Deletes holds that have run out. */
    deleteExpired: () =>
      db
        .deleteFrom('slot_claim')
        .where('client_id', 'is', null)
        .where('hold_until', '<=', clock.now())
        .execute(),
  }
}

export type VisitorHolds = ReturnType<typeof createVisitorHolds>
