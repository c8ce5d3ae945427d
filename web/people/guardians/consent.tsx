import '../../messages/guardians.ts'
import { pathTo } from '@newyou/contract/addresses'
import type { GuardianDoor } from '@newyou/contract/people/guardians/guardians'
import type { GuardianState } from '@newyou/contract/people/guardians/rules'
import { useEffect, useRef, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { AnswerForm } from './answer-form.tsx'
import { ConsentWords } from './consent-words.tsx'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'guardians')
  return pageMeta(matches, {
    path: pathTo('guardianConsent', { token: params.token ?? '' }),
    title: t('door.meta'),
    description: t('door.meta'),
    noIndex: true,
  })
}

type Open = Extract<GuardianDoor, { is: 'open' }>
type Shown =
  | { is: 'loading' }
  | { is: 'gone'; words: string }
  | { is: 'done'; name: string; state: Exclude<GuardianState, 'pending'> }
  | GuardianDoor

const isUnknown = (error: unknown) => error instanceof ApiError && error.code === 'guardianLinkUnknown'

/** Where the link to a guardian leads, without a log-in. Looking changes nothing. */
export default function Consent() {
  const { token = '' } = useParams()
  const t = useTranslations('guardians.door')
  const wordsFor = useErrorWords()
  const [shown, setShown] = useState<Shown>({ is: 'loading' })
  const [round, setRound] = useState(0)
  const content = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked at once, and again when it turned out to be closed
  useEffect(() => {
    const controller = new AbortController()
    callApi('GET /api/website/guardian-consent/{token}', { params: { token }, signal: controller.signal })
      .then(({ data }) => setShown(data))
      .catch((error: unknown) => {
        if (!controller.signal.aborted)
          setShown({ is: 'gone', words: isUnknown(error) ? t('goneWords') : wordsFor(error) })
      })
    return () => controller.abort()
  }, [token, round])
  // The form is gone, and with it the focus.
  useEffect(() => {
    if (shown.is !== 'done') return
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
    if (shown.is === 'closed') return <Closed token={token} contact={shown.contact} />
    if (shown.is === 'done')
      return (
        <EmptyState
          heading="h1"
          title={t(`done.${shown.state}`)}
          words={t(`doneWords.${shown.state}`, { name: shown.name })}
        />
      )
    if (shown.is === 'loading')
      return (
        <>
          <h1>{t('loading')}</h1>
          <div aria-hidden="true">
            <SkeletonLine width="most" tall />
          </div>
        </>
      )
    return (
      <OpenDoor
        token={token}
        door={shown}
        onAnswered={setShown}
        onClosed={() => setRound((before) => before + 1)}
      />
    )
  }
}

function OpenDoor({
  token,
  door,
  onAnswered,
  onClosed,
}: {
  token: string
  door: Open
  onAnswered: (shown: Shown) => void
  onClosed: () => void
}) {
  const t = useTranslations('guardians.door')
  const { young_name: name } = door
  return (
    <Section as="div" gap={3} width="form" above={4}>
      <h1>{t('title', { name })}</h1>
      {door.state === 'given' && (
        <div>
          <Button variant="quiet" to={urls.guardianSigning(token)}>
            {t('toSign')}
          </Button>
        </div>
      )}
      <ConsentWords name={name} endsOn={door.ends_on} />
      <h2>{t('formTitle')}</h2>
      <AnswerForm
        token={token}
        door={door}
        onAnswered={(state) => onAnswered({ is: 'done', name, state })}
        onClosed={onClosed}
      />
    </Section>
  )
}

function Closed({ token, contact }: { token: string; contact: string }) {
  const t = useTranslations('guardians.door')
  const [isSent, setSent] = useState(false)
  const { run, isBusy } = useAction(async () => {
    await callApi('POST /api/website/guardian-consent/{token}/link', { params: { token } })
    setSent(true)
  })
  return (
    <EmptyState
      heading="h1"
      title={t('closedTitle')}
      words={isSent ? t('sent', { contact }) : t('closed', { contact })}
    >
      {!isSent && (
        <Button variant="primary" busy={isBusy} onClick={() => void run()}>
          {t('sendNew')}
        </Button>
      )}
    </EmptyState>
  )
}
