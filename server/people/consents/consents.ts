import {
  type Consent,
  type ConsentPurpose,
  type ConsentStep,
  consentPurposes,
  consentVersions,
} from '@newyou/contract/people/consents'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { GuardiansModule } from '../guardians/index.ts'
import { pageViewTarget } from './page-views.ts'

const stepsShown = 100

/** Consents. Each change is a row; the latest one of a purpose counts. */
export function createConsents({
  db,
  clock,
  ids,
  config,
  guardians,
}: Pick<Platform, 'db' | 'clock' | 'ids' | 'config'> & { guardians: Pick<GuardiansModule, 'isYoung'> }) {
  const target = pageViewTarget(config)
  /** The purposes that a person can consent to: only those that this site uses, and no analytics under 18. */
  async function askedOf(personId: string) {
    const isCounting = target && !(await guardians.isYoung(db, personId))
    return consentPurposes.filter((purpose) => purpose !== 'analytics' || isCounting)
  }

  const steps = (queryable: Queryable, personId: string) =>
    queryable
      .selectFrom('consent')
      .select(['purpose', 'is_given', 'version', 'at'])
      .where('person_id', '=', personId)
      .orderBy('at', 'desc')
      .orderBy('u_id', 'desc')
      .limit(stepsShown)
      .execute()

  const last = (queryable: Queryable, personId: string, purpose: ConsentPurpose) =>
    queryable
      .selectFrom('consent')
      .select(['is_given', 'version', 'at'])
      .where('person_id', '=', personId)
      .where('purpose', '=', purpose)
      .orderBy('at', 'desc')
      .orderBy('u_id', 'desc')
      .limit(1)
      .executeTakeFirst()

  const present = (purpose: ConsentPurpose, step: Awaited<ReturnType<typeof last>>): Consent => ({
    purpose,
    is_given: isCurrent(purpose, step),
    version: step?.version ?? null,
    current_version: consentVersions[purpose],
    at: step?.at.toISOString() ?? null,
  })

  return {
    async mine(personId: string) {
      const [rows, asked] = await Promise.all([steps(db, personId), askedOf(personId)])
      return {
        data: asked.map((purpose) =>
          present(
            purpose,
            rows.find((row) => row.purpose === purpose),
          ),
        ),
        history: rows.map(
          (row): ConsentStep => ({
            ...row,
            purpose: row.purpose as ConsentStep['purpose'], // checked by the table
            at: row.at.toISOString(),
          }),
        ),
      }
    },

    /** Whether a person consented to a purpose in the current version of its text. */
    isGiven: async (queryable: Queryable, personId: string, purpose: ConsentPurpose) =>
      isCurrent(purpose, await last(queryable, personId, purpose)),

    /** Browsers learn only here where to send page views, so only after the client's consent. */
    async pageViewTarget(personId: string) {
      if (!target || !isCurrent('analytics', await last(db, personId, 'analytics'))) return null
      return (await guardians.isYoung(db, personId)) ? null : target
    },

    /** Repeating the current choice writes nothing. @throws DomainError wordsChanged */
    set(
      personId: string,
      purpose: ConsentPurpose,
      { is_given, version }: { is_given: boolean; version: number },
    ) {
      // A withdrawal counts whatever words its page showed.
      if (is_given && version !== consentVersions[purpose]) throwError('wordsChanged')
      return inTransaction(db, async (trx) => {
        await lockPeople(trx, [personId])
        const before = await last(trx, personId, purpose)
        if (isCurrent(purpose, before) === is_given) return present(purpose, before)
        const step = { is_given, version: is_given ? version : (before?.version ?? version), at: clock.now() }
        await trx
          .insertInto('consent')
          .values({ u_id: ids.next(), person_id: personId, purpose, ...step })
          .execute()
        return present(purpose, step)
      })
    },

    /** Records a decision of the guardian of a client under 18. */
    async ofGuardian(
      trx: Trx,
      personId: string,
      { isGiven, version }: { isGiven: boolean; version: number },
    ) {
      await trx
        .insertInto('consent')
        .values({
          u_id: ids.next(),
          person_id: personId,
          purpose: 'guardian',
          is_given: isGiven,
          version,
          at: clock.now(),
        })
        .execute()
    },

    /** Records the version of the privacy policy that is published when a client registers. */
    async registered(trx: Trx, personId: string) {
      const page = await trx
        .selectFrom('static_page')
        .select('version')
        .where('slug', '=', 'privacy-policy')
        .where('state', '=', 'published')
        .executeTakeFirst()
      if (!page) return
      const { version } = page
      await trx
        .insertInto('consent')
        .values({
          u_id: ids.next(),
          person_id: personId,
          purpose: 'privacy-policy',
          is_given: true,
          version,
          at: clock.now(),
        })
        .execute()
    },
  }
}

const isCurrent = (purpose: ConsentPurpose, step: { is_given: boolean; version: number } | undefined) =>
  step?.is_given === true && step.version === consentVersions[purpose]

export type Consents = ReturnType<typeof createConsents>
