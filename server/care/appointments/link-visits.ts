import { appointmentMessages } from '@newyou/contract/care/appointments/appointments'
import type { AppointmentLink } from '@newyou/contract/care/appointments/links'
import type { AppointmentState } from '@newyou/contract/care/appointments/rules'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { appointmentReplies } from '../../messages/replies/care.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { type Actor, findFor, otherSide, partiesOf, policyOf, requireAllowed } from './actor-access.ts'
import type { Cancelling } from './cancelling.ts'
import type { Changes } from './changes.ts'
import type { Links } from './links.ts'

interface LinkVisitsDependencies {
  db: Database
  clock: Clock
  links: Pick<Links, 'read'>
  accounts: Pick<Accounts, 'knownAs'>
  changes: Pick<Changes, 'confirm' | 'reschedule'>
  cancelling: Cancelling
}

/** Views and actions by the link of a reminder. */
export function createLinkVisits({
  db,
  clock,
  links,
  accounts,
  changes,
  cancelling,
}: LinkVisitsDependencies) {
  /** @throws DomainError linkNotValid for a forged or late link, or one of a time that has changed */
  async function open(token: string) {
    const meaning = links.read(token) ?? throwError('linkNotValid')
    const { appointmentId, side, purpose, startsAt } = meaning
    if (startsAt <= clock.now()) throwError('linkNotValid')
    const people = await db
      .selectFrom('appointment as a')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person_name as p', 'p.u_id', side === 'client' ? 'a.client_id' : 'h.person_id')
      .select(['a.client_id', 'h.person_id'])
      .where('p.state', '=', 'active')
      .where((is) => is(is.val<string>(side), '=', is.fn.any('p.roles')))
      .where('a.u_id', '=', appointmentId)
      .where('a.starts_at', '=', startsAt)
      .executeTakeFirst()
    if (!people) throwError('linkNotValid')
    const actor: Actor = { side, personId: side === 'client' ? people.client_id : people.person_id }
    return { actor, purpose, appointment: await findFor(db, actor, appointmentId) }
  }

  return {
    /** @throws DomainError linkNotValid, notNow */
    async look(token: string): Promise<AppointmentLink> {
      const { actor, purpose, appointment } = await open(token)
      if (appointment.state !== 'confirmed') throwError('linkNotValid')
      requireAllowed(actor.side, purpose, appointment, clock.now())
      const parties = await partiesOf(db, appointment, accounts)
      const confirmedAt =
        actor.side === 'client' ? appointment.client_confirmed_at : appointment.healer_confirmed_at
      return {
        purpose,
        side: actor.side,
        state: appointment.state as AppointmentState, // checked by the table
        starts_at: appointment.starts_at.toISOString(),
        ends_at: appointment.ends_at.toISOString(),
        mode: appointment.mode as MeetingMode, // checked by the table
        healer_u_id: appointment.healer_id,
        service_u_id: appointment.service_id ?? appointment.healer_id,
        place: appointment.place,
        policy: policyOf(appointment),
        other_name: parties[otherSide(actor.side)].name,
        is_confirmed: confirmedAt !== null,
        refund: purpose === 'cancel' ? await cancelling.preview(actor, appointment.u_id) : null,
      }
    },

    /** @throws DomainError linkNotValid, notNow, invalidInput, and what rescheduling and cancelling throw */
    async act(token: string, request: { starts_at?: string | undefined; refund_paise?: number | undefined }) {
      const { actor, purpose, appointment } = await open(token)
      const { u_id: appointmentId } = appointment
      if (purpose === 'confirm') await changes.confirm(actor, appointmentId)
      if (purpose === 'reschedule') {
        const startsAt =
          request.starts_at ??
          throwError('invalidInput', {
            errors: { starts_at: appointmentMessages.pastTime },
          })
        await changes.reschedule(actor, appointmentId, new Date(startsAt))
      }
      if (purpose === 'cancel') {
        if (request.refund_paise === undefined)
          throwError('invalidInput', { errors: { refund_paise: appointmentReplies.refundUnseen } })
        await cancelling.cancel(actor, appointmentId, request.refund_paise)
      }
      const after = await findFor(db, actor, appointmentId)
      return { state: after.state as AppointmentState, starts_at: after.starts_at.toISOString() }
    },
  }
}
export type LinkVisits = ReturnType<typeof createLinkVisits>
