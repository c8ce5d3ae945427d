import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type CalendarProviderName, calendarProviders } from '@newyou/contract/care/calendars'
import { minutes } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Asking } from './provider.ts'

const lives = minutes(15)
const nonceBytes = 16
const macBytes = 32
/** Provider, moment, nonce. */
const bodyBytes = 1 + 6 + nonceBytes

interface StateNeeds extends Pick<Platform, 'clock' | 'random'> {
  secret: string
}

/**
 * What goes with a person to the page of a provider and comes back with its answer: signed, for this person and provider
 * alone, for a quarter of an hour. The proof that it was we who asked is made from it, so that nothing is stored.
 */
export function createConsentStates({ clock, random, secret }: StateNeeds) {
  const key = createHmac('sha256', secret).update('calendar-consent').digest()
  const macOf = (body: Buffer, personId: string) =>
    createHmac('sha256', key).update(body).update(personId).digest()
  const verifierOf = (state: string) =>
    createHmac('sha256', key).update('verifier').update(state).digest('base64url')

  return {
    begin(personId: string, provider: CalendarProviderName): Asking {
      const body = Buffer.alloc(bodyBytes)
      body[0] = calendarProviders.indexOf(provider)
      body.writeUIntBE(clock.now().getTime(), 1, 6)
      random.bytes(nonceBytes).copy(body, 7)
      const state = Buffer.concat([body, macOf(body, personId)]).toString('base64url')
      return { state, challenge: createHash('sha256').update(verifierOf(state)).digest('base64url') }
    },

    /** Undefined for what was not begun by this person, or too long ago. */
    read(state: string, personId: string): { provider: CalendarProviderName; verifier: string } | undefined {
      const bytes = Buffer.from(state, 'base64url')
      if (bytes.length !== bodyBytes + macBytes) return undefined
      const body = bytes.subarray(0, bodyBytes)
      if (!timingSafeEqual(bytes.subarray(bodyBytes), macOf(body, personId))) return undefined
      const provider = calendarProviders[body[0] ?? calendarProviders.length]
      const isOver = clock.now().getTime() - body.readUIntBE(1, 6) > lives
      return provider && !isOver ? { provider, verifier: verifierOf(state) } : undefined
    },
  }
}
