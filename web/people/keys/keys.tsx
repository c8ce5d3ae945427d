import '../../messages/keys.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ShownOnce } from '../../page/shown-once.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHead, Stack, Toolbar } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { KeyForm } from './key-form.tsx'
import { KeyRow } from './key-row.tsx'

const queryKey = ['keys']

/** In the practice: keys by which other programs act for the healer. */
export function MyKeys() {
  const t = useTranslations('keys')
  const client = useQueryClient()
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callApi('GET /api/practice/key', { signal })).data,
  })
  const wordsOnce = {
    title: t('made.title'),
    label: t('made.label'),
    once: t('made.once'),
    copy: t('made.copy'),
    copied: t('made.copied'),
    done: t('made.done'),
  }
  const again = () => client.invalidateQueries({ queryKey, exact: true })

  if (!data)
    return isError ? (
      <ErrorState heading="h1" words={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <KeysWaiting />
    )
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} quiet />
      {made && <ShownOnce secret={made} words={wordsOnce} onDone={() => setMade(undefined)} />}
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

/** Until it is known who is there. */
export function KeysWaiting() {
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
