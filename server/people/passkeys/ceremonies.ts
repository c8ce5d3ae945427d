import type { MadeCredential, SignedCredential } from '@newyou/contract/people/passkeys/passkeys'
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { presentBrand } from '../../platform/present-brand.ts'
import type { Challenges } from './challenges.ts'

interface Dependencies {
  db: Database
  clock: Clock
  publicUrl: string
  challenges: Challenges
}

/** EdDSA, ES256 and RS256: what devices have; the library's newest is still an experiment of Node.js. */
const algorithms = [-8, -7, -257]

/** What a device says of itself; browsers may learn new ones. */
const transportsOf = (all: readonly string[]) => all as AuthenticatorTransport[]

/** Making and using passkeys by WebAuthn: what a device is asked, and whether its answer is good. */
export function createCeremonies({ db, clock, publicUrl, challenges }: Dependencies) {
  const { hostname: rpID, origin: expectedOrigin } = new URL(publicUrl)
  // Loaded with the first passkey: its certificates and encodings are not small.
  const library = () => import('@simplewebauthn/server')
  const common = { expectedOrigin, expectedRPID: rpID, requireUserVerification: true }
  const known = (personId: string) =>
    db
      .selectFrom('passkey')
      .select(['credential_id as id', 'transports', 'is_for_staff'])
      .where('person_id', '=', personId)
      .execute()

  return {
    /** What a device is asked to make a passkey of; one that has one is not asked for a second. */
    async registering(personId: string, userName: string) {
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        rpName: presentBrand().names.en,
        rpID,
        userName,
        userID: new Uint8Array(Buffer.from(personId)),
        userDisplayName: userName,
        challenge: await challenges.make('register', personId),
        timeout: 300_000,
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: (await known(personId)).map(({ id, transports }) => ({ id, transports })),
        // By a key that is found on the device nobody types who they are.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    /** @throws DomainError passkeyWrong */
    async registered(personId: string, response: MadeCredential) {
      const { verifyRegistrationResponse } = await library()
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...common,
        response: {
          ...response,
          response: { ...response.response, transports: transportsOf(response.response.transports) },
        },
        expectedChallenge: (challenge) => challenges.spend('register', personId, challenge),
        supportedAlgorithmIDs: algorithms,
      }).catch(() => throwError('passkeyWrong'))
      if (!verified) return throwError('passkeyWrong')
      const { credential, credentialBackedUp: isBackedUp } = registrationInfo
      return { ...credential, isBackedUp }
    },

    /** What a device is asked to sign: with any passkey of the site, or with one of this person for their work. */
    async signing(purpose: 'login' | 'factor', personId: string | null) {
      const { generateAuthenticationOptions } = await library()
      const own = personId === null ? [] : (await known(personId)).filter((key) => key.is_for_staff)
      if (personId !== null && own.length === 0) throwError('passkeyWrong')
      return generateAuthenticationOptions({
        rpID,
        challenge: await challenges.make(purpose, personId),
        timeout: 300_000,
        userVerification: 'required',
        allowCredentials: own.map(({ id, transports }) => ({ id, transports })),
      })
    },

    /**
     * The passkey that signed. A counter that does not go on means that somebody copied the key.
     * @throws DomainError passkeyWrong
     */
    async signed(purpose: 'login' | 'factor', personId: string | null, response: SignedCredential) {
      const row = await db
        .selectFrom('passkey')
        .select(['u_id', 'person_id', 'credential_id', 'public_key', 'counter', 'transports', 'is_for_staff'])
        .where('credential_id', '=', response.id)
        .executeTakeFirst()
      if (!row || (personId !== null && row.person_id !== personId)) return throwError('passkeyWrong')
      const { userHandle } = response.response
      if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== row.person_id)
        return throwError('passkeyWrong')
      const { verifyAuthenticationResponse } = await library()
      const { userHandle: _, ...given } = response.response
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...common,
        response: { ...response, response: given },
        expectedChallenge: (challenge) => challenges.spend(purpose, personId, challenge),
        credential: {
          id: row.credential_id,
          publicKey: new Uint8Array(row.public_key),
          counter: Number(row.counter),
          transports: transportsOf(row.transports),
        },
      }).catch(() => throwError('passkeyWrong'))
      if (!verified) return throwError('passkeyWrong')
      const { newCounter, credentialBackedUp: isBackedUp } = authenticationInfo
      const used = await db
        .updateTable('passkey')
        .set({ counter: newCounter, is_backed_up: isBackedUp, last_used_at: clock.now() })
        .where('u_id', '=', row.u_id)
        // Of two uses with one counter that come at once, one is a copy.
        .where((is) =>
          is.or([is('counter', '<', newCounter), is.and([is('counter', '=', 0), is.val(newCounter === 0)])]),
        )
        .returning('u_id')
        .executeTakeFirst()
      if (!used) return throwError('passkeyWrong')
      return { personId: row.person_id, isForStaff: row.is_for_staff }
    },
  }
}
export type Ceremonies = ReturnType<typeof createCeremonies>
