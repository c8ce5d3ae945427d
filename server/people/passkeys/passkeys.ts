import { passkeysMost } from '@newyou/contract/people/passkeys/limits'
import type { MadeCredential, Passkey } from '@newyou/contract/people/passkeys/passkeys'
import type { Clock } from '../../platform/clock.ts'
import {
  type Database,
  inTransaction,
  type Queryable,
  type Trx,
  violatedConstraint,
} from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { SessionViewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Ceremonies } from './ceremonies.ts'

/** Whoever came back once may want it to be easier. */
const offeredAfterLogins = 2

interface Dependencies {
  db: Database
  clock: Clock
  ids: Ids
  ceremonies: Pick<Ceremonies, 'registering' | 'registered'>
  /** How often a person logged in so far. */
  loginsOf: (personId: string) => Promise<number>
  /** Tells a person that a passkey opens their account. */
  onMade: (trx: Trx, personId: string, passkey: { u_id: string; name: string }) => Promise<void>
}

/** The passkeys of a person: made, named, listed, removed, and offered to whoever has none. */
export function createPasskeys({ db, clock, ids, ceremonies, loginsOf, onMade }: Dependencies) {
  const rows = (queryable: Queryable, personId: string) =>
    queryable
      .selectFrom('passkey')
      .select(['u_id', 'name', 'is_backed_up', 'is_for_staff', 'created_at', 'last_used_at'])
      .where('person_id', '=', personId)
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

  const present = (row: Row): Passkey => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  })

  /** @throws DomainError tooManyPasskeys */
  async function requireRoom(queryable: Queryable, personId: string) {
    const all = await rows(queryable, personId).execute()
    if (all.length >= passkeysMost) throwError('tooManyPasskeys')
  }

  async function isOffered(personId: string) {
    const refused = await db
      .selectFrom('passkey_refusal')
      .select('person_id')
      .where('person_id', '=', personId)
      .executeTakeFirst()
    return !refused && (await loginsOf(personId)) >= offeredAfterLogins
  }

  return {
    async mine(personId: string) {
      const all = await rows(db, personId).orderBy('created_at', 'desc').execute()
      return {
        passkeys: all.map(present),
        is_offered: all.length === 0 && (await isOffered(personId)),
      }
    },

    /** @throws DomainError tooManyPasskeys */
    async begin({ personId }: SessionViewer) {
      await requireRoom(db, personId)
      const { first_name: first, last_name: last } = await db
        .selectFrom('person_name')
        .select(['first_name', 'last_name'])
        .where('u_id', '=', personId)
        .executeTakeFirstOrThrow()
      return ceremonies.registering(personId, `${first} ${last}`)
    },

    /** @throws DomainError passkeyWrong, passkeyKnown, tooManyPasskeys */
    async keep(viewer: SessionViewer, name: string, credential: MadeCredential) {
      const { personId } = viewer
      const made = await ceremonies.registered(personId, credential)
      return inTransaction(db, async (trx) => {
        await lockPeople(trx, [personId])
        await requireRoom(trx, personId)
        const passkeyId = ids.next()
        await trx
          .insertInto('passkey')
          .values({
            u_id: passkeyId,
            person_id: personId,
            name,
            credential_id: made.id,
            public_key: Buffer.from(made.publicKey),
            counter: made.counter,
            transports: made.transports ?? [],
            is_backed_up: made.isBackedUp,
            // Made with an OTP alone it must not open what an OTP alone does not.
            is_for_staff: viewer.role === 'staff',
            created_at: clock.now(),
          })
          .execute()
        await onMade(trx, personId, { u_id: passkeyId, name })
        return present(await rows(trx, personId).where('u_id', '=', passkeyId).executeTakeFirstOrThrow())
      }).catch((error: unknown) => {
        if (violatedConstraint(error) === 'passkey_credential_id_key') throwError('passkeyKnown')
        throw error
      })
    },

    /** @throws DomainError notFound */
    async rename(personId: string, passkeyId: string, name: string) {
      await db
        .updateTable('passkey')
        .set({ name })
        .where('u_id', '=', passkeyId)
        .where('person_id', '=', personId)
        .execute()
      return present(orNotFound(await rows(db, personId).where('u_id', '=', passkeyId).executeTakeFirst()))
    },

    /** @throws DomainError notFound */
    async remove(personId: string, passkeyId: string) {
      const gone = await db
        .deleteFrom('passkey')
        .where('u_id', '=', passkeyId)
        .where('person_id', '=', personId)
        .returning(['u_id', 'name', 'is_backed_up', 'is_for_staff', 'created_at', 'last_used_at'])
        .executeTakeFirst()
      return present(orNotFound(gone))
    },

    async refuseOffer(personId: string) {
      await db
        .insertInto('passkey_refusal')
        .values({ person_id: personId, at: clock.now() })
        .onConflict((conflict) => conflict.column('person_id').doNothing())
        .execute()
    },

    async isForStaff(personId: string) {
      const one = await rows(db, personId).where('is_for_staff', '=', true).limit(1).executeTakeFirst()
      return one !== undefined
    },

    /** After a colleague lost their devices: none of them proves anything any more. */
    async removeOfStaff(trx: Trx, personId: string) {
      await trx
        .deleteFrom('passkey')
        .where('person_id', '=', personId)
        .where('is_for_staff', '=', true)
        .execute()
    },
  }
}
