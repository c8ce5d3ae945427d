import type { GuestsModule } from '../../people/guests/index.ts'
import { locking } from '../../platform/database/locks.ts'

/**
 * Orders of a guest become those of the account that took their session, with what was paid at the desk. An invoice keeps
 * the name that it was issued to.
 */
export function moveGuestOrders({ onMerged }: Pick<GuestsModule, 'onMerged'>) {
  onMerged(async (trx, { guestId, personId }) => {
    const rows = await trx
      .selectFrom('orders')
      .select('u_id')
      .where('client_id', '=', guestId)
      .orderBy('u_id')
      .execute()
    for (const { u_id } of rows) locking(trx, 'order', u_id)
    await trx.updateTable('orders').set({ client_id: personId }).where('client_id', '=', guestId).execute()
  })
}
