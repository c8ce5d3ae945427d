import type { DeskGuest } from '@newyou/contract/administration/desk/guests'
import { homeZone } from '@newyou/contract/business'
import { isAdult } from '@newyou/contract/people/accounts/age'
import type { Audit } from '../../foundation/audit/index.ts'
import { deskReplies } from '../../messages/replies/desk.ts'
import type { GuestsModule } from '../../people/guests/index.ts'
import { requireInScope } from '../../people/staff/index.ts'
import { type Clock, dayIn } from '../../platform/clock.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { partiesAtDesk, readDeskSession } from './session-card.ts'
import type { DeskSessions, Wanted } from './sessions.ts'

interface DeskGuestsDependencies {
  db: Database
  clock: Clock
  audit: Audit
  guests: GuestsModule['guests']
  sessions: Pick<DeskSessions, 'bookFor'>
}

/** New clients of whom the desk knows a name and a number. */
export function createDeskGuests({ db, clock, audit, guests, sessions }: DeskGuestsDependencies) {
  /** A child has no account to join a room with, so they come; whoever is of age is an adult. @throws DomainError invalidInput */
  function childOf({ age }: DeskGuest, { place_u_id: placeId }: Wanted) {
    if (age.is === 'adult') return null
    if (isAdult(age.dob, dayIn(homeZone, clock.now())))
      throwError('invalidInput', { errors: { dob: deskReplies.noChild } })
    if (!placeId) throwError('invalidInput', { errors: { place_u_id: deskReplies.childInPerson } })
    return { dob: age.dob, guardianName: age.guardian_name, guardianRelation: age.guardian_relation }
  }

  /** The guest of a session. @throws DomainError notFound outside of the scope, notNow for one with an account */
  async function guestOf(viewer: Viewer, appointmentId: string) {
    const { client, isGuest } = await partiesAtDesk(db, viewer, appointmentId)
    return isGuest ? client : throwError('notNow')
  }

  const note = (
    { personId: staffId }: Viewer,
    queryable: Parameters<Audit['note']>[0],
    recordId: string,
    action: string,
  ) => audit.note(queryable, { staffId, resource: 'clients', recordId, action })

  return {
    /** @throws DomainError notFound, contactTaken, clientImported, tooManyRequests, and as a booking */
    async book(viewer: Viewer, { guest, ...wanted }: Wanted & { guest: DeskGuest }) {
      await requireInScope(db, viewer, wanted.healer_u_id)
      const child = childOf(guest, wanted)
      await guests.requireRoom(viewer.personId, guest.mobile_number)
      const { first_name: firstName, last_name: lastName, mobile_number: mobile } = guest
      const personId = await guests.add({ firstName, lastName, mobile, child })
      const booked = await sessions.bookFor(viewer, personId, wanted).catch(async (error: unknown) => {
        await guests.drop(personId)
        throw error
      })
      await note(viewer, db, personId, 'guest')
      if (guest.wants_reminder) await note(viewer, db, personId, 'agreed-to-reminder')
      const code = await guests.invite(personId, viewer.personId, child !== null, guest.wants_reminder)
      return { session: await readDeskSession(db, viewer, booked), code }
    },

    /** @throws DomainError notFound, notNow, contactTaken, tooManyRequests */
    async linkAgain(viewer: Viewer, appointmentId: string, mobile: string) {
      const personId = await guestOf(viewer, appointmentId)
      await guests.requireRoom(viewer.personId, mobile)
      const code = await guests.again(personId, viewer.personId, mobile)
      await note(viewer, db, personId, 'guest-link')
      return { code }
    },

    /** @throws DomainError notFound, notNow */
    async acceptTerms(viewer: Viewer, appointmentId: string) {
      const personId = await guestOf(viewer, appointmentId)
      await inTransaction(db, async (trx) => {
        await guests.acceptTerms(trx, personId, viewer.personId)
        await note(viewer, trx, personId, 'terms')
      })
      return readDeskSession(db, viewer, appointmentId)
    },
  }
}
export type DeskGuests = ReturnType<typeof createDeskGuests>
