import '../../messages/signed-consents.ts'
import { pathTo } from '@newyou/contract/addresses'
import type { GuardianSigning as Door } from '@newyou/contract/care/signed-consents'
import { useEffect, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { localeOf } from '../../ui/locale.ts'
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Card, Section, Stack } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { ConsentText } from './asked-consent.tsx'
import { useConsentWords } from './consent-words.ts'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'signed-consents')
  return pageMeta(matches, {
    path: pathTo('guardianSigning', { token: params.token ?? '' }),
    title: t('guardian.meta'),
    description: t('guardian.meta'),
    noIndex: true,
  })
}

type Open = Extract<Door, { is: 'open' }>

/** Where the link leads that asks a guardian to sign, without a log-in. Looking changes nothing. */
export default function GuardianSigning() {
  const { token = '' } = useParams()
  const t = useTranslations('signed-consents.guardian')
  const wordsFor = useErrorWords()
  const [door, setDoor] = useState<Door>()
  const [failure, setFailure] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked at once
  useEffect(() => {
    const controller = new AbortController()
    callApi('GET /api/website/guardian-consent/{token}/signature', {
      params: { token },
      signal: controller.signal,
    })
      .then(({ data }) => setDoor(data))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setFailure(wordsFor(error))
      })
    return () => controller.abort()
  }, [token])
  return (
    <div className="wrap section">
      {failure ? (
        <EmptyState heading="h1" title={t('gone')} words={failure} />
      ) : !door ? (
        <>
          <h1>{t('loading')}</h1>
          <div aria-hidden="true">
            <SkeletonLine width="most" tall />
          </div>
        </>
      ) : door.is === 'closed' ? (
        <EmptyState heading="h1" title={t('gone')} words={t('closed')} />
      ) : (
        <Papers token={token} door={door} onAnswered={setDoor} />
      )}
    </div>
  )
}

function Papers({
  token,
  door,
  onAnswered,
}: {
  token: string
  door: Open
  onAnswered: (door: Door) => void
}) {
  const t = useTranslations('signed-consents.guardian')
  const { locale, titleOf } = useConsentWords()
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = name.trim().length < 2
  const { run, busyWith } = useAction(async (withdrawn: string | null) => {
    setTried(true)
    if (isMissing) return
    const { data } = await callApi('POST /api/website/guardian-consent/{token}/signature', {
      params: { token },
      body: {
        name: name.trim(),
        locale,
        u_ids: withdrawn ? [withdrawn] : [...new Set(door.asked.map((one) => one.version_u_id))],
        is_withdrawn: withdrawn !== null,
      },
    })
    toast({ tone: 'ok', words: t(withdrawn ? 'withdrawn' : 'done') })
    onAnswered(data)
  })
  return (
    <Section as="div" gap={4} width="form" above={4}>
      <h1>{t('title', { name: door.young_name })}</h1>
      {door.asked.length === 0 && <p className="t2">{t('nothing')}</p>}
      {door.asked.map((one) => (
        <Card as="article" key={one.version_u_id + one.healer_name}>
          <Stack gap={3}>
            <h2>{titleOf(one)}</h2>
            <ConsentText asked={one} />
          </Stack>
        </Card>
      ))}
      {(door.asked.length > 0 || door.signed.length > 0) && (
        <form
          noValidate
          aria-label={t('form')}
          onSubmit={(event) => {
            event.preventDefault()
            void run(null)
          }}
        >
          <Stack gap={4}>
            <Field
              label={t('name')}
              hint={t('nameHint', { hint: door.name_hint })}
              error={isTried && isMissing ? t('nameMissing') : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  autoComplete="name"
                  maxLength={130}
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                />
              )}
            </Field>
            {door.asked.length > 0 && (
              <div>
                <Button variant="primary" type="submit" busy={busyWith === null}>
                  {t('sign', { count: door.asked.length })}
                </Button>
              </div>
            )}
          </Stack>
        </form>
      )}
      {door.signed.length > 0 && (
        <Stack gap={3}>
          <h2>{t('signed')}</h2>
          <p className="small t2">{t('withdrawWords')}</p>
          {door.signed.map((one) => (
            <div key={one.u_id}>
              <p>
                {titleOf(one)}, {one.healer_name}
              </p>
              <Button variant="quiet" small busy={busyWith === one.u_id} onClick={() => void run(one.u_id)}>
                {t('withdraw')}
              </Button>
            </div>
          ))}
        </Stack>
      )}
    </Section>
  )
}
