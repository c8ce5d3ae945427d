import '../../messages/keys.ts'
import { addresses } from '@newyou/contract/addresses'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { localeOf } from '../../ui/locale.ts'
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Card, PageHead, Stack, Toolbar } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { KeyForm } from './key-form.tsx'
import { KeyRow } from './key-row.tsx'

const queryKey = ['keys']

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'keys')
  return pageMeta(matches, {
    path: addresses.practiceKeys,
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

/** In the practice: keys by which other programs act for the healer. */
export default function Keys() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <MyKeys />}
    </PrivatePage>
  )
}

function MyKeys() {
  const t = useTranslations('keys')
  const client = useQueryClient()
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callApi('GET /api/practice/key', { signal })).data,
  })
  const again = () => client.invalidateQueries({ queryKey, exact: true })

  if (!data)
    return isError ? (
      <ErrorState heading="h1" words={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <Waiting />
    )
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} quiet />
      {made && <MadeKey secret={made} onDone={() => setMade(undefined)} />}
      {isMaking ? (
        <KeyForm
          onCancel={() => setIsMaking(false)}
          onMade={async (secret) => {
            setMade(secret)
            setIsMaking(false)
            await again()
          }}
        />
      ) : (
        !made && (
          <Toolbar>
            <Button variant="primary" onClick={() => setIsMaking(true)}>
              {t('add')}
            </Button>
          </Toolbar>
        )
      )}
      {data.length === 0 && !isMaking && (
        <Stack above={6}>
          <EmptyState title={t('none.title')} words={t('none.words')} />
        </Stack>
      )}
      <Stack as="ul" above={6}>
        {data.map((key) => (
          <KeyRow key={key.u_id} of={key} onRevoked={again} />
        ))}
      </Stack>
    </>
  )
}

/** The form is gone: who sent it goes on here, with the key selected. */
const goOnHere = (field: HTMLInputElement | null) => field?.focus()

/** The one time that a key is seen. */
function MadeKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useTranslations('keys.made')
  const wordsFor = useErrorWords()
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      toast({ tone: 'ok', words: t('copied') })
    } catch (error) {
      toast({ tone: 'bad', words: wordsFor(error) })
    }
  }
  return (
    <Card as="section" tone="info" gap={4} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Field label={t('label')} hint={t('once')}>
        {(control) => (
          <input
            {...control}
            ref={goOnHere}
            readOnly
            value={secret}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Toolbar>
        <Button variant="primary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('done')}
        </Button>
      </Toolbar>
    </Card>
  )
}

function Waiting() {
  const t = useTranslations('keys')
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} quiet />
      <Stack gap={4} aria-hidden="true">
        <SkeletonLine width="most" tall />
        <SkeletonLine width="most" tall />
      </Stack>
    </>
  )
}
