import '../../messages/webhooks.ts'
import { addresses } from '@newyou/contract/addresses'
import { ownWebhooksMax } from '@newyou/contract/administration/webhooks/own-webhooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { ShownOnce } from '../../page/shown-once.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead, Stack, Toolbar } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { webhookQueries } from './queries.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'webhooks')
  return pageMeta(matches, {
    path: addresses.practiceWebhooks,
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

/** In the practice: other systems of the healer's that are told at once what happens. */
export default function Webhooks() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <MyWebhooks />}
    </PrivatePage>
  )
}

function MyWebhooks() {
  const t = useTranslations('webhooks')
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const { data, isError, refetch } = useQuery(webhookQueries.mine())
  if (!data)
    return isError ? (
      <ErrorState heading="h1" words={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <Waiting />
    )
  const wordsOnce = {
    title: t('made.title'),
    label: t('made.label'),
    once: t('made.once'),
    copy: t('made.copy'),
    copied: t('made.copied'),
    done: t('made.done'),
  }
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} quiet />
      {secret && <ShownOnce secret={secret} words={wordsOnce} onDone={() => setSecret(undefined)} />}
      {isMaking && (
        <WebhookForm
          onCancel={() => setMaking(false)}
          onSend={async (body) => {
            const answer = await callApi('POST /api/practice/webhook', { body })
            setSecret(answer.data.secret)
            setMaking(false)
            await refetch()
          }}
        />
      )}
      {!isMaking && !secret && data.length < ownWebhooksMax && (
        <Toolbar>
          <Button variant="primary" onClick={() => setMaking(true)}>
            {t('add')}
          </Button>
        </Toolbar>
      )}
      {data.length >= ownWebhooksMax && <p className="small t3">{t('most', { count: ownWebhooksMax })}</p>}
      {data.length === 0 && !isMaking && (
        <Stack above={6}>
          <EmptyState title={t('none.title')} words={t('none.words')} />
        </Stack>
      )}
      <Stack as="ul" above={6}>
        {data.map((webhook) => (
          <WebhookRow key={webhook.u_id} of={webhook} onSecret={setSecret} />
        ))}
      </Stack>
    </>
  )
}

function Waiting() {
  const t = useTranslations('webhooks')
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
