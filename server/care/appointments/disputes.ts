import type { AppointmentState } from '@newyou/contract/care/appointments/rules'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { type Actor, type Found, lockFor, requireAllowed } from './actor-access.ts'
import type { AppointmentNotifications } from './notifications.ts'
import type { Refunding } from './refunding.ts'

/** A session whose outcome a person decides. */
interface Disputed {
  u_id: string
  client_id: string
  side: Actor['side']
  /** The side whose state it keeps if nothing changes. */
  stateBefore: AppointmentState
  /** The objection's own words; without, it is the client's report that the healer denied. */
  words?: string
}
type Follow = (trx: Trx, disputed: Disputed) => Promise<void>

export interface Decision {
  decision: 'refund' | 'leave'
  stateBefore: AppointmentState
  /** The healer was not there, as the client said. */
  isAbsence: boolean
}

interface DisputesDependencies {
  db: Database
  clock: Clock
  appointmentNotifications: AppointmentNotifications
  refunding: Refunding
}

/** Disputed sessions: how they are disputed, and how staff decide them. */
export function createDisputes({ db, clock, appointmentNotifications, refunding }: DisputesDependencies) {
  const followers: Follow[] = []

  const setState = (trx: Trx, appointmentId: string, state: AppointmentState, now: Date) =>
    trx.updateTable('appointment').set({ state, updated_at: now }).where('u_id', '=', appointmentId).execute()

  /** Opens a dispute. The appointment is locked, and the rules allow it. */
  async function open(
    trx: Trx,
    appointment: Found,
    { side, stateBefore, words }: Pick<Disputed, 'side' | 'stateBefore' | 'words'>,
    now: Date,
  ) {
    const { u_id, client_id } = appointment
    await setState(trx, u_id, 'disputed', now)
    await appointmentNotifications.lockPeople(trx, appointment)
    for (const follow of followers)
      await follow(trx, { u_id, client_id, side, stateBefore, ...(words === undefined ? {} : { words }) })
  }

  return {
    open,
    /** Registers work of another domain in the transaction of each dispute. */
    onDisputed(follow: Follow) {
      followers.push(follow)
    },

    /** One side does not agree with how a session was settled. @throws DomainError notFound, notNow */
    object: (actor: Actor, appointmentId: string, words: string) =>
      inTransaction(db, async (trx) => {
        const appointment = await lockFor(trx, actor, appointmentId)
        const now = clock.now()
        requireAllowed(actor.side, 'object', appointment, now)
        // Checked by the table.
        const stateBefore = appointment.state as AppointmentState
        await open(trx, appointment, { side: actor.side, stateBefore, words }, now)
        await appointmentNotifications.notify(
          trx,
          appointment,
          actor.side === 'client' ? 'healer' : 'client',
          { message: 'appointments.objected' },
        )
        await appointmentNotifications.refreshScreens(trx, actor.personId, appointmentId)
      }),

    /**
     * Ends a dispute: the client is refunded in full, or it stays as it was. Both are notified. `follow` runs under
     * the locks and before people and money are locked; if it throws, everything is rolled back. @throws DomainError
     * notNow
     */
    decide: (
      { u_id: appointmentId, client_id: personId }: Pick<Disputed, 'u_id' | 'client_id'>,
      { decision, stateBefore, isAbsence }: Decision,
      follow: (trx: Trx) => Promise<void>,
    ) =>
      inTransaction(db, async (trx) => {
        const { appointment, now } = await refunding.underLock(
          trx,
          { side: 'client', personId },
          appointmentId,
        )
        if (appointment.state !== 'disputed') throwError('notNow')
        const isRefundedBefore = stateBefore === 'healer-no-show' || stateBefore === 'cancelled'
        if (decision === 'refund' && isRefundedBefore) throwError('notNow')
        await follow(trx)
        await appointmentNotifications.lockPeople(trx, appointment)
        await appointmentNotifications.notify(trx, appointment, 'healer', {
          message: 'appointments.decidedForHealer',
          parameters: { decision },
        })
        if (decision === 'refund')
          return refunding.returnAll(trx, appointment, now, {
            state: isAbsence ? 'healer-no-show' : 'cancelled',
            reason: 'decided-for-client',
            message: 'appointments.decidedRefund',
          })
        await setState(trx, appointmentId, stateBefore, now)
        await appointmentNotifications.notify(trx, appointment, 'client', {
          message: 'appointments.decidedLeave',
        })
      }),
  }
}

export type Disputes = ReturnType<typeof createDisputes>
