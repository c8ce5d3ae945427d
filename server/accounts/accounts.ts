import {
  isAdult,
  type ProfileForm,
  type RegistrationForm,
  type Role,
  type SessionRecord,
} from '@newyou/contract/accounts'
import { homeZone } from '@newyou/contract/business'
import type { Clock } from '../platform/clock.ts'
import {
  type Database,
  inTransaction,
  type Queryable,
  violatedConstraint,
} from '../platform/database/database.ts'
import { fail, found } from '../platform/http/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Chance } from '../platform/ids.ts'
import {
  findByContact,
  findPerson,
  missingFields,
  newClient,
  type PersonRow,
  presentProfile,
} from './people.ts'
import type { Device, Sessions, TokenPair } from './sessions.ts'
import type { ProvenContact, Tokens } from './tokens.ts'

interface AccountParts {
  db: Database
  clock: Clock
  chance: Chance
  sessions: Sessions
  tokens: Tokens
  /** What a person has, for the profile and the header. */
  balances: (db: Queryable, personId: string) => Promise<{ walletPaise: number; lifePoints: number }>
  /** Which healer a person is, if one. */
  healerOf: (db: Queryable, personId: string) => Promise<string | null>
}

const dayIn = (zone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment)

/** Registration, login and profile: section 3 (fields) and section 4 (the session a browser keeps). */
export function createAccounts({ db, clock, chance, sessions, tokens, balances, healerOf }: AccountParts) {
  function sessionRecord(viewer: Viewer, pair: TokenPair, isNew: boolean): SessionRecord {
    return {
      ...pair,
      u_id: viewer.personId,
      role: viewer.role,
      cometchat_u_id: viewer.personId,
      language_u_id: null,
      retest_time: null,
      is_new_user: isNew,
    }
  }

  async function profileOf(person: PersonRow) {
    const [{ walletPaise, lifePoints }, healerId] = await Promise.all([
      balances(db, person.u_id),
      healerOf(db, person.u_id),
    ])
    return presentProfile(person, { walletPaise, lifePoints, healerId })
  }

  /** My own row; somebody else's is not there. @throws DomainError notFound */
  async function mine(viewer: Viewer, personId: string) {
    if (viewer.personId !== personId) fail('notFound')
    return found(await findPerson(db, personId))
  }

  return {
    /** Logs in whoever proved a contact, or hands out a ticket to register with it. */
    async enter(contact: ProvenContact, role: Role, device: Device) {
      const person = await findByContact(db, contact.channel, contact.destination)
      if (!person?.roles.includes(role)) {
        const { token } = await tokens.contact(contact)
        return { outcome: 'not-registered' as const, verification_token: token, contact: contact.destination }
      }
      const { viewer, pair } = await inTransaction(db, (trx) =>
        sessions.begin(trx, person.u_id, role, device),
      )
      return { outcome: 'logged-in' as const, session: sessionRecord(viewer, pair, false), viewer }
    },

    /**
     * Registers a client and logs her in. One of the two contacts must be the one that was proven.
     * @throws DomainError contactNotVerified, contactTaken
     */
    async register(form: RegistrationForm, proven: ProvenContact, device: Device) {
      const claimed = proven.channel === 'email' ? form.email : form.mobile_number
      if (claimed !== proven.destination || proven.deviceId !== device.deviceId) fail('contactNotVerified')
      try {
        return await inTransaction(db, async (trx) => {
          const personId = chance.uId()
          await trx
            .insertInto('person')
            .values(newClient(personId, form, proven, clock.now()))
            .execute()
          const { viewer, pair } = await sessions.begin(trx, personId, 'client', device)
          return { viewer, session: sessionRecord(viewer, pair, true) }
        })
      } catch (error) {
        if (violatedConstraint(error)?.startsWith('person_')) fail('contactTaken')
        throw error
      }
    },

    async refresh(refreshToken: string, deviceId: string) {
      const { viewer, pair } = await sessions.refresh(refreshToken, deviceId)
      return { viewer, session: sessionRecord(viewer, pair, false) }
    },

    /** @throws DomainError notFound for anybody's profile but one's own */
    profile: async (viewer: Viewer, personId: string) => profileOf(await mine(viewer, personId)),

    /** @throws DomainError notFound, underAge */
    async changeProfile(viewer: Viewer, personId: string, form: ProfileForm) {
      await mine(viewer, personId)
      if (!isAdult(form.dob, dayIn(homeZone, clock.now()))) fail('underAge')
      const { state, ...rest } = form
      const person = await db
        .updateTable('person')
        .set({ ...rest, state_name: state, updated_at: clock.now() })
        .where('u_id', '=', personId)
        .returningAll()
        .executeTakeFirstOrThrow()
      return profileOf(person)
    },

    /** The booking gate of section 4. */
    async isProfileComplete(queryable: Queryable, personId: string) {
      const person = found(await findPerson(queryable, personId))
      return missingFields(person).length === 0
    },

    /** Where to reach a person, and what to call her. */
    async contactOf(queryable: Queryable, personId: string) {
      const person = await findPerson(queryable, personId)
      return (
        person && {
          firstName: person.first_name,
          email: person.email,
          phone: person.phone,
          timeZone: person.time_zone,
        }
      )
    },

    /** The name a healer sees: the one the client chose to be known by, else the first name and no more. */
    knownAs: (person: Pick<PersonRow, 'anonymous_name' | 'first_name'>) =>
      person.anonymous_name || person.first_name,
  }
}

export type Accounts = ReturnType<typeof createAccounts>
