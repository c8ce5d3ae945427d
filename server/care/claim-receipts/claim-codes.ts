import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { ClaimCode } from '@newyou/contract/care/claim-receipts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { claimedSessions } from './claimed-sessions.ts'

interface ClaimCodesDependencies extends Pick<Platform, 'db' | 'clock' | 'publicUrl'> {
  accounts: Pick<Accounts, 'knownAs'>
  notifications: Pick<Notifications, 'notify'>
}
type Side = 'client' | 'healer'

/** Codes of a diagnosis or procedure: the client asks for one, the healer writes it, the client takes it back at any time. */
export function createClaimCodes({ db, clock, publicUrl, accounts, notifications }: ClaimCodesDependencies) {
  const sessionOf = async (trx: Trx, side: Side, personId: string, appointmentId: string) =>
    orNotFound(
      await trx
        .selectFrom('session_times as a')
        .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
        .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
        .select(['a.u_id', 'a.client_id', 'h.person_id', 'h.full_name', 'p.anonymous_name', 'p.first_name'])
        .where('a.u_id', '=', appointmentId)
        .where(side === 'client' ? 'a.client_id' : 'h.person_id', '=', personId)
        .executeTakeFirst(),
    )
  type Session = Awaited<ReturnType<typeof sessionOf>>

  async function present(trx: Trx, session: Session): Promise<ClaimCode> {
    const row = await trx
      .selectFrom('claim_code')
      .select(['asked_at', 'code'])
      .where('appointment_id', '=', session.u_id)
      .executeTakeFirst()
    const claimed = await claimedSessions(trx, session.client_id, { appointmentId: session.u_id })
    return {
      asked_at: row?.asked_at.toISOString() ?? null,
      code: row?.code ?? null,
      is_claimable: claimed.length > 0,
    }
  }

  const tell = (trx: Trx, session: Session, side: Side) => {
    const isClient = side === 'client'
    const other = isClient ? session.full_name : accounts.knownAs(session)
    const page = isClient ? 'appointment' : 'practiceAppointment'
    return notifications.notify(trx, {
      personId: isClient ? session.client_id : session.person_id,
      about: isClient ? session.person_id : session.client_id,
      type: 'appointment',
      message: isClient ? 'claimReceipts.written' : 'claimReceipts.asked',
      parameters: { other, link: publicUrl + pathTo(page, { appointmentId: session.u_id }) },
      frontEndPath: frontEndPathOf(page),
      targetId: session.u_id,
      senderName: other,
    })
  }

  return {
    /** @throws DomainError notFound for a session of others */
    look: (side: Side, personId: string, appointmentId: string) =>
      inTransaction(db, async (trx) => present(trx, await sessionOf(trx, side, personId, appointmentId))),

    /** @throws DomainError notFound, notNow for a session that is on no receipt */
    wish: (personId: string, appointmentId: string, isWanted: boolean) =>
      inTransaction(db, async (trx) => {
        const session = await sessionOf(trx, 'client', personId, appointmentId)
        if (!isWanted)
          await trx.deleteFrom('claim_code').where('appointment_id', '=', appointmentId).execute()
        else {
          if (!(await present(trx, session)).is_claimable) throwError('notNow')
          const { numInsertedOrUpdatedRows: isNew } = await trx
            .insertInto('claim_code')
            .values({ appointment_id: appointmentId, client_id: personId, asked_at: clock.now() })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirstOrThrow()
          if (isNew) await tell(trx, session, 'healer')
        }
        return present(trx, session)
      }),

    /** @throws DomainError notFound, notNow while the client does not want a code */
    write: (personId: string, appointmentId: string, code: string) =>
      inTransaction(db, async (trx) => {
        const session = await sessionOf(trx, 'healer', personId, appointmentId)
        const { numUpdatedRows } = await trx
          .updateTable('claim_code')
          .set({ code, written_at: clock.now() })
          .where('appointment_id', '=', appointmentId)
          .executeTakeFirstOrThrow()
        if (!numUpdatedRows) throwError('notNow')
        await tell(trx, session, 'client')
        return present(trx, session)
      }),
  }
}
export type ClaimCodes = ReturnType<typeof createClaimCodes>
