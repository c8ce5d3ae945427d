import { createHmac } from 'node:crypto'
import { proofAlgorithm, proofMinutes } from '@newyou/contract/people/accounts/fields'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { after, type Clock, minutes } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Random } from '../../platform/random.ts'

/** Rounds of one try: some milliseconds on a cheap phone, which no try can be spared. */
const rounds = 5000
/** However much is asked for, a phone is done within half a minute. */
const weightMax = 16

const handedIn = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(proofAlgorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(rounds),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ for: z.string(), until: z.number() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

interface ProofDependencies {
  db: Database
  clock: Clock
  random: Random
  secret: string
  /** Tries that a challenge of weight one takes on average. */
  tries: number
}

/**
 * Proofs of work: a browser that asks from a crowded address solves a challenge, which takes it a second or two and a
 * script as long for each of its requests. No service outside takes part.
 */
export function createProofs({ db, clock, random, secret, tries }: ProofDependencies) {
  const keyOf = (use: string) => createHmac('sha256', secret).update(`proof:${use}`).digest('hex')
  const keys = { hmacSignatureSecret: keyOf('challenge'), hmacKeySignatureSecret: keyOf('solution') }
  const bound = keyOf('subject')
  const mark = (subject: string) => createHmac('sha256', bound).update(subject).digest('hex')

  function read(proof: string) {
    try {
      return handedIn.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString())).data
    } catch {
      return undefined
    }
  }

  return {
    /** A challenge whose solution counts for this subject alone; a heavier one takes that many times as long. */
    challenge(subject: string, weight: number) {
      const heavy = tries * Math.max(1, Math.min(weightMax, weight))
      return createChallenge({
        ...keys,
        algorithm: proofAlgorithm,
        cost: rounds,
        counter: Math.ceil(heavy / 2) + random.integer(Math.ceil(heavy)),
        deriveKey,
        // Not the library's own expiry, which asks the clock of this machine.
        data: { for: mark(subject), until: after(clock.now(), minutes(proofMinutes)).getTime() },
      })
    },

    /** Takes a proof; whether it was made for this subject, in time, rightly, and was not taken before. */
    async take(proof: string, subject: string): Promise<boolean> {
      const given = read(proof)
      if (!given) return false
      const { challenge, solution } = given
      const { data } = challenge.parameters
      if (data.for !== mark(subject) || data.until <= clock.now().getTime()) return false
      const { verified } = await verifySolution({ ...keys, challenge, solution, deriveKey })
      if (!verified) return false
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('used_proof')
        .values({ signature: challenge.signature, used_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    async sweep() {
      await db
        .deleteFrom('used_proof')
        .where('used_at', '<', after(clock.now(), -2 * minutes(proofMinutes)))
        .execute()
    },
  }
}
export type Proofs = ReturnType<typeof createProofs>
