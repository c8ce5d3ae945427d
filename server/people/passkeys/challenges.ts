import { after, type Clock, minutes } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Random } from '../../platform/random.ts'
import { hashOfToken } from '../../platform/token-hash.ts'

type Purpose = 'register' | 'login' | 'factor'

const aliveMs = minutes(5)

/** What devices are asked to sign: each is answered once, within minutes, and for what it was made. */
export function createChallenges({ db, clock, random }: { db: Database; clock: Clock; random: Random }) {
  return {
    /** The bytes to sign; `personId` is null before a log-in. */
    async make(purpose: Purpose, personId: string | null) {
      const bytes = random.bytes(32)
      await db
        .insertInto('passkey_challenge')
        .values({
          hash: hashOfToken(bytes.toString('base64url')),
          purpose,
          person_id: personId,
          expires_at: after(clock.now(), aliveMs),
        })
        .execute()
      return new Uint8Array(bytes)
    },

    /** Whether this was asked, of this person and for this; it is used up whatever comes of it. */
    async spend(purpose: Purpose, personId: string | null, challenge: string): Promise<boolean> {
      const asked = await db
        .deleteFrom('passkey_challenge')
        .where('hash', '=', hashOfToken(challenge))
        .returning(['purpose', 'person_id', 'expires_at'])
        .executeTakeFirst()
      return (
        asked !== undefined &&
        asked.purpose === purpose &&
        asked.person_id === personId &&
        asked.expires_at > clock.now()
      )
    },

    async sweep() {
      await db.deleteFrom('passkey_challenge').where('expires_at', '<', clock.now()).execute()
    },
  }
}
export type Challenges = ReturnType<typeof createChallenges>
