import { createHmac } from 'node:crypto'
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import { minutes } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'

const lives = minutes(30)
const type = 'organization-sign-on'

/** What a provider proved of a person whom no account is connected with yet. */
export interface Proven {
  organizationId: string
  issuer: string
  subject: string
  email: string
}

interface TicketNeeds extends Pick<Platform, 'clock'> {
  secret: string
}

/** What a provider proved is kept by the browser until the person has proven an account: signed, for this browser alone. */
export function createTickets({ clock, secret }: TicketNeeds) {
  const key = createHmac('sha256', secret).update(type).digest()
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
  return {
    sign: ({ subject, ...proven }: Proven, deviceId: string): Promise<string> =>
      new SignJWT({ ...proven, deviceId, at: clock.now().getTime() })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(subject)
        .setIssuedAt(seconds(clock.now()))
        .setExpirationTime(seconds(new Date(clock.now().getTime() + lives)))
        .sign(key),

    /** Undefined for what is over, was altered, or is another browser's. */
    async read(ticket: string, deviceId: string): Promise<(Proven & { at: Date }) | undefined> {
      try {
        const { payload } = await jwtVerify(ticket, key, {
          typ: type,
          algorithms: ['HS256'],
          currentDate: clock.now(),
        })
        const { deviceId: own, at, sub, organizationId, issuer, email } = payload as unknown as Signed // by `sign`
        return own === deviceId
          ? { organizationId, issuer, email, subject: sub, at: new Date(at) }
          : undefined
      } catch (error) {
        if (error instanceof joseErrors.JOSEError) return undefined
        throw error
      }
    },
  }
}
interface Signed extends Omit<Proven, 'subject'> {
  deviceId: string
  sub: string
  /** To the millisecond, so that a session from before counts as such. */
  at: number
}
export type Tickets = ReturnType<typeof createTickets>
