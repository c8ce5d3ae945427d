import type { OtpChannel } from '@newyou/contract/people/accounts/fields'
import type { Challenge } from 'altcha-lib'
import { ApiError } from '../../api/client.ts'
import { callApi } from '../../session/call-api.ts'
import { deviceId } from '../../session/session.ts'
import { hideInCorner, showInCorner, toast } from '../../ui/overlay-store.ts'

export interface SentOtp {
  channel: OtpChannel
  challengeId: string
  destination: string
  /** Epoch milliseconds. */
  sentAt: number
}

const proving = 'proving-work'

/**
 * Asks for an OTP. From a crowded network the server wants a proof of work first: the browser makes it by itself, and
 * says what it is waiting for.
 */
export async function withProof<T>(ask: (proof?: string) => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'proofNeeded') throw error
    const { challenge } = error.data as { challenge: Challenge } // as the server sends it with this code
    showInCorner(proving, error.message)
    try {
      const { solveChallenge } = await import('./solve-challenge.ts')
      return await ask(await solveChallenge(challenge))
    } finally {
      hideInCorner(proving)
    }
  }
}

/** Sends an OTP to prove a contact, with a toast unless the next screen says it. */
export async function sendContactOtp(channel: OtpChannel, contact: string, isTold = true): Promise<SentOtp> {
  const device = { device_id: deviceId() }
  const { data, message } = await withProof((proof) =>
    channel === 'email'
      ? callApi('POST /api/website/email-verification', { body: { email: contact, ...device, proof } })
      : callApi('POST /api/website/mobile-number-verification', {
          body: { mobile_number: contact, ...device, proof },
        }),
  )
  if (message && isTold) toast({ tone: 'ok', words: message })
  return { channel, challengeId: data.challenge_u_id, destination: data.destination, sentAt: Date.now() }
}
