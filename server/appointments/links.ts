import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppointmentLink, LinkPurpose } from '@newyou/contract/appointments/links'
import { linkPurposes } from '@newyou/contract/appointments/links'
import type { AppointmentState } from '@newyou/contract/appointments/rules'
import type { SessionMode } from '@newyou/contract/healers'
import type { Accounts } from '../accounts/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { fail } from '../platform/http/errors.ts'
import type { Cancelling } from './cancelling.ts'
import type { Changes } from './changes.ts'
import { type Actor, demand, findFor, otherSide, partiesOf } from './standing.ts'

interface Meaning {
  appointmentId: string
  side: Actor['side']
  purpose: LinkPurpose
  startsAt: Date
}

const sides = ['client', 'healer'] as const
const macBytes = 16
const bodyBytes = 16 + 1 + 6

function bodyOf({ appointmentId, side, purpose, startsAt }: Meaning): Buffer {
  const body = Buffer.alloc(bodyBytes)
  body.write(appointmentId.replaceAll('-', ''), 0, 'hex')
  body[16] = sides.indexOf(side) * 16 + linkPurposes.indexOf(purpose)
  body.writeUIntBE(startsAt.getTime(), 17, 6)
  return body
}

function meaningOf(body: Buffer): Meaning | undefined {
  const hex = body.toString('hex', 0, 16)
  const side = sides[(body[16] ?? 0) >> 4]
  const purpose = linkPurposes[(body[16] ?? 0) & 15]
  if (!side || !purpose) return undefined
  const appointmentId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { appointmentId, side, purpose, startsAt: new Date(body.readUIntBE(17, 6)) }
}

/**
 * Links of reminders: signed, for one purpose, one side and one time of one appointment, dead once that time has come
 * or is another. Nothing is stored. They open a page that shows what will happen; only its button does it.
 */
export function createLinks({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const key = createHmac('sha256', secret).update('appointment-link').digest()
  const macOf = (body: Buffer) => createHmac('sha256', key).update(body).digest().subarray(0, macBytes)
  return {
    urlFor(meaning: Meaning): string {
      const body = bodyOf(meaning)
      return `${publicUrl}/a/${Buffer.concat([body, macOf(body)]).toString('base64url')}`
    },
    /** Undefined for what we did not sign. */
    read(token: string): Meaning | undefined {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== bodyBytes + macBytes) return undefined
      const body = bytes.subarray(0, bodyBytes)
      return timingSafeEqual(bytes.subarray(bodyBytes), macOf(body)) ? meaningOf(body) : undefined
    },
  }
}
export type Links = ReturnType<typeof createLinks>

interface LinkVisitsParts {
  db: Database
  clock: Clock
  links: Pick<Links, 'read'>
  accounts: Pick<Accounts, 'knownAs'>
  changes: Pick<Changes, 'confirm' | 'move'>
  cancelling: Cancelling
}

/** What somebody sees and does who comes by a link. */
export function createLinkVisits({ db, clock, links, accounts, changes, cancelling }: LinkVisitsParts) {
  /** @throws DomainError linkNotValid for a link that is not ours, too late, or of a time that is no more */
  async function open(token: string) {
    const meaning = links.read(token) ?? fail('linkNotValid')
    const { appointmentId, side, purpose, startsAt } = meaning
    if (startsAt <= clock.now()) fail('linkNotValid')
    const people = await db
      .selectFrom('appointment as a')
      .innerJoin('healer as h', 'h.u_id', 'a.healer_id')
      .select(['a.client_id', 'h.person_id'])
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
        other_name: parties[otherSide(actor.side)].name,
        is_confirmed: confirmedAt !== null,
        refund: purpose === 'cancel' ? await cancelling.preview(actor, appointment.u_id) : null,
      }
    },

    /** @throws DomainError linkNotValid, notNow, invalidInput, and what moving and cancelling throw */
    async act(token: string, wish: { starts_at?: string | undefined; refund_paise?: number | undefined }) {
      const { actor, purpose, appointment } = await open(token)
      const { u_id: appointmentId } = appointment
      if (purpose === 'confirm') await changes.confirm(actor, appointmentId)
      if (purpose === 'move') {
        const startsAt =
          wish.starts_at ??
          fail('invalidInput', {
            errors: { starts_at: 'Please select a time and date after the current time' },
          })
        await changes.move(actor, appointmentId, new Date(startsAt))
      }
      if (purpose === 'cancel') {
        if (wish.refund_paise === undefined)
          fail('invalidInput', { errors: { refund_paise: 'Please look first at what goes back' } })
        await cancelling.cancel(actor, appointmentId, wish.refund_paise)
      }
      const after = await findFor(db, actor, appointmentId)
      return { state: after.state as AppointmentState, starts_at: after.starts_at.toISOString() }
    },
  }
}
export type LinkVisits = ReturnType<typeof createLinkVisits>
