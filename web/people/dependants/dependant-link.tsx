import '../../messages/dependants.ts'
import { pathTo } from '@newyou/contract/addresses'
import type { DependantLink as Link } from '@newyou/contract/people/dependants'
import { useEffect, useState } from 'react'
import { type MetaArgs, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Stack } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'dependants')
  return pageMeta(matches, {
    path: pathTo('dependantLink', { token: params.token ?? '' }),
    title: t('link.meta'),
    description: t('link.meta'),
    noIndex: true,
  })
}

/** Where the link leads for whom somebody would like to book, or to whom a parent gives an account. Looking changes nothing. */
export default function DependantLink() {
  const { token = '' } = useParams()
  const t = useTranslations('dependants.link')
  const wordsFor = useErrorWords()
  const [link, setLink] = useState<Link>()
  const [failure, setFailure] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked at once
  useEffect(() => {
    const controller = new AbortController()
    callApi('GET /api/website/dependant-link/{token}', { params: { token }, signal: controller.signal })
      .then(({ data }) => setLink(data))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setFailure(wordsFor(error))
      })
    return () => controller.abort()
  }, [token])
  return (
    <div className="wrap section">
      {failure ? (
        <EmptyState heading="h1" title={t('gone')} words={failure} />
      ) : link ? (
        <Question token={token} link={link} />
      ) : (
        <>
          <h1>{t('loading')}</h1>
          <SkeletonLine width="most" tall />
        </>
      )}
    </div>
  )
}

function Question({ token, link }: { token: string; link: Link }) {
  const t = useTranslations('dependants.link')
  const session = useSession()
  const navigate = useNavigate()
  const localized = useLocalized()
  const [answer, setAnswer] = useState<{ is_agreed: boolean; contact: string | null }>()
  const here = pathTo('dependantLink', { token })
  const { run, busyWith, failure } = useAction(
    async (isAgreed: boolean) => {
      try {
        const { data } = await callApi('POST /api/website/dependant-link/{token}', {
          params: { token },
          body: { is_agreed: isAgreed },
        })
        setAnswer(data)
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'profileIncomplete')) throw error
        await navigate(localized(urls.profile(here)))
      }
    },
    { shows: 'failure' },
  )
  const names = { payer: link.payer_name, name: link.name }
  const isAccount = link.kind === 'account'
  if (answer)
    return (
      <Stack gap={4} start width="text" role="status">
        <h1>{t(isAccount ? 'accountTitle' : 'adultTitle', names)}</h1>
        <p>
          {answer.contact
            ? t('taken', { contact: answer.contact })
            : answer.is_agreed
              ? t('agreed')
              : t('refused', names)}
        </p>
        {answer.contact && (
          <Button variant="primary" to={urls.login()}>
            {t('toLogin')}
          </Button>
        )}
      </Stack>
    )
  return (
    <Stack gap={4} start width="text">
      <h1>{t(isAccount ? 'accountTitle' : 'adultTitle', names)}</h1>
      <p>{t(isAccount ? 'accountWords' : 'adultWords', names)}</p>
      <FormFailure>{failure}</FormFailure>
      <div className={layout.cluster}>
        {isAccount || session ? (
          <Button variant="accent" busy={busyWith === true} onClick={() => void run(true)}>
            {t(isAccount ? 'take' : 'agree')}
          </Button>
        ) : (
          <Button variant="accent" to={urls.login(here)}>
            {t('login')}
          </Button>
        )}
        {!isAccount && session && (
          <Button variant="quiet" busy={busyWith === false} onClick={() => void run(false)}>
            {t('refuse')}
          </Button>
        )}
      </div>
    </Stack>
  )
}
