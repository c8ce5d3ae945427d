import '../../messages/imports.ts'
import { pathTo } from '@newyou/contract/addresses'
import { useEffect, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { WelcomeForm } from './welcome-form.tsx'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'imports')
  return pageMeta(matches, {
    path: pathTo('importedClient', { token: params.token ?? '' }),
    title: t('meta'),
    description: t('meta'),
    noIndex: true,
  })
}

type Shown = { is: 'loading' | 'open' | 'closed' | 'accepted' | 'refused' } | { is: 'gone'; words: string }

/** Where a client whom the practice brought from elsewhere says yes or no. Looking changes nothing. */
export default function Welcome() {
  const { token = '' } = useParams()
  const t = useTranslations('imports')
  const wordsFor = useErrorWords()
  const [shown, setShown] = useState<Shown>({ is: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked at once
  useEffect(() => {
    const controller = new AbortController()
    callApi('GET /api/website/imported-client/{token}', { params: { token }, signal: controller.signal })
      .then(({ data }) => setShown(data))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setShown({ is: 'gone', words: wordsFor(error) })
      })
    return () => controller.abort()
  }, [token])
  return <div className="wrap section">{body()}</div>

  function body() {
    if (shown.is === 'gone') return <EmptyState heading="h1" title={t('gone')} words={shown.words} />
    if (shown.is === 'loading')
      return (
        <>
          <h1>{t('loading')}</h1>
          <div aria-hidden="true">
            <SkeletonLine width="most" tall />
          </div>
        </>
      )
    if (shown.is === 'open') return <WelcomeForm token={token} onDone={(is) => setShown({ is })} />
    return (
      <div role="status">
        <EmptyState heading="h1" title={t(shown.is)} words={t(`${shown.is}Words`)}>
          {shown.is === 'accepted' && (
            <Button variant="primary" to={urls.login()}>
              {t('login')}
            </Button>
          )}
          {shown.is === 'closed' && (
            <Button variant="primary" to={urls.register()}>
              {t('register')}
            </Button>
          )}
        </EmptyState>
      </div>
    )
  }
}
