import { appointmentMessages } from '@newyou/contract/appointments/appointments'
import type { AppointmentLink } from '@newyou/contract/appointments/links'
import type { AppointmentState } from '@newyou/contract/appointments/rules'
import type { SessionMode } from '@newyou/contract/healers/healers'
import type { Accounts } from '../accounts/index.ts'
import { appointmentReplies } from '../messages/replies/appointments.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { fail } from '../platform/http/errors.ts'
import { type Actor, demand, findFor, otherSide, partiesOf, policyOf } from './actor-access.ts'
import type { Cancelling } from './cancelling.ts'
import type { Changes } from './changes.ts'
import type { Links } from './links.ts'

interface LinkVisitsDependencies {
  db: Database
  clock: Clock
  links: Pick<Links, 'read'>
  accounts: Pick<Accounts, 'knownAs'>
  changes: Pick<Changes, 'confirm' | 'move'>
  cancelling: Cancelling
}

/** What a person sees and does by a link of a reminder. */
export function createLinkVisits({
  db,
  clock,
  links,
  accounts,
  changes,
  cancelling,
}: LinkVisitsDependencies) {
  /** @throws DomainError linkNotValid for a link that is not ours, too late, or of a time that is no more */
  async function open(token: string) {
    const meaning = links.read(token) ?? fail('linkNotValid')
    const { appointmentId, side, purpose, startsAt } = meaning
    if (startsAt <= clock.now()) fail('linkNotValid')
    const people = await db
      .selectFrom('appointment as a')
      .innerJoin('healer as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person as p', 'p.u_id', side === 'client' ? 'a.client_id' : 'h.person_id')
      .select(['a.client_id', 'h.person_id'])
      .where('p.state', '=', 'active')
      .where((is) => is(is.val<string>(side), '=', is.fn.any('p.roles')))
      .where('a.u_id', '=', appointmentId)
      .where('a.starts_at', '=', startsAt)
      .executeTakeFirst()
    if (!people) fail('linkNotValid')
    const actor: Actor = { side, personId: side === 'client' ? people.client_id : people.person_id }
    return { actor, purpose, appointment: await findFor(db, actor, appointmentId) }
  }

  return {
    /** @throws DomainError linkNotValid, notNow */
    async look(token: string): Promise<AppointmentLink> {
      const { actor, purpose, appointment } = await open(token)
      if (appointment.state !== 'confirmed') fail('linkNotValid')
      demand(actor.side, purpose, appointment, clock.now())
      const parties = await partiesOf(db, appointment, accounts)
      const confirmedAt =
        actor.side === 'client' ? appointment.client_confirmed_at : appointment.healer_confirmed_at
      return {
        purpose,
        side: actor.side,
        state: appointment.state as AppointmentState, // checked by the table
        starts_at: appointment.starts_at.toISOString(),
        ends_at: appointment.ends_at.toISOString(),
        mode: appointment.mode as SessionMode, // checked by the table
        healer_u_id: appointment.healer_id,
        policy: policyOf(appointment),
        other_name: parties[otherSide(actor.side)].name,
        is_confirmed: confirmedAt !== null,
        refund: purpose === 'cancel' ? await cancelling.preview(actor, appointment.u_id) : null,
      }
    },

    /** @throws DomainError linkNotValid, notNow, invalidInput, and what moving and cancelling throw */
    async act(token: string, request: { starts_at?: string | undefined; refund_paise?: number | undefined }) {
      const { actor, purpose, appointment } = await open(token)
      const { u_id: appointmentId } = appointment
      if (purpose === 'confirm') await changes.confirm(actor, appointmentId)
      if (purpose === 'move') {
        const startsAt =
          request.starts_at ??
          fail('invalidInput', {
            errors: { starts_at: appointmentMessages.pastTime },
          })
        await changes.move(actor, appointmentId, new Date(startsAt))
      }
      if (purpose === 'cancel') {
        if (request.refund_paise === undefined)
          fail('invalidInput', { errors: { refund_paise: appointmentReplies.refundUnseen } })
        await cancelling.cancel(actor, appointmentId, request.refund_paise)
      }
      const after = await findFor(db, actor, appointmentId)
      return { state: after.state as AppointmentState, starts_at: after.starts_at.toISOString() }
    },
  }
}
export type LinkVisits = ReturnType<typeof createLinkVisits>
