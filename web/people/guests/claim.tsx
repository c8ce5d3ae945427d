import '../../messages/guests.ts'
import { pathTo } from '@newyou/contract/addresses'
import type { GuestClaim } from '@newyou/contract/people/guests/guests'
import { useEffect, useRef, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { ClaimForm } from './claim-form.tsx'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'guests')
  return pageMeta(matches, {
    path: pathTo('guestClaim', { token: params.token ?? '' }),
    title: t('meta'),
    description: t('meta'),
    noIndex: true,
  })
}

type Shown = { is: 'loading' | 'denied' | 'consented' | 'added' } | { is: 'gone'; words: string } | GuestClaim

/** Where the link of a guest leads: it says nothing of the appointment, and looking changes nothing. */
export default function Claim() {
  const { token = '' } = useParams()
  const t = useTranslations('guests')
  const wordsFor = useErrorWords()
  const [shown, setShown] = useState<Shown>({ is: 'loading' })
  const session = useSession()
  // For somebody else of the family, who has the same phone.
  const [ownAccount, setOwnAccount] = useState(false)
  const content = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked at once
  useEffect(() => {
    const controller = new AbortController()
    callApi('GET /api/website/guest-claim/{token}', { params: { token }, signal: controller.signal })
      .then(({ data }) => setShown(data))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setShown({ is: 'gone', words: wordsFor(error) })
      })
    return () => controller.abort()
  }, [token])
  // The form is gone, and with it the focus.
  useEffect(() => {
    if (shown.is !== 'denied' && shown.is !== 'consented' && shown.is !== 'added') return
    content.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [shown])

  return (
    <div className="wrap section" ref={content} tabIndex={-1}>
      {body()}
    </div>
  )

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
    if (shown.is === 'added')
      return (
        <EmptyState heading="h1" title={t('added')} words={t('addedWords')}>
          <Button variant="primary" to={urls.dashboard()}>
            {t('toSessions')}
          </Button>
        </EmptyState>
      )
    if (shown.is !== 'open' && shown.is !== 'reminder')
      return <EmptyState heading="h1" title={t(shown.is)} words={t(`${shown.is}Words`)} />
    if (shown.is === 'reminder')
      return (
        <Section as="div" gap={3} width="form" above={4}>
          <h1>{t('reminder')}</h1>
          <p>{t('reminderWords')}</p>
          <NotMe token={token} onDone={(is) => setShown({ is })} />
        </Section>
      )
    const { contact, is_young: isYoung } = shown
    const isAdding = session?.role === 'client' && !isYoung && !ownAccount
    return (
      <Section as="div" gap={3} width="form" above={4}>
        <h1>{t('title')}</h1>
        <p>{t(isAdding ? 'leadAdding' : isYoung ? 'leadYoung' : 'lead', { contact })}</p>
        <ClaimForm
          key={String(isAdding)}
          token={token}
          contact={contact}
          isYoung={isYoung}
          isAdding={isAdding}
          onAdded={() => setShown({ is: 'added' })}
          onConsented={() => setShown({ is: 'consented' })}
          onClosed={() => setShown({ is: 'closed' })}
        />
        {isAdding && (
          <div>
            <Button variant="quiet" onClick={() => setOwnAccount(true)}>
              {t('separate')}
            </Button>
          </div>
        )}
        <NotMe token={token} onDone={(is) => setShown({ is })} />
      </Section>
    )
  }
}

/** For whom it is no appointment of theirs. */
function NotMe({ token, onDone }: { token: string; onDone: (is: 'denied' | 'closed') => void }) {
  const t = useTranslations('guests')
  const { run, isBusy } = useAction(async () => {
    try {
      await callApi('POST /api/website/guest-claim/{token}/not-me', { params: { token } })
      onDone('denied')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'guestLinkClosed') onDone('closed')
      else throw error
    }
  })
  return (
    <>
      <h2>{t('otherTitle')}</h2>
      <p>{t('other')}</p>
      <div>
        <Button variant="quiet" busy={isBusy} onClick={() => void run()}>
          {t('notMe')}
        </Button>
      </div>
    </>
  )
}
