import '../../messages/webhooks.ts'
import { ownWebhooksMax } from '@newyou/contract/administration/webhooks/own-webhooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ShownOnce } from '../../page/shown-once.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Section, Stack, Toolbar } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { webhookQueries } from './queries.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** In the practice: other systems of the healer's that are told at once what happens. */
export function MyWebhooks() {
  const t = useTranslations('webhooks')
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const { data, isError, refetch } = useQuery(webhookQueries.mine())
  if (isError && !data) return <ErrorState heading="h2" words={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLine width="most" tall />
  const wordsOnce = {
    title: t('made.title'),
    label: t('made.label'),
    once: t('made.once'),
    copy: t('made.copy'),
    copied: t('made.copied'),
    done: t('made.done'),
  }
  return (
    <Section gap={4} above={8} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('lead')}</p>
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
        <p className="t2">
          {t('none.title')}. {t('none.words')}
        </p>
      )}
      <Stack as="ul">
        {data.map((webhook) => (
          <WebhookRow key={webhook.u_id} of={webhook} onSecret={setSecret} />
        ))}
      </Stack>
    </Section>
  )
}
