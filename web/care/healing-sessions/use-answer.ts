import '../../messages/healing-sessions.ts'
import { paisePerRupee } from '@newyou/contract/business'
import type { HealingSession } from '@newyou/contract/care/healing-sessions/healing-sessions'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { confirm } from '../../ui/overlay-store.ts'
import { urls } from '../../urls.ts'
import { useChanges } from '../appointments/use-changes.ts'

/** Yes or no to an offer. A yes that leaves something to pay leads to the payment. */
export function useAnswer({ u_id: uId, state, healer }: HealingSession) {
  const t = useTranslations('healing-sessions.offer')
  const { press, busy } = useChanges()
  const navigate = useNavigate()
  const localized = useLocalized()

  const send = (accepted_by_patient: boolean, walletPaise = 0) =>
    callApi('PATCH /api/website/healing-session/{uId}', {
      params: { uId },
      body: { accepted_by_patient, wallet_discount: walletPaise / paisePerRupee },
    })

  return {
    busy,
    accept: (walletPaise: number) =>
      press('accept', async () => {
        const answer = await send(true, walletPaise)
        const { state: now, order_u_id: orderId } = answer.data
        if (now === 'accepted' && orderId) await navigate(localized(urls.payment(orderId)))
        return answer
      }),
    async decline() {
      const isSure = await confirm({
        title: t('declineTitle'),
        words: t('declineWords', { name: healer.full_name }),
        confirmLabel: t('declineYes'),
        cancelLabel: t(state === 'accepted' ? 'letGoNo' : 'declineNo'),
      })
      if (isSure) await press('decline', () => send(false))
    },
  }
}
