import '../../messages/organizations.ts'
import type { OfferedMembership } from '@newyou/contract/money/organizations/organizations'
import { useEffect, useState } from 'react'
import { type MetaArgs, useNavigate, useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { longDay, rupees } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf, localized } from '../../ui/locale.ts'
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './organizations.module.css'
import { WhatItSees } from './what-it-sees.tsx'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'organizations')
  return pageMeta(matches, {
    path: urls.joinOrganization(params.code ?? ''),
    title: t('join.meta'),
    description: t('description'),
    noIndex: true,
  })
}

const isGone = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 404 || failure.status === 410)

/** Where an invitation leads: what it is and what the organisation would see, before a person joins. */
export default function JoinOrganization() {
  const { code = '' } = useParams()
  const t = useTranslations('organizations.join')
  const wordsFor = useErrorWords()
  const [offered, setOffered] = useState<OfferedMembership>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    const controller = new AbortController()
    callApi('GET /api/website/organization-invitation/{code}', {
      params: { code },
      signal: controller.signal,
    })
      .then(({ data }) => setOffered(data))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setFailure(error)
      })
    return () => controller.abort()
  }, [code])

  return (
    <div className="wrap section">
      {failure !== undefined ? (
        <EmptyState
          heading="h1"
          title={t('gone')}
          words={isGone(failure) ? t('goneWords') : wordsFor(failure)}
        />
      ) : offered ? (
        <Door code={code} offered={offered} />
      ) : (
        <div className={styles.door}>
          <h1>{t('loading')}</h1>
          <SkeletonLine width="most" tall />
        </div>
      )}
    </div>
  )
}

function Door({ code, offered }: { code: string; offered: OfferedMembership }) {
  const t = useTranslations('organizations.join')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const session = useSession()
  const navigate = useNavigate()
  const { name, monthly_paise: monthly, expires_at: expires } = offered
  const { run: join, isBusy } = useAction(async () => {
    await callApi('POST /api/website/organization-invitation/{code}/accept', { params: { code } })
    toast({ tone: 'ok', words: t('joined', { name }) })
    await navigate(localized(urls.organization(), localeOf(location.pathname)))
  })
  return (
    <div className={styles.door}>
      <h1>{t('title', { name })}</h1>
      <p className="lead">{t('words', { name, monthly: rupees(monthly) })}</p>
      <WhatItSees />
      <p className="small t3">{t('until', { day: longDay(expires, zone, locale, now) })}</p>
      {session?.role === 'client' ? (
        <Button variant="primary" busy={isBusy} onClick={() => void join()}>
          {t('action', { name })}
        </Button>
      ) : session ? (
        <p>{t('roleWords')}</p>
      ) : (
        <div className={layout.cluster}>
          <Button variant="primary" to={urls.login(urls.joinOrganization(code))}>
            {t('logIn')}
          </Button>
          <Button variant="quiet" to={urls.register()}>
            {t('register')}
          </Button>
        </div>
      )}
    </div>
  )
}
