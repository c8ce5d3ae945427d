import '../../messages/accounts.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay-store.ts'

/** Loaded with the first touch of the form, which works without it. */
const passkeys = () => import('./log-in.ts')

const isThere = () =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'

/** Logs in with a passkey: by a press, or by choosing one where the browser fills in the contact. */
export function PasskeyLogin({ as: role }: { as: 'client' | 'healer' }) {
  const t = useTranslations('accounts')
  const pressed = useAction(async () => {
    const { logInWithPasskey } = await passkeys()
    if (!(await logInWithPasskey(role, 'optional'))) toast({ tone: 'bad', words: t('login.passkeyUnused') })
  })

  const fill = useEffectEvent(async () => {
    await (await passkeys()).logInWithPasskey(role, 'conditional')
  })
  useEffect(() => {
    if (!isThere()) return
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
      if (isAsked) void passkeys().then(({ stopWaiting }) => stopWaiting())
    }
  }, [])

  if (!isThere()) return null
  return (
    <Button variant="quiet" wide busy={pressed.isBusy} onClick={() => void pressed.run()}>
      {t('login.passkey')}
    </Button>
  )
}
