import '../../messages/passkeys.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { hasPasskeys, NoPasskeyError, proveByPasskey } from '../../session/browser-passkeys.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay-store.ts'

/** In the place of a code: a colleague's passkey, where they have one. */
export function PasskeyFactor({ onProven }: { onProven: () => Promise<unknown> }) {
  const t = useTranslations('passkeys')
  const { data } = useQuery({
    queryKey: ['passkey-factor'],
    enabled: hasPasskeys(),
    queryFn: async ({ signal }) => (await callApi('GET /api/staff/passkey-factor', { signal })).data,
  })
  const { run, isBusy } = useAction(async () => {
    try {
      await proveByPasskey('session')
    } catch (error) {
      if (!(error instanceof NoPasskeyError)) throw error
      toast({ tone: 'bad', words: t('notUsed') })
      return
    }
    await onProven()
  })
  if (!data?.is_there) return null
  return (
    <Button variant="quiet" wide busy={isBusy} onClick={() => void run()}>
      {t('factor')}
    </Button>
  )
}
