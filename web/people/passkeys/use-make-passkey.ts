import '../../messages/passkeys.ts'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { makePasskey, NoPasskeyError } from '../../session/browser-passkeys.ts'
import { deviceName } from '../../session/device-name.ts'
import { toast } from '../../ui/overlay-store.ts'

/** Makes a passkey on this device, named after it, and says what came of it. */
export function useMakePasskey(onMade: () => Promise<unknown>) {
  const t = useTranslations('passkeys')
  return useAction(async () => {
    try {
      await makePasskey(deviceName())
      toast({ tone: 'ok', words: t('added') })
      await onMade()
    } catch (error) {
      if (error instanceof NoPasskeyError) toast({ tone: 'bad', words: t('notMade') })
      else if (error instanceof ApiError) throw error
      else toast({ tone: 'bad', words: t('known') })
    }
  })
}
