import '../../messages/passkeys.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { hasPasskeys, NoPasskeyError, signWithPasskey } from '../../session/browser-passkeys.ts'
import { callApi } from '../../session/call-api.ts'
import { deviceFields } from '../../session/device-signal.ts'
import { storeSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay-store.ts'

/** Logs in with a passkey: by a press, or by choosing one where the browser fills in the contact. */
export default function PasskeyLogin({ as: role }: { as: 'client' | 'healer' }) {
  const t = useTranslations('passkeys')
  /** A browser shows one request at a time. */
  const waiting = useRef<AbortController>(undefined)

  async function logIn(mediation: CredentialMediationRequirement) {
    waiting.current?.abort()
    const controller = new AbortController()
    waiting.current = controller
    const { data } = await callApi('POST /api/website/passkey-login-options')
    if (controller.signal.aborted) return
    const credential = await signWithPasskey(data, { mediation, signal: controller.signal })
    const answer = await callApi('POST /api/website/passkey-login', {
      body: { credential, role, ...(await deviceFields()) },
    })
    // The page itself goes on where a session is.
    storeSession(answer.data)
  }

  const pressed = useAction(async () => {
    try {
      await logIn('optional')
    } catch (error) {
      if (!(error instanceof NoPasskeyError)) throw error
      toast({ tone: 'bad', words: t('notUsed') })
    }
  })

  const fill = useEffectEvent(async () => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    // Whoever types goes on by an OTP, and hears nothing of what was offered beside it.
    await logIn('conditional').catch(() => undefined)
  })
  useEffect(() => {
    if (!hasPasskeys()) return
    let isAsked = false
    const onFocus = ({ target }: Pick<FocusEvent, 'target'>) => {
      if (isAsked || !(target instanceof HTMLInputElement) || !target.autocomplete.includes('webauthn'))
        return
      isAsked = true
      void fill()
    }
    onFocus({ target: document.activeElement })
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('focusin', onFocus)
      waiting.current?.abort()
    }
  }, [])

  if (!hasPasskeys()) return null
  return (
    <Button variant="quiet" wide busy={pressed.isBusy} onClick={() => void pressed.run()}>
      {t('logIn')}
    </Button>
  )
}
