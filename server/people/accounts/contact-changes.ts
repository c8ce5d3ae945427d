import { contactChangeHours } from '@newyou/contract/business'
import type { OtpChannel } from '@newyou/contract/people/accounts/fields'
import type { ContactMessage } from '../../foundation/notifications/index.ts'
import { after, type Clock, hours } from '../../platform/clock.ts'
import {
  type Database,
  inTransaction,
  type Trx,
  violatedConstraint,
} from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { SessionViewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import { findPerson, type PersonRow } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { ProvenContact } from './tokens.ts'

/** Sends a message about a change to a contact as it was before. */
type NotifyContact = (trx: Trx, contactMessage: ContactMessage) => Promise<unknown>

interface ContactChangeDependencies {
  db: Database
  clock: Clock
  ids: Ids
  sessions: Sessions
  notifyContact: NotifyContact
}

/** A contact of a person, if an OTP proved it. */
const provenOf = (person: PersonRow, channel: OtpChannel) =>
  channel === 'email' ? person.email_verified_at && person.email : person.phone_verified_at && person.phone

/**
 * A new mobile number or e-mail. Proven at both the old and the new contact it holds at once. A person who lost the old
 * one proves their other contact and waits: all their contacts are notified, and each can stop the change until then.
 */
export function createContactChanges({ db, clock, ids, sessions, notifyContact }: ContactChangeDependencies) {
  async function notifyBefore(
    trx: Trx,
    person: PersonRow,
    what: Pick<ContactMessage, 'message' | 'parameters'>,
  ) {
    for (const channel of ['email', 'mobile'] as const) {
      const destination = provenOf(person, channel)
      if (destination) await notifyContact(trx, { channel, destination, ...what })
    }
  }

  async function take(trx: Trx, person: PersonRow, channel: OtpChannel, contact: string, but?: string) {
    const now = clock.now()
    const change =
      channel === 'email'
        ? { email: contact, email_verified_at: now }
        : { phone: contact, phone_verified_at: now }
    await notifyBefore(trx, person, { message: 'accounts.contactChanged', parameters: { channel } })
    await trx
      .updateTable('person')
      .set({ ...change, updated_at: now })
      .where('u_id', '=', person.u_id)
      .execute()
    await sessions.endAll(trx, person.u_id, 'contact changed', but)
  }

  async function lock(trx: Trx, personId: string) {
    await trx.selectFrom('person').select('u_id').where('u_id', '=', personId).forUpdate().execute()
    return orNotFound(await findPerson(trx, personId))
  }

  async function stop(trx: Trx, personId: string) {
    const { numUpdatedRows } = await trx
      .updateTable('contact_change')
      .set({ state: 'stopped' })
      .where('person_id', '=', personId)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
    return Number(numUpdatedRows)
  }

  async function waiting(personId: string) {
    const row = await db
      .selectFrom('contact_change')
      .select(['channel', 'contact', 'takes_effect_at'])
      .where('person_id', '=', personId)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (!row) return null
    return {
      channel: row.channel as OtpChannel, // checked by the table
      contact: row.contact,
      takes_effect_at: row.takes_effect_at.toISOString(),
    }
  }

  return {
    /** My own contact to send an OTP to. @throws DomainError contactNotVerified when nothing proven is there */
    async mine(viewer: SessionViewer, channel: OtpChannel) {
      const person = orNotFound(await findPerson(db, viewer.personId))
      return provenOf(person, channel) ?? throwError('contactNotVerified')
    },

    /**
     * @returns whether it holds now; if not, it waits
     * @throws DomainError contactNotVerified, contactTaken
     */
    async change(viewer: SessionViewer, wished: ProvenContact, old: ProvenContact) {
      if (wished.deviceId !== viewer.deviceId || old.deviceId !== viewer.deviceId)
        throwError('contactNotVerified')
      try {
        return await inTransaction(db, async (trx) => {
          const person = await lock(trx, viewer.personId)
          if (provenOf(person, old.channel) !== old.destination) throwError('contactNotVerified')
          const { channel, destination: contact } = wished
          await stop(trx, person.u_id)
          // A contact that was never proved has no owner who could object.
          if (old.channel === channel || !provenOf(person, channel)) {
            await take(trx, person, channel, contact, viewer.sessionId)
            return true
          }
          const now = clock.now()
          await trx
            .insertInto('contact_change')
            .values({
              u_id: ids.next(),
              person_id: person.u_id,
              channel,
              contact,
              takes_effect_at: after(now, hours(contactChangeHours)),
              created_at: now,
            })
            .execute()
          await notifyBefore(trx, person, {
            message: 'accounts.contactChangeRequested',
            parameters: { channel, hours: contactChangeHours },
          })
          await sessions.endAll(trx, person.u_id, 'contact change asked for', viewer.sessionId)
          return false
        })
      } catch (error) {
        if (violatedConstraint(error)?.startsWith('person_')) throwError('contactTaken')
        throw error
      }
    },

    /**
     * A contact that came with the registration and that an OTP has proven since. The OTP alone is enough: a thief of
     * the session does not have the mailbox, and the owner of a mistyped mailbox does not have the session.
     * @throws DomainError contactNotVerified, contactTaken
     */
    async confirm(viewer: SessionViewer, { channel, destination, deviceId }: ProvenContact) {
      if (deviceId !== viewer.deviceId) throwError('contactNotVerified')
      const now = clock.now()
      const query = db.updateTable('person').where('u_id', '=', viewer.personId).where('state', '=', 'active')
      try {
        const { numUpdatedRows } = await (channel === 'email'
          ? query.set({ email_verified_at: now, updated_at: now }).where('email', '=', destination)
          : query.set({ phone_verified_at: now, updated_at: now }).where('phone', '=', destination)
        ).executeTakeFirstOrThrow()
        if (!numUpdatedRows) throwError('contactNotVerified')
      } catch (error) {
        if (violatedConstraint(error)?.startsWith('person_')) throwError('contactTaken')
        throw error
      }
    },

    waiting: (viewer: SessionViewer) => waiting(viewer.personId),
    stop: (viewer: SessionViewer) => inTransaction(db, (trx) => stop(trx, viewer.personId)),

    /**
     * Lets changes take effect whose time has come. A change to a contact that another person has registered since is
     * stopped.
     */
    async applyDue() {
      const due = await db
        .selectFrom('contact_change')
        .select(['u_id', 'person_id'])
        .where('state', '=', 'waiting')
        .where('takes_effect_at', '<=', clock.now())
        .limit(100)
        .execute()
      for (const { u_id: uId, person_id: personId } of due)
        try {
          await inTransaction(db, async (trx) => {
            const person = await lock(trx, personId)
            const change = await trx
              .updateTable('contact_change')
              .set({ state: 'done' })
              .where('u_id', '=', uId)
              .where('state', '=', 'waiting')
              .returning(['channel', 'contact'])
              .executeTakeFirst()
            if (change) await take(trx, person, change.channel as OtpChannel, change.contact) // checked by the table
          })
        } catch (error) {
          if (!violatedConstraint(error)?.startsWith('person_')) throw error
          await inTransaction(db, (trx) => stop(trx, personId))
        }
    },
  }
}
export type ContactChanges = ReturnType<typeof createContactChanges>
