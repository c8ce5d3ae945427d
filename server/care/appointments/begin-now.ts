import type { SessionMode } from '@newyou/contract/care/healers/healers'
import { nowStart } from '@newyou/contract/care/healers/now-rules'
import { availableNowReplies } from '../../messages/replies/available-now.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AvailableNow, requireAvailableNow } from '../healers/index.ts'
import type { Booking } from './booking.ts'
import { passGate } from './booking-gate.ts'
import { slotOf } from './slot.ts'
import type { Slots } from './slots.ts'

interface BeginNowDependencies extends Pick<Platform, 'db' | 'clock'> {
  accounts: Pick<Accounts, 'isProfileComplete'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
  availableNow: Pick<AvailableNow, 'changed'>
  booking: Pick<Booking, 'hold'>
  slots: Slots
}

/** Sessions with a healer who is available now. */
export function createBeginNow({
  db,
  clock,
  accounts,
  guardians,
  availableNow,
  booking,
  slots,
}: BeginNowDependencies) {
  return {
    /**
     * Holds a session of the first service that starts in 10 to 15 minutes, and opens its order.
     * @throws DomainError what a booking throws, notAllowed (not available any more, or a session without a price)
     */
    async book(
      { personId: clientId }: Viewer,
      request: { healerId: string; mode: SessionMode; description: string },
    ) {
      const offered = await passGate({ db, accounts, guardians }, clientId, request)
      // A session that costs nothing is no reason to wait for somebody.
      if (offered.service.pricePaise === 0) throwError('notAllowed', { message: availableNowReplies.over })
      await requireAvailableNow(db, request.healerId, clock.now())
      const startsAt = new Date(nowStart(clock.now().getTime()))
      const slot = { ...slotOf(offered.service, startsAt), clientId }
      return slots.inClearedSlot(slot, async (trx) => {
        const held = await booking.hold(trx, offered, clientId, { ...request, startsAt, beginsNow: true })
        await availableNow.changed(trx, request.healerId)
        return { ...held, starts_at: startsAt.toISOString() }
      })
    },
  }
}

export type BeginNow = ReturnType<typeof createBeginNow>
