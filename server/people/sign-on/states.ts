import { createHmac, timingSafeEqual } from 'node:crypto'
import { signOnMinutes } from '@newyou/contract/people/sign-on/sign-on'
import { minutes } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'

const lives = minutes(signOnMinutes)
const nonceBytes = 16
const macBytes = 32
const bodyBytes = 6 + nonceBytes

/** What goes with a person to the provider and must come back, and what is made from it for the two checks beside. */
export interface SignOnState {
  state: string
  nonce: string
  verifier: string
}

interface StateNeeds extends Pick<Platform, 'clock' | 'random'> {
  secret: string
  /** Whose log-in it is: what was started for one counts for no other. */
  purpose: string
}

/**
 * A log-in that was started: signed, for the browser that started it alone, for some minutes. Nonce and verifier (PKCE) are
 * made from it, so that nothing is stored; that it counts once is the provider's work, whose code does.
 */
export function createSignOnStates({ clock, random, secret, purpose }: StateNeeds) {
  const key = createHmac('sha256', secret).update(purpose).digest()
  const macOf = (body: Buffer, deviceId: string) =>
    createHmac('sha256', key).update(body).update(deviceId).digest()
  const madeOf = (what: string, state: string) =>
    createHmac('sha256', key).update(what).update(state).digest('base64url')
  const whole = (state: string): SignOnState => ({
    state,
    nonce: madeOf('nonce', state),
    verifier: madeOf('verifier', state),
  })

  return {
    begin(deviceId: string): SignOnState {
      const body = Buffer.alloc(bodyBytes)
      body.writeUIntBE(clock.now().getTime(), 0, 6)
      random.bytes(nonceBytes).copy(body, 6)
      return whole(Buffer.concat([body, macOf(body, deviceId)]).toString('base64url'))
    },

    /** Undefined for what another browser started, or this one too long ago. */
    read(state: string, deviceId: string): SignOnState | undefined {
      const bytes = Buffer.from(state, 'base64url')
      if (bytes.length !== bodyBytes + macBytes) return undefined
      const body = bytes.subarray(0, bodyBytes)
      if (!timingSafeEqual(bytes.subarray(bodyBytes), macOf(body, deviceId))) return undefined
      return clock.now().getTime() - body.readUIntBE(0, 6) > lives ? undefined : whole(state)
    },
  }
}
