import '../../messages/privacy.ts'
import type { DeletionBlocker } from '@newyou/contract/administration/privacy'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { queryClient } from '../../api/query-client.ts'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { forgetBrowser } from '../../session/forget-browser.ts'
import { clearSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { rupees } from '../../ui/format.ts'
import { LocaleLink, useLocalized } from '../../ui/locale-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { confirm } from '../../ui/overlay-store.ts'
import { Row } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { privacyQueries } from './queries.ts'

/** Where each of what stands in the way is ended, or seen to end. */
const wayOut: Record<DeletionBlocker, () => string> = {
  appointments: urls.dashboard,
  events: urls.myEvents,
  orders: () => urls.dashboard(),
  'other-roles': urls.contactUs,
}

/** Deleting the account: what stands in the way, what is lost, and one question before it. */
export function DeleteAccount() {
  const t = useTranslations('privacy.remove')
  const failed = useTranslations('privacy')('failed')
  const navigate = useNavigate()
  const localized = useLocalized()
  const [givesUp, setGivesUp] = useState(false)
  const { data, isError, refetch } = useQuery(privacyQueries.outlook())
  const { run, isBusy } = useAction(
    async () => {
      const { data: asked } = await callApi('POST /api/website/account-deletion', {
        body: { gives_up_balance: givesUp },
      })
      const page = localized(urls.accountDeletion(asked.u_id))
      await navigate(page, { replace: true })
      clearSession()
      queryClient.clear()
      await forgetBrowser()
      // Word that the session ended may have come first, and led to the login instead.
      if (location.pathname !== page) await navigate(page, { replace: true })
    },
    { onFailure: () => refetch() },
  )
  if (isError) return <ErrorState title={failed} onRetry={() => void refetch()} />
  if (!data) return null
  const { blockers, grace_days: days, wallet_paise: wallet, life_points: points } = data
  const isRich = wallet > 0 || points > 0

  async function ask() {
    const isSure = await confirm({
      title: t('sure.title'),
      words: t('sure.words', { days }),
      confirmLabel: t('sure.confirm'),
      cancelLabel: t('sure.cancel'),
    })
    if (isSure) await run()
  }

  return (
    <Row as="section" size="large" width="form" start gap={3}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words', { days })}</p>
      {blockers.length > 0 ? (
        <Notice>
          <p>{t('blocked')}</p>
          <ul>
            {blockers.map((blocker) => (
              <li key={blocker}>
                <LocaleLink to={wayOut[blocker]()}>{t(`blockers.${blocker}`)}</LocaleLink>
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <>
          {isRich && (
            <>
              <p>{t('balance', { wallet: rupees(wallet), points })}</p>
              <Choice type="checkbox" checked={givesUp} onChange={({ target }) => setGivesUp(target.checked)}>
                {t('giveUp')}
              </Choice>
            </>
          )}
          <Button variant="quiet" busy={isBusy} disabled={isRich && !givesUp} onClick={() => void ask()}>
            {t('start')}
          </Button>
        </>
      )}
    </Row>
  )
}
