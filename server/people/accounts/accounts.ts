import { homeZone } from '@newyou/contract/business'
import type { Locale } from '@newyou/contract/locales'
import { isAdult } from '@newyou/contract/people/accounts/age'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import type { ProfileForm } from '@newyou/contract/people/accounts/profile'
import type { NewcomerForm } from '@newyou/contract/people/accounts/registration'
import type { SessionRecord } from '@newyou/contract/people/accounts/sign-in'
import { type Role, staffRoles } from '@newyou/contract/vocabulary'
import { isPlace } from '../../foundation/lists/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { type Clock, dayIn } from '../../platform/clock.ts'
import {
  type Database,
  inTransaction,
  type Queryable,
  type Trx,
  violatedConstraint,
} from '../../platform/database/database.ts'
import { DomainError, orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Upload } from '../../platform/http/uploads.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import type { ImportedPeople } from './imported-people.ts'
import type { Newcomers } from './newcomers.ts'
import {
  findByContact,
  findPerson,
  type HealerState,
  newClient,
  type PersonRow,
  presentProfile,
} from './people.ts'
import type { PersonPictures } from './person-picture.ts'
import type { SessionFacts } from './session-facts.ts'
import type { Device, Sessions, TokenPair } from './sessions.ts'
import type { ProvenContact, Tokens } from './tokens.ts'

export interface AccountParts {
  db: Database
  clock: Clock
  ids: Ids
  sessions: Sessions
  tokens: Tokens
  /** A person's balances, for the profile and header. */
  balances: (db: Queryable, personId: string) => Promise<{ walletPaise: number; lifePoints: number }>
  /** Which healer a person is, if one. */
  healerOf: (db: Queryable, personId: string) => Promise<{ u_id: string; state: HealerState } | null>
  personPictures: PersonPictures
  settings: Settings
  newcomers: Pick<Newcomers, 'check' | 'registered' | 'entered'>
  sessionFacts: Pick<SessionFacts, 'of'>
  importedPeople: Pick<ImportedPeople, 'takeOver'>
}

const mayEnterAs = ({ roles }: PersonRow, role: Role) =>
  role === 'staff' ? staffRoles.some((one) => roles.includes(one)) : roles.includes(role)

/** Registration, login and profile, and the session that a browser keeps. */
export function createAccounts({
  db,
  clock,
  ids,
  sessions,
  tokens,
  balances,
  healerOf,
  personPictures,
  settings,
  newcomers,
  sessionFacts,
  importedPeople,
}: AccountParts) {
  async function sessionRecord(
    viewer: Viewer,
    pair: TokenPair,
    languageId: string | null | undefined,
  ): Promise<SessionRecord> {
    const { isNewUser, retestTime } =
      viewer.role === 'client'
        ? await sessionFacts.of(viewer.personId)
        : { isNewUser: false, retestTime: null }
    const healer = viewer.role === 'healer' ? await healerOf(db, viewer.personId) : null
    return {
      ...pair,
      u_id: viewer.personId,
      role: viewer.role,
      cometchat_u_id: healer?.u_id ?? viewer.personId,
      language_u_id: languageId ?? null,
      retest_time: retestTime?.toISOString() ?? null,
      is_new_user: isNewUser,
    }
  }

  async function profileOf(person: PersonRow) {
    const [{ walletPaise, lifePoints }, healer, { asked_fields: asked }] = await Promise.all([
      balances(db, person.u_id),
      healerOf(db, person.u_id),
      settings.read(),
    ])
    return presentProfile(person, { walletPaise, lifePoints, healer, asked })
  }

  /** The person's own row; another's is not found. @throws DomainError notFound */
  async function mine(viewer: Viewer, personId: string) {
    if (viewer.personId !== personId) throwError('notFound')
    return orNotFound(await findPerson(db, personId))
  }

  const wrong = (field: string, message: string) =>
    throwError('invalidInput', { message, errors: { [field]: message } })

  /** Checks outside the schema: today's date, our lists and our organizations. */
  async function checkForm(form: Pick<Partial<ProfileForm>, 'country' | 'state'>) {
    if (form.country !== undefined && !isPlace(form.country, form.state ?? ''))
      wrong('state', accountMessages.stateMissing)
  }

  /** Whether a guardian is needed follows from the date of birth, so it is not theirs to change. */
  function checkBirth(dob: string | undefined, before: string | null) {
    const today = dayIn(homeZone, clock.now())
    if (dob === undefined || dob === before) return
    if (before && !isAdult(before, today)) wrong('dob', accountMessages.dobFixed)
    if (!isAdult(dob, today)) throwError('underAge')
  }

  const listed = {
    person_profession_u_id_fkey: ['profession_u_id', accountMessages.professionMissing],
    person_language_u_id_fkey: ['language_u_id', accountMessages.languageMissing],
    person_organization_id_fkey: ['organization_id', 'This organisation ID does not exist'],
  } as const

  /** Says in the words of the form which of our lists a write ran against. */
  function explain(error: unknown): never {
    if (error instanceof DomainError) throw error
    const constraint = violatedConstraint(error)
    const list = constraint && constraint in listed ? listed[constraint as keyof typeof listed] : undefined
    if (list) wrong(list[0], list[1])
    if (constraint === 'person_email' || constraint === 'person_phone') throwError('contactTaken')
    throw error
  }

  async function beginFor(person: PersonRow, role: Role, device: Device) {
    const { viewer, pair } = await inTransaction(db, async (trx) => {
      await newcomers.entered(trx, person.u_id)
      return sessions.begin(trx, person.u_id, role, device)
    })
    return { viewer, session: await sessionRecord(viewer, pair, person.language_u_id) }
  }

  /** A new person, or the one whom the practice brought from elsewhere with this contact and name. */
  async function addClient(trx: Trx, client: ReturnType<typeof newClient>, proven: ProvenContact) {
    const known = await importedPeople.takeOver(trx, proven, client)
    if (known) return known
    const { demo_appointments_per_client: demos } = await settings.read(trx)
    await trx
      .insertInto('person')
      .values({ ...client, demo_appointment_count: demos })
      .execute()
    return client.u_id
  }

  return {
    /** Logs in the person who proved a contact, or hands out a ticket to register with it. */
    async enter(contact: ProvenContact, role: Role, device: Device) {
      const person = await findByContact(db, contact.channel, contact.destination)
      if (!person || !mayEnterAs(person, role)) {
        const { token } = await tokens.contact(contact)
        return { outcome: 'not-registered' as const, verification_token: token, contact: contact.destination }
      }
      return { outcome: 'logged-in' as const, ...(await beginFor(person, role, device)) }
    },

    /** The active person whose proven e-mail this is. */
    personOfEmail: async (email: string) => (await findByContact(db, 'email', email))?.u_id,

    /** How often a person logged in so far, on all devices. */
    async loginsOf(personId: string) {
      const { logins } = await db
        .selectFrom('session')
        .select((of) => of.fn.countAll<number>().as('logins'))
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow()
      return logins
    },

    /** Logs in a person who proved themselves without a contact; undefined for one who is gone or lacks the role. */
    async enterKnown(personId: string, role: Role, device: Device) {
      const person = await findPerson(db, personId)
      if (!person || !mayEnterAs(person, role)) return undefined
      return beginFor(person, role, device)
    },

    /**
     * Registers a client and logs them in. One of the two contacts must be the one that was proven. Other domains check
     * and follow, such as the guardian of a client under 18.
     * @throws DomainError contactNotVerified, contactTaken, underAge
     */
    async register(
      form: NewcomerForm & { message_language: Locale },
      proven: ProvenContact,
      device: Device,
      address: string,
    ) {
      const claimed = proven.channel === 'email' ? form.email : form.mobile_number
      if (claimed !== proven.destination || proven.deviceId !== device.deviceId)
        throwError('contactNotVerified')
      const { referral_code: code } = form
      await checkForm(form)
      await newcomers.check({ referralCode: code, contact: proven.destination, address, form })
      try {
        const { viewer, pair } = await inTransaction(db, async (trx) => {
          const personId = await addClient(trx, newClient(ids.next(), form, proven, clock.now()), proven)
          await newcomers.registered(trx, { personId, referralCode: code, address, form })
          return sessions.begin(trx, personId, 'client', device)
        })
        return { viewer, session: await sessionRecord(viewer, pair, form.language_u_id) }
      } catch (error) {
        return explain(error)
      }
    },

    /** The record of a session that another part began. */
    recordOf: ({ viewer, pair }: { viewer: Viewer; pair: TokenPair }) => sessionRecord(viewer, pair, null),

    async refresh(refreshToken: string, deviceId: string) {
      const { viewer, pair } = await sessions.refresh(refreshToken, deviceId)
      const person = await findPerson(db, viewer.personId)
      return { viewer, session: await sessionRecord(viewer, pair, person?.language_u_id) }
    },

    /** @throws DomainError notFound for the profile of another person */
    profile: async (viewer: Viewer, personId: string) => profileOf(await mine(viewer, personId)),

    /**
     * Changes what is sent; a picture is drawn anew.
     * @throws DomainError notFound, underAge, fileRefused, invalidInput
     */
    async changeProfile(viewer: Viewer, personId: string, form: Partial<ProfileForm>, picture?: Upload) {
      const before = await mine(viewer, personId)
      checkBirth(form.dob, before.dob)
      // A state without its country, or the other way round, is looked at with what is there.
      const isPlaced = form.country !== undefined || form.state !== undefined
      await checkForm({
        ...(isPlaced && { country: form.country ?? before.country, state: form.state ?? before.state_name }),
      })
      const image = picture && (await personPictures.keep(picture))
      const { state, ...rest } = form
      const person = await db
        .updateTable('person')
        .set({
          ...rest,
          ...(state !== undefined && { state_name: state }),
          ...(image && { image }),
          updated_at: clock.now(),
        })
        .where('u_id', '=', personId)
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(async (error: unknown) => {
          await personPictures.forget(image ?? null)
          return explain(error)
        })
      if (image) await personPictures.forget(before.image)
      return profileOf(person)
    },

    /** @throws DomainError notFound */
    async removePicture(viewer: Viewer, personId: string) {
      const before = await mine(viewer, personId)
      const person = await db
        .updateTable('person')
        .set({ image: null, updated_at: clock.now() })
        .where('u_id', '=', personId)
        .returningAll()
        .executeTakeFirstOrThrow()
      await personPictures.forget(before.image)
      return profileOf(person)
    },
  }
}

export type Accounts = ReturnType<typeof createAccounts>
