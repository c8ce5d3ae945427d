import { NoPasskeyError, signWithPasskey } from '../../session/browser-passkeys.ts'
import { callApi } from '../../session/call-api.ts'
import { deviceFields } from '../../session/device-signal.ts'
import { storeSession } from '../../session/session.ts'

/** A browser shows one request at a time. */
let waiting: AbortController | undefined

/** The browser waits for a choice no longer. */
export const stopWaiting = () => waiting?.abort()

/**
 * Logs in with a passkey that the person chooses, or with one that the browser fills in. Returns whether one was used.
 */
export async function logInWithPasskey(
  role: 'client' | 'healer',
  mediation: CredentialMediationRequirement,
): Promise<boolean> {
  if (mediation === 'conditional' && !(await PublicKeyCredential.isConditionalMediationAvailable?.()))
    return false
  waiting?.abort()
  const controller = new AbortController()
  waiting = controller
  try {
    const { data } = await callApi('POST /api/website/passkey-login-options')
    if (controller.signal.aborted) return false
    const credential = await signWithPasskey(data, { mediation, signal: controller.signal })
    const answer = await callApi('POST /api/website/passkey-login', {
      body: { credential, role, ...(await deviceFields()) },
    })
    // The page itself goes on where a session is.
    storeSession(answer.data)
    return true
  } catch (error) {
    if (error instanceof NoPasskeyError) return false
    // Whoever types goes on by an OTP, and hears nothing of what was offered beside it.
    if (mediation === 'conditional') return false
    throw error
  }
}
