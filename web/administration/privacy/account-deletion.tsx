import '../../messages/privacy.ts'
import type { AccountDeletion } from '@newyou/contract/administration/privacy'
import { useEffect, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'privacy')
  return pageMeta(matches, {
    path: urls.accountDeletion(params.deletionId ?? ''),
    title: t('deletion.meta'),
    description: t('deletion.title'),
    noIndex: true,
  })
}

/** How far a deletion is, for who asked for it and is logged out now. */
export default function DeletionPage() {
  const t = useTranslations('privacy.deletion')
  const { deletionId = '' } = useParams()
  const [deletion, setDeletion] = useState<AccountDeletion | 'unknown' | undefined>()
  useEffect(() => {
    const leaving = new AbortController()
    callApi('GET /api/website/account-deletion/{deletionId}', {
      params: { deletionId },
      signal: leaving.signal,
    }).then(
      ({ data }) => setDeletion(data),
      () => leaving.signal.aborted || setDeletion('unknown'),
    )
    return () => leaving.abort()
  }, [deletionId])
  return (
    <div className="wrap section">
      <div className={layout.measure}>
        <h1>{t('title')}</h1>
        {deletion === undefined && <SkeletonLine width="most" />}
        {deletion === 'unknown' && <p className={layout.intro}>{t('unknown')}</p>}
        {typeof deletion === 'object' && <State deletion={deletion} />}
      </div>
    </div>
  )
}

function State({ deletion }: { deletion: AccountDeletion }) {
  const t = useTranslations('privacy.deletion')
  const { at } = useWhen()
  const { state, proof, due_at: dueAt, closed_at: closedAt } = deletion
  return (
    <>
      <p className={layout.intro}>
        {state === 'waiting' ? t('waiting', { when: at(dueAt) }) : t(state, { when: at(closedAt ?? dueAt) })}
      </p>
      {state === 'waiting' && (
        <>
          <p className={layout.intro}>{t('keep')}</p>
          <Button variant="primary" to={urls.login()}>
            {t('logIn')}
          </Button>
        </>
      )}
      {proof && <p className={layout.intro}>{t('proof', proof)}</p>}
      <p className="small t3">{t('number', { id: deletion.u_id })}</p>
    </>
  )
}
