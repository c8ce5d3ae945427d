import type { OtpChannel } from '@newyou/contract/people/accounts/fields'
import type { Profile } from '@newyou/contract/people/accounts/profile'
import { useState } from 'react'
import { callApi } from '../../session/call-api.ts'
import { storeProfile } from '../../session/session.ts'
import { type SentOtp, sendContactOtp } from './send-otp.ts'

export interface Unconfirmed {
  channel: OtpChannel
  contact: string
}

/** The contact that no OTP has proven yet; the other one was used to log in. */
export function unconfirmedOf(profile: Profile): Unconfirmed | undefined {
  if (profile.email && !profile.is_email_proven) return { channel: 'email', contact: profile.email }
  if (profile.mobile_number && !profile.is_mobile_number_proven)
    return { channel: 'mobile', contact: profile.mobile_number }
  return undefined
}

export const sendConfirming = ({ channel, contact }: Unconfirmed, isTold = true) =>
  sendContactOtp(channel, contact, isTold)

/**
 * After registration: the contact that was not used to log in can be confirmed at once. The person is registered by
 * then, so nothing is lost by continuing or by closing the tab.
 */
export function useConfirmAfter(goOn: () => void) {
  const [asked, setAsked] = useState<Unconfirmed & { sent: SentOtp }>()
  return {
    asked,
    setSent: (sent: SentOtp) => setAsked((before) => before && { ...before, sent }),
    async begin(userId: string) {
      try {
        const { data: profile } = await callApi('GET /api/website/patient/{patientId}', {
          params: { patientId: userId },
        })
        storeProfile(profile)
        const unconfirmed = unconfirmedOf(profile)
        // The screen that follows says that it was sent.
        if (unconfirmed) return setAsked({ ...unconfirmed, sent: await sendConfirming(unconfirmed, false) })
      } catch {
        // It can be confirmed in the profile later; registration must not fail because of it.
      }
      goOn()
    },
  }
}
