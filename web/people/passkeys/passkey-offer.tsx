import '../../messages/passkeys.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { hasPasskeys } from '../../session/browser-passkeys.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Toolbar } from '../../ui/parts.tsx'
import { passkeyQuery } from './passkey-query.ts'
import { useMakePasskey } from './use-make-passkey.ts'

/** Offers a passkey to whoever came back and has none, until they have one or do not want it. */
export default function PasskeyOffer() {
  const t = useTranslations('passkeys')
  const client = useQueryClient()
  const { data } = useQuery({ ...passkeyQuery, enabled: hasPasskeys() })
  const again = () => client.invalidateQueries({ queryKey: passkeyQuery.queryKey })
  const making = useMakePasskey(again)
  const refusing = useAction(async () => {
    await callApi('POST /api/website/passkey-refusal')
    await again()
  })
  if (!data?.is_offered) return null
  return (
    <Card as="section" tone="info" gap={3} aria-label={t('offer.title')}>
      <h2>{t('offer.title')}</h2>
      <p>{t('offer.words')}</p>
      <Toolbar>
        <Button variant="primary" busy={making.isBusy} onClick={() => void making.run()}>
          {t('add')}
        </Button>
        <Button variant="quiet" busy={refusing.isBusy} onClick={() => void refusing.run()}>
          {t('offer.dismiss')}
        </Button>
      </Toolbar>
    </Card>
  )
}
