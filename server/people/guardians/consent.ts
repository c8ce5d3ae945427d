import { adultAge, homeZone } from '@newyou/contract/business'
import { birthday, isOfAge } from '@newyou/contract/people/accounts/age'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import type { NewcomerForm } from '@newyou/contract/people/accounts/registration'
import { type GuardianForm, guardianForm, type MyGuardian } from '@newyou/contract/people/guardians/guardians'
import { guardianErrors, isOwnContact } from '@newyou/contract/people/guardians/rules'
import { sql } from 'kysely'
import type { Settings } from '../../foundation/settings/index.ts'
import { dayIn, days } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { GuardianLinks } from './links.ts'

interface ConsentDependencies extends Pick<Platform, 'db' | 'clock' | 'rateLimits'> {
  settings: Pick<Settings, 'read'>
  links: GuardianLinks
}

/** Links that a young person sends in a day before the guardian has answered, and in three days afterwards. */
const sentDaily = 5
const sentAfterAnswer = 1

/** Effects of a guardian's consent for a client under 18, and that client's view and requests. */
export function createGuardianConsent({ db, clock, rateLimits, settings, links }: ConsentDependencies) {
  const today = () => dayIn(homeZone, clock.now())
  const isAdult = (dob: string | null) => dob === null || isOfAge(dob, today(), adultAge)

  const wrong = (errors: Partial<Record<string, string>>): never => {
    const found = Object.fromEntries(
      Object.entries(errors).flatMap(([field, words]) => (words ? [[field, words]] : [])),
    )
    return throwError('invalidInput', { errors: found })
  }

  /** The client under 18 with their guardian; undefined for adults. */
  async function youngOf(queryable: Queryable, personId: string) {
    const row = await queryable
      .selectFrom('person_contact as p')
      .leftJoin('guardian as g', 'g.person_id', 'p.u_id')
      .selectAll('g')
      .select(['p.dob', 'p.email', 'p.phone', 'p.alternate_mobile_number', 'p.state as person_state'])
      .where('p.u_id', '=', personId)
      .executeTakeFirst()
    return row?.dob && !isAdult(row.dob) ? { ...row, dob: row.dob } : undefined
  }

  async function mine(queryable: Queryable, personId: string): Promise<MyGuardian | null> {
    const young = await youngOf(queryable, personId)
    if (!young) return null
    const link = await queryable
      .selectFrom('guardian_link')
      .select(['expires_at', 'closed_at', 'tries'])
      .where('person_id', '=', personId)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    return {
      state: (young.state as MyGuardian['state'] | null) ?? 'missing', // checked by the table
      guardian_name: young.name ?? '',
      guardian_relation: young.relation as MyGuardian['guardian_relation'], // checked by the table
      guardian_contact: young.contact ?? '',
      answered_at: young.answered_at?.toISOString() ?? null,
      link_expires_at: link && links.isOpen(link) ? link.expires_at.toISOString() : null,
      ends_on: birthday(young.dob, adultAge),
    }
  }

  async function write(trx: Trx, personId: string, form: GuardianForm) {
    const now = clock.now()
    const values = {
      name: form.guardian_name,
      relation: form.guardian_relation,
      channel: form.guardian_contact.includes('@') ? 'email' : 'mobile',
      contact: form.guardian_contact,
      updated_at: now,
    }
    const guardian = await trx
      .insertInto('guardian')
      .values({ ...values, person_id: personId, created_at: now })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow()
    // The link of a guardian who was named before stops working.
    await trx.deleteFrom('guardian_link').where('person_id', '=', personId).execute()
    await links.send(trx, guardian, 'guardians.asked')
  }

  const spendOf = (personId: string, isAnswered: boolean) =>
    rateLimits.spend([
      isAnswered
        ? { key: `guardian:again:${personId}`, max: sentAfterAnswer, window: days(3) }
        : { key: `guardian:of:${personId}`, max: sentDaily, window: days(1) },
    ])

  return {
    /** Whether a client is under 18. */
    isYoung: async (queryable: Queryable, personId: string) =>
      (await youngOf(queryable, personId)) !== undefined,

    /**
     * The gate of everything that is booked or paid. The guardian of a guest of the front desk consents with the claim,
     * before which nobody can act as the guest. @throws DomainError guardianNeeded under 18 without consent
     */
    async demand(queryable: Queryable, personId: string) {
      const young = await youngOf(queryable, personId)
      if (young && young.state !== 'given' && young.person_state !== 'guest') throwError('guardianNeeded')
    },

    /** Before a registration. @throws DomainError underAge, invalidInput, tooManyRequests */
    async check(form: NewcomerForm) {
      if (isAdult(form.dob)) return
      const { minimum_age_with_guardian: minimum } = await settings.read()
      const wrongFields = guardianErrors(form, form, { today: today(), minimumAge: minimum })
      if (wrongFields.dob) throwError('underAge', { errors: wrongFields })
      if (Object.keys(wrongFields).length) wrong(wrongFields)
      await links.requireRoom(form.guardian_contact ?? '')
    },

    /** In the transaction of a registration. */
    async registered(trx: Trx, personId: string, form: NewcomerForm) {
      if (isAdult(form.dob)) return
      const { guardian_name, guardian_relation, guardian_contact } = form
      await write(trx, personId, guardianForm.parse({ guardian_name, guardian_relation, guardian_contact }))
    },

    mine: (personId: string) => mine(db, personId),

    /** @throws DomainError notNow for adults and after the guardian has answered, invalidInput, tooManyRequests */
    async name(personId: string, form: GuardianForm) {
      const before = await youngOf(db, personId)
      if (!before || (before.state ?? 'pending') !== 'pending') return throwError('notNow')
      if (isOwnContact(form.guardian_contact, { ...before, mobile_number: before.phone }))
        wrong({ guardian_contact: accountMessages.guardianContactOwn })
      await spendOf(personId, false)
      await links.requireRoom(form.guardian_contact)
      return inTransaction(db, async (trx) => {
        await lockPeople(trx, [personId])
        // The guardian may have answered in between, and then stays.
        if (((await youngOf(trx, personId))?.state ?? 'pending') !== 'pending') throwError('notNow')
        await write(trx, personId, form)
        return orNotFound(await mine(trx, personId))
      })
    },

    /** @throws DomainError notNow without a guardian and after the consent, tooManyRequests */
    async sendAgain(personId: string) {
      const before = await youngOf(db, personId)
      if (!before?.contact || before.state === 'given') return throwError('notNow')
      await spendOf(personId, before.state !== 'pending')
      await links.requireRoom(before.contact)
      return inTransaction(db, async (trx) => {
        await lockPeople(trx, [personId])
        const guardian = await trx
          .selectFrom('guardian')
          .selectAll()
          .where('person_id', '=', personId)
          .executeTakeFirstOrThrow()
        await links.send(trx, guardian, 'guardians.asked')
        return orNotFound(await mine(trx, personId))
      })
    },

    /** At 18 clients decide for themselves: what we know of the guardian is deleted. */
    endAtEighteen: () =>
      db
        .deleteFrom('guardian')
        .using('person_contact as p')
        .whereRef('p.u_id', '=', 'guardian.person_id')
        .where(sql<boolean>`p.dob + make_interval(years => ${adultAge}) < ${today()}::date`)
        .execute(),
  }
}
export type GuardianConsent = ReturnType<typeof createGuardianConsent>
