import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { sql } from 'kysely'
import { after, days } from '../../platform/clock.ts'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSealedTexts } from '../../platform/sealed-texts.ts'

export const algorithm = 'ES256'
/** A key signs for so long; then another one does, and it stays published. */
export const signingDays = 365

/** The name of a site by the method did:web: its host, with the colon of a port escaped. */
const didOf = (publicUrl: string) => `did:web:${new URL(publicUrl).host.replace(':', '%3A')}`

/** The keys by which this site signs what people take along: sealed in the database, made when they are first needed. */
export function createSigningKeys(
  needs: Pick<Platform, 'db' | 'clock' | 'ids' | 'config' | 'random' | 'publicUrl'>,
) {
  const { db, clock, ids, publicUrl } = needs
  const seals = createSealedTexts({ ...needs, purpose: 'signing-key' })
  const did = didOf(publicUrl)

  const latest = (queryable: Queryable) =>
    queryable
      .selectFrom('signing_key')
      .select(['key_id', 'sealed_private_key', 'created_at'])
      .where('created_at', '>', after(clock.now(), -days(signingDays)))
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()

  const made = () =>
    inTransaction(db, async (trx) => {
      // Two who need the first key at once get the same.
      await sql`lock table signing_key in share row exclusive mode`.execute(trx)
      const meanwhile = await latest(trx)
      if (meanwhile) return meanwhile
      const pair = await generateKeyPair(algorithm, { extractable: true })
      const publicKey = await exportJWK(pair.publicKey)
      return trx
        .insertInto('signing_key')
        .values({
          u_id: ids.next(),
          key_id: await calculateJwkThumbprint(publicKey),
          public_key: JSON.stringify(publicKey),
          sealed_private_key: seals.seal(JSON.stringify(await exportJWK(pair.privateKey))),
          created_at: clock.now(),
        })
        .returning(['key_id', 'sealed_private_key', 'created_at'])
        .executeTakeFirstOrThrow()
    })

  const published = async () => {
    const rows = await db
      .selectFrom('signing_key')
      .select(['key_id', 'public_key'])
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map((row) => ({
      id: `${did}#${row.key_id}`,
      type: 'JsonWebKey',
      controller: did,
      publicKeyJwk: { ...(row.public_key as JWK), alg: algorithm, use: 'sig', kid: row.key_id }, // as `made` writes it
    }))
  }

  return {
    did,

    /** The key that signs now, and its name in the document of keys. */
    async current() {
      const row = (await latest(db)) ?? (await made())
      const key = JSON.parse(seals.open(row.sealed_private_key)) as JWK // as `made` seals it
      return { key, header: { alg: algorithm, kid: `${did}#${row.key_id}` } }
    },

    /** All keys that ever signed here, by the method did:web. */
    async document() {
      const methods = await published()
      return {
        '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
        id: did,
        verificationMethod: methods,
        assertionMethod: methods.map(({ id }) => id),
      }
    },
  }
}
export type SigningKeys = ReturnType<typeof createSigningKeys>
