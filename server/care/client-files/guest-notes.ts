import type { GuestsModule } from '../../people/guests/index.ts'
import { throwError } from '../../platform/http/errors.ts'

/** Drafts of notes about a guest move into the file of the account. A signed note stays as it was signed. */
export function moveGuestNotes({ onMerged }: Pick<GuestsModule, 'onMerged'>) {
  /** @throws DomainError guestHasMore with a signed note */
  onMerged(async (trx, { guestId, personId }) => {
    const signed = await trx
      .selectFrom('client_note')
      .select('u_id')
      .where('client_id', '=', guestId)
      .where('signed_at', 'is not', null)
      .executeTakeFirst()
    if (signed) throwError('guestHasMore')
    await trx
      .updateTable('client_note')
      .set({ client_id: personId })
      .where('client_id', '=', guestId)
      .execute()
  })
}
