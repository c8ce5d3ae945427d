import { createHmac } from 'node:crypto'
import { role as roleSchema } from '@newyou/contract/people/accounts/fields'
import type { Role } from '@newyou/contract/vocabulary'
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import { type Clock, minutes, seconds } from '../../platform/clock.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { SessionViewer } from '../../platform/http/viewer.ts'

const accessMs = minutes(15)
const anonymousMs = minutes(60)
const verificationMs = minutes(30)
const issuer = 'newyou'

/** Proof by an OTP: this contact belongs to the holder of the token. */
export interface ProvenContact {
  channel: 'email' | 'mobile'
  destination: string
  deviceId: string
}

const toEpoch = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** Signed tokens of three kinds. One kind is never accepted in place of another. */
export function createTokens({ secret, clock }: { secret: string; clock: Clock }) {
  // A key of its own for each kind keeps a token of one from passing as another even if a check were forgotten.
  const keyFor = (kind: string) => createHmac('sha256', secret).update(kind).digest()
  const keys = { access: keyFor('access'), anonymous: keyFor('anonymous'), contact: keyFor('contact') }
  type Kind = keyof typeof keys

  async function sign(kind: Kind, claims: Record<string, string>, lifeMs: number) {
    const expires = new Date(clock.now().getTime() + lifeMs)
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: kind })
      .setIssuer(issuer)
      .setIssuedAt(toEpoch(clock.now()))
      .setExpirationTime(toEpoch(expires))
      .sign(keys[kind])
    return { token, token_time: toEpoch(expires) }
  }

  async function read(kind: Kind, token: string) {
    try {
      const { payload } = await jwtVerify(token, keys[kind], {
        issuer,
        typ: kind,
        algorithms: ['HS256'],
        currentDate: clock.now(),
        clockTolerance: seconds(5) / 1000,
      })
      return payload as Record<string, string> // signed by us in `sign`
    } catch (error) {
      if (error instanceof joseErrors.JOSEError) return undefined
      throw error
    }
  }

  return {
    access: (viewer: SessionViewer) =>
      sign(
        'access',
        { sub: viewer.personId, sid: viewer.sessionId, dev: viewer.deviceId, role: viewer.role },
        accessMs,
      ),
    anonymous: () => sign('anonymous', {}, anonymousMs),
    contact: (proven: ProvenContact) => sign('contact', { ...proven }, verificationMs),

    /** The viewer of an access token, `undefined` for an anonymous one. @throws DomainError invalidToken */
    async readViewer(token: string): Promise<SessionViewer | undefined> {
      const claims = await read('access', token)
      if (claims) {
        const { sub = '', sid = '', dev = '' } = claims
        return {
          via: 'session',
          personId: sub,
          sessionId: sid,
          deviceId: dev,
          role: roleSchema.parse(claims.role) satisfies Role,
          // Current roles are read with each call.
          staffRoles: [],
        }
      }
      if (await read('anonymous', token)) return undefined
      return throwError('invalidToken')
    },
    /** @throws DomainError contactNotVerified */
    async readContact(token: string): Promise<ProvenContact> {
      const claims = await read('contact', token)
      if (!claims) return throwError('contactNotVerified')
      const channel = claims.channel === 'email' ? 'email' : 'mobile'
      return { channel, destination: claims.destination ?? '', deviceId: claims.deviceId ?? '' }
    },
  }
}

export type Tokens = ReturnType<typeof createTokens>
