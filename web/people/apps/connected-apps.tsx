import '../../messages/apps.ts'
import type { AppGrant } from '@newyou/contract/people/apps/apps'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { Row, Section, Stack, Toolbar } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { AppCalls } from './app-calls.tsx'
import { ScopeList } from './scope-list.tsx'

/** The apps that act for a person, each with a way to end it. */
export function ConnectedApps() {
  const t = useTranslations('apps.connected')
  const { data, isError, refetch } = useQuery({
    queryKey: ['app-grants'],
    queryFn: async ({ signal }) => (await callApi('GET /api/website/app-grant', { signal })).data,
  })
  return (
    <Section gap={3} width="text" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Grants all={data} isError={isError} onAgain={() => refetch()} />
    </Section>
  )
}

function Grants({
  all,
  isError,
  onAgain,
}: {
  all: AppGrant[] | undefined
  isError: boolean
  onAgain: () => Promise<unknown>
}) {
  const t = useTranslations('apps.connected')
  if (isError) return <ErrorState words={t('failed')} onRetry={() => void onAgain()} />
  if (!all) return <SkeletonLine width="most" />
  if (all.length === 0) return <p className="t2">{t('none')}</p>
  return (
    <>
      <p className="t2">{t('lead')}</p>
      <Stack as="ul">
        {all.map((grant) => (
          <Grant key={grant.u_id} of={grant} onEnded={onAgain} />
        ))}
      </Stack>
    </>
  )
}

function Grant({ of: grant, onEnded }: { of: AppGrant; onEnded: () => Promise<unknown> }) {
  const t = useTranslations('apps.connected')
  const { at } = useWhen()
  const [showsCalls, setShowsCalls] = useState(false)
  const { app_name: name } = grant
  const { run, isBusy } = useAction(async () => {
    const isSure = await confirm({
      title: t('sure.title', { name }),
      words: t('sure.words'),
      confirmLabel: t('sure.confirm'),
      cancelLabel: t('sure.cancel'),
    })
    if (!isSure) return
    await callApi('DELETE /api/website/app-grant/{grantId}', { params: { grantId: grant.u_id } })
    toast({ tone: 'ok', words: t('done') })
    await onEnded()
  })
  return (
    <Row>
      <div className={layout.ends}>
        <div>
          <b>{name}</b>
          <p className="small t2">
            {grant.host ?? t('onDevice')}
            {grant.role === 'healer' && `, ${t('asHealer')}`}
          </p>
        </div>
        <Button
          variant="quiet"
          small
          busy={isBusy}
          aria-label={t('disconnectNamed', { name })}
          onClick={() => void run()}
        >
          {t('disconnect')}
        </Button>
      </div>
      <p className="small t2">
        {t('since', { when: at(grant.created_at) })}
        {' · '}
        {grant.last_used_at ? t('used', { when: at(grant.last_used_at) }) : t('unused')}
      </p>
      <details>
        <summary>{t('may')}</summary>
        <ScopeList of={grant.scopes} />
      </details>
      <Toolbar>
        <Button
          variant="quiet"
          small
          aria-expanded={showsCalls}
          aria-label={t('callsOf', { name })}
          onClick={() => setShowsCalls(!showsCalls)}
        >
          {t('calls')}
        </Button>
      </Toolbar>
      {showsCalls && <AppCalls of={grant} />}
    </Row>
  )
}
