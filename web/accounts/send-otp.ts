import type { OtpChannel } from '@newyou/contract/accounts/fields'
import { callApi } from '../session/call-api.ts'
import { deviceId } from '../session/session.ts'
import { toast } from '../ui/overlay-store.ts'

export interface SentOtp {
  channel: OtpChannel
  challengeId: string
  destination: string
  /** Epoch milliseconds. */
  sentAt: number
}

/** Sends an OTP that proves a contact, and says so unless the screen that follows does. */
export async function sendContactOtp(channel: OtpChannel, contact: string, isTold = true): Promise<SentOtp> {
  const device = { device_id: deviceId() }
  const { data, message } =
    channel === 'email'
      ? await callApi('POST /api/website/email-verification', { body: { email: contact, ...device } })
      : await callApi('POST /api/website/mobile-number-verification', {
          body: { mobile_number: contact, ...device },
        })
  if (message && isTold) toast({ tone: 'ok', words: message })
  return { channel, challengeId: data.challenge_u_id, destination: data.destination, sentAt: Date.now() }
}
