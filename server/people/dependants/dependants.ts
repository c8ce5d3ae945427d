import { pathTo } from '@newyou/contract/addresses'
import { adultAge, homeZone } from '@newyou/contract/business'
import { localized } from '@newyou/contract/locales'
import { isOfAge } from '@newyou/contract/people/accounts/age'
import {
  type adultForm,
  type childForm,
  type Dependant,
  type Dependants,
  dependantLinkHours,
  dependantsMax,
} from '@newyou/contract/people/dependants'
import type { z } from 'zod'
import { type ContactMessage, contactQueue, languageOf } from '../../foundation/notifications/index.ts'
import { dependantReplies } from '../../messages/replies/dependants.ts'
import { after, dayIn, days, hours } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { type Accounts, maskContact } from '../accounts/index.ts'
import type { GuardiansModule } from '../guardians/index.ts'

interface DependantsDependencies
  extends Pick<
    Platform,
    'db' | 'clock' | 'ids' | 'jobs' | 'messages' | 'publicUrl' | 'random' | 'rateLimits'
  > {
  accounts: Pick<Accounts, 'knownAs' | 'makeWithoutAccount' | 'isContactTaken' | 'reachableAt'>
  guardians: Pick<GuardiansModule, 'isYoung' | 'consentHere' | 'minimumAge'>
}

type Channel = 'email' | 'mobile'
export const channelOf = (contact: string): Channel => (contact.includes('@') ? 'email' : 'mobile')
const tokenBytes = 24
/** Links that one client sends in a day, and that one contact gets. */
const sentDaily = 5

/** For whom clients book and pay: children without an account, and adults who agreed by a link. */
export function createDependants(dependencies: DependantsDependencies) {
  const { db, clock, ids, jobs, messages, publicUrl, random, rateLimits, accounts, guardians } = dependencies
  const today = () => dayIn(homeZone, clock.now())

  const rowsOf = (queryable: Queryable, payerId: string) =>
    queryable
      .selectFrom('dependant')
      .selectAll()
      .where('payer_id', '=', payerId)
      .where('state', '<>', 'ended')
      .orderBy('created_at')
      .orderBy('u_id')
      .execute()

  async function mine(queryable: Queryable, personId: string): Promise<Dependants> {
    const payers = await queryable
      .selectFrom('dependant as d')
      .innerJoin('person_name as p', 'p.u_id', 'd.payer_id')
      .select(['d.u_id', 'd.answered_at', 'p.first_name', 'p.anonymous_name'])
      .where('d.person_id', '=', personId)
      .where('d.kind', '=', 'adult')
      .where('d.state', '=', 'agreed')
      .orderBy('d.u_id')
      .execute()
    return {
      dependants: (await rowsOf(queryable, personId)).map((row) => ({
        u_id: row.u_id,
        kind: row.kind as Dependant['kind'], // checked by the table
        name: row.name,
        state: row.state as Dependant['state'], // checked by the table; ended ones are left out
        dob: row.dob,
        sent_to: row.contact && maskContact({ channel: channelOf(row.contact), destination: row.contact }),
        created_at: row.created_at.toISOString(),
      })),
      payers: payers.map((row) => ({
        u_id: row.u_id,
        name: accounts.knownAs(row),
        since: (row.answered_at ?? clock.now()).toISOString(),
      })),
    }
  }

  const refuse = (message: string): never => throwError('notAllowed', { message })
  const wrong = (field: string, message: string): never =>
    throwError('invalidInput', { errors: { [field]: message } })

  async function requireOwnAge(personId: string) {
    if (await guardians.isYoung(db, personId)) refuse(dependantReplies.notAsYoung)
  }

  async function requireRoom(trx: Trx, payerId: string) {
    await lockPeople(trx, [payerId])
    if ((await rowsOf(trx, payerId)).length >= dependantsMax) refuse(dependantReplies.tooMany)
  }

  const hasSessions = async (personId: string) =>
    (await db
      .selectFrom('session_times')
      .select('u_id')
      .where('client_id', '=', personId)
      .limit(1)
      .executeTakeFirst()) !== undefined

  async function refuseOwnContact(payerId: string, contact: string) {
    const own = await accounts.reachableAt(db, payerId)
    if (own?.email?.toLowerCase() === contact.toLowerCase() || own?.phone === contact)
      wrong('contact', dependantReplies.ownContact)
  }

  /** Before a transaction, so that what it counts is remembered. @throws DomainError tooManyRequests */
  const spend = (payerId: string, contact: string) =>
    rateLimits.spend([
      { key: `dependant:of:${payerId}`, max: sentDaily, window: days(1) },
      { key: `dependant:to:${contact}`, max: sentDaily, window: days(1) },
    ])

  /** Writes a new link into the row and sends it; the one before stops working. */
  async function send(
    trx: Trx,
    { u_id, payer_id, name }: { u_id: string; payer_id: string; name: string },
    contact: string,
    message: 'dependants.asked' | 'dependants.account',
  ) {
    const token = random.bytes(tokenBytes).toString('base64url')
    await trx
      .updateTable('dependant')
      .set({
        channel: channelOf(contact),
        contact,
        token_hash: hashOfToken(token),
        expires_at: after(clock.now(), hours(dependantLinkHours)),
      })
      .where('u_id', '=', u_id)
      .execute()
    const payer = await trx
      .selectFrom('person_name')
      .select(['first_name', 'anonymous_name'])
      .where('u_id', '=', payer_id)
      .executeTakeFirstOrThrow()
    const locale = messages.localeOf(await languageOf(trx, payer_id))
    await jobs.send<ContactMessage>(trx, contactQueue, {
      channel: channelOf(contact),
      destination: contact,
      message,
      parameters: {
        payerName: payer.first_name,
        name,
        link: publicUrl + localized(pathTo('dependantLink', { token }), locale),
        hours: dependantLinkHours,
      },
      inLanguageOf: payer_id,
    })
  }

  return {
    mine: (personId: string) => mine(db, personId),

    /** @throws DomainError notAllowed (under 18, too many, no proven contact), invalidInput */
    async addChild(payerId: string, form: z.output<typeof childForm>) {
      await requireOwnAge(payerId)
      if (form.dob > today() || isOfAge(form.dob, today(), adultAge)) wrong('dob', dependantReplies.noChild)
      const reach = await accounts.reachableAt(db, payerId)
      const contact = reach?.phone ?? reach?.email ?? refuse(dependantReplies.noProvenContact)
      return inTransaction(db, async (trx) => {
        await requireRoom(trx, payerId)
        const now = clock.now()
        const personId = await accounts.makeWithoutAccount(trx, {
          firstName: form.name,
          dob: form.dob,
          as: payerId,
        })
        await guardians.consentHere(trx, { personId, guardianId: payerId, relation: form.relation, contact })
        await trx
          .insertInto('dependant')
          .values({
            ...{ u_id: ids.next(), payer_id: payerId, person_id: personId, kind: 'child' },
            ...{ name: form.name, dob: form.dob },
            ...{ state: 'agreed', created_at: now, answered_at: now },
          })
          .execute()
        return mine(trx, payerId)
      })
    },

    /** @throws DomainError notAllowed (under 18, too many), invalidInput, tooManyRequests */
    async askAdult(payerId: string, { name, contact }: z.output<typeof adultForm>) {
      await requireOwnAge(payerId)
      await refuseOwnContact(payerId, contact)
      await spend(payerId, contact)
      return inTransaction(db, async (trx) => {
        await requireRoom(trx, payerId)
        const u_id = ids.next()
        await trx
          .insertInto('dependant')
          .values({ u_id, payer_id: payerId, kind: 'adult', name, state: 'asked', created_at: clock.now() })
          .execute()
        await send(trx, { u_id, payer_id: payerId, name }, contact, 'dependants.asked')
        return mine(trx, payerId)
      })
    },

    /** @throws DomainError notFound, notAllowed (too young), invalidInput, tooManyRequests */
    async sendAccount(payerId: string, dependantId: string, contact: string) {
      const row = orNotFound((await rowsOf(db, payerId)).find(({ u_id }) => u_id === dependantId))
      if (row.kind !== 'child') throwError('notFound')
      if (!row.dob || !isOfAge(row.dob, today(), await guardians.minimumAge()))
        refuse(dependantReplies.tooYoungForAccount)
      await refuseOwnContact(payerId, contact)
      if (await accounts.isContactTaken(db, channelOf(contact), contact))
        wrong('contact', dependantReplies.contactTaken)
      await spend(payerId, contact)
      return inTransaction(db, async (trx) => {
        await send(trx, row, contact, 'dependants.account')
        return mine(trx, payerId)
      })
    },

    /**
     * By either of the two; what was booked stays. A child is removed only before anything was booked for them, and is
     * erased then. @throws DomainError notFound, notAllowed (a child with sessions)
     */
    async end(personId: string, dependantId: string) {
      const row = orNotFound(
        await db
          .selectFrom('dependant')
          .select(['u_id', 'kind', 'state', 'person_id'])
          .where('u_id', '=', dependantId)
          .where('state', '<>', 'ended')
          .where((of) => of.or([of('payer_id', '=', personId), of('person_id', '=', personId)]))
          .executeTakeFirst(),
      )
      if (row.kind === 'child' && row.person_id && (await hasSessions(row.person_id)))
        refuse(dependantReplies.childStays)
      await db
        .updateTable('dependant')
        .set({ state: 'ended', token_hash: null, expires_at: null, channel: null, contact: null })
        .where('u_id', '=', dependantId)
        .execute()
      return mine(db, personId)
    },

    /** For whom a booking of this client is. @throws DomainError notFound, notAllowed (has not agreed) */
    async patientOf(payerId: string, dependantId: string): Promise<string> {
      const row = orNotFound((await rowsOf(db, payerId)).find(({ u_id }) => u_id === dependantId))
      if (row.state !== 'agreed' || !row.person_id) return refuse(dependantReplies.notAgreed)
      return row.person_id
    },
  }
}

export type DependantsService = ReturnType<typeof createDependants>
