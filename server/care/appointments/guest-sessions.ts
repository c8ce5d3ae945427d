import { appointmentReplies } from '../../messages/replies/care.ts'
import { isBlocked } from '../../people/blocks/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import type { GuestsModule } from '../../people/guests/index.ts'
import { type Trx, violatedConstraint } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { AppointmentNotifications } from './notifications.ts'

interface GuestSessionsDependencies {
  guardians: Pick<GuardiansModule, 'requireConsent'>
  guests: Pick<GuestsModule, 'onMerged'>
  appointmentNotifications: Pick<AppointmentNotifications, 'refreshScreens'>
}

/** Sessions of a guest become those of the account that took them, by the rules of who may book with whom. */
export function moveGuestSessions({
  guardians,
  guests,
  appointmentNotifications,
}: GuestSessionsDependencies) {
  /** @throws DomainError guardianNeeded, notAllowed for one's own hours, blocked */
  async function requireMayMeet(trx: Trx, personId: string, healerIds: readonly string[]) {
    await guardians.requireConsent(trx, personId)
    const own = await trx
      .selectFrom('healer_card')
      .select('u_id')
      .where('u_id', 'in', healerIds)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    if (own) throwError('notAllowed', { message: appointmentReplies.withYourself })
    if (await isBlocked(trx, personId, healerIds)) throwError('blocked')
  }

  guests.onMerged(async (trx, { guestId, personId }) => {
    const rows = await trx
      .selectFrom('appointment')
      .select(['u_id', 'healer_id'])
      .where('client_id', '=', guestId)
      .orderBy('u_id')
      .execute()
    if (rows.length === 0) return
    await requireMayMeet(
      trx,
      personId,
      rows.map(({ healer_id }) => healer_id),
    )
    for (const { u_id } of rows) locking(trx, 'appointment', u_id)
    await trx
      .updateTable('appointment')
      .set({ client_id: personId })
      .where('client_id', '=', guestId)
      .execute()
    // Nobody is in two sessions at once: the table says so.
    await trx
      .updateTable('slot_claim')
      .set({ client_id: personId })
      .where('client_id', '=', guestId)
      .execute()
      .catch((error: unknown) => {
        if (violatedConstraint(error) === 'slot_claim_client_free') throwError('clientBusy')
        throw error
      })
    for (const { u_id } of rows) await appointmentNotifications.refreshScreens(trx, personId, u_id)
  })
}
