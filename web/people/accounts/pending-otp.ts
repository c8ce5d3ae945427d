import type { OtpChannel } from '@newyou/contract/people/accounts/fields'
import type { Role } from '@newyou/contract/vocabulary'

/** An OTP that was sent and is waited for. Lives in this tab, so that a reload does not send another. */
export interface PendingOtp {
  challengeId: string
  channel: OtpChannel
  /** As typed, to send another. */
  contact: string
  /** As the server masks it. */
  destination: string
  role: Role
  /** Epoch milliseconds. */
  sentAt: number
}

/** A contact that was proven by an OTP but has no account yet. */
export interface ProvenContact {
  verificationToken: string
  channel: OtpChannel
  contact: string
}

const pendingKey = 'pending-otp'
const provenKey = 'proven-contact'

function read<T>(key: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const readPendingOtp = () => read<PendingOtp>(pendingKey)
export const keepPendingOtp = (pending: PendingOtp) =>
  sessionStorage.setItem(pendingKey, JSON.stringify(pending))
export const readProvenContact = () => read<ProvenContact>(provenKey)
export const keepProvenContact = (proven: ProvenContact) =>
  sessionStorage.setItem(provenKey, JSON.stringify(proven))

/** After login, or when another contact was chosen. */
export function forgetOtp() {
  sessionStorage.removeItem(pendingKey)
  sessionStorage.removeItem(provenKey)
}
export const forgetProvenContact = () => sessionStorage.removeItem(provenKey)
