import '../../messages/notifications.ts'
import { pathTo } from '@newyou/contract/addresses'
import type { ChosenKind } from '@newyou/contract/foundation/notifications'
import { useEffect, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'notifications')
  return pageMeta(matches, {
    path: pathTo('unsubscribe', { token: params.token ?? '' }),
    title: t('unsubscribe.meta'),
    description: t('unsubscribe.meta'),
    noIndex: true,
  })
}

type Shown =
  | { is: 'loading' }
  | { is: 'gone'; words: string }
  | { is: 'open'; kind: ChosenKind; isOn: boolean; hasChanged: boolean }

const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410)

/** Where the link at the end of a mail leads, without a log-in. Looking changes nothing. */
export default function Unsubscribe() {
  const { token = '' } = useParams()
  const t = useTranslations('notifications.unsubscribe')
  const kinds = useTranslations('notifications.settings.kinds')
  const wordsFor = useErrorWords()
  const [shown, setShown] = useState<Shown>({ is: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked at once
  useEffect(() => {
    const controller = new AbortController()
    callApi('GET /api/website/unsubscribe/{token}', { params: { token }, signal: controller.signal })
      .then(({ data }) => setShown({ is: 'open', kind: data.kind, isOn: data.is_on, hasChanged: false }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted)
          setShown({ is: 'gone', words: isGone(error) ? t('goneWords') : wordsFor(error) })
      })
    return () => controller.abort()
  }, [token])

  const { run, isBusy } = useAction(async (isOn: boolean) => {
    const { data } = await callApi('POST /api/website/unsubscribe/{token}', {
      params: { token },
      body: { is_on: isOn },
    })
    setShown({ is: 'open', kind: data.kind, isOn: data.is_on, hasChanged: true })
  })

  if (shown.is === 'gone')
    return (
      <div className="wrap section">
        <EmptyState heading="h1" title={t('gone')} words={shown.words}>
          <Button variant="quiet" to={urls.notificationSettings()}>
            {t('settings')}
          </Button>
        </EmptyState>
      </div>
    )
  if (shown.is === 'loading')
    return (
      <div className="wrap section">
        <h1>{t('title')}</h1>
        <div aria-hidden="true">
          <SkeletonLine width="most" tall />
        </div>
      </div>
    )
  const { kind, isOn, hasChanged } = shown
  return (
    <div className="wrap section">
      <h1>{t('title')}</h1>
      <p className="lead" role="status">
        {t(isOn ? 'on' : 'off', { kind: kinds(`${kind}.title`) })}
      </p>
      <p className="t2">{t('always')}</p>
      <div className={layout.cluster}>
        <Button
          variant={isOn && !hasChanged ? 'primary' : 'quiet'}
          busy={isBusy}
          onClick={() => void run(!isOn)}
        >
          {t(isOn ? 'stop' : 'again')}
        </Button>
        <Button variant="bare" to={urls.notificationSettings()}>
          {t('settings')}
        </Button>
      </div>
    </div>
  )
}
