import '../../messages/webhooks.ts'
import type { OwnWebhook } from '@newyou/contract/administration/webhooks/own-webhooks'
import type { WebhookDelivery } from '@newyou/contract/administration/webhooks/webhooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { toast } from '../../ui/overlay-store.ts'
import { Stack } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { webhookQueries } from './queries.ts'
import { healerKind, keyOfKind } from './words.ts'

const outcomes = { due: 'due', delivered: 'delivered', 'given-up': 'givenUp' } as const

/** What was sent to an address, latest first, each to be sent again. */
export function Deliveries({ of: { u_id: webhookId, url, state } }: { of: OwnWebhook }) {
  const t = useTranslations('webhooks')
  const { data, isError, refetch } = useQuery(webhookQueries.deliveries(webhookId))
  const again = useAction(async (deliveryId: string) => {
    await callApi('POST /api/practice/webhook-delivery/{deliveryId}/again', { params: { deliveryId } })
    toast({ tone: 'ok', words: t('sentAgain') })
    await refetch()
  })
  if (isError) return <ErrorState words={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLine width="most" />
  if (data.length === 0) return <p className="t2">{t('noDeliveries')}</p>
  return (
    <Stack as="ul" gap={3} aria-label={t('deliveriesOf', { url })}>
      {data.map((delivery) => (
        <Delivery
          key={delivery.u_id}
          of={delivery}
          mayRepeat={state === 'on' && delivery.state !== 'due'}
          isBusy={again.busyWith === delivery.u_id}
          onAgain={() => void again.run(delivery.u_id)}
        />
      ))}
    </Stack>
  )
}

function Delivery({
  of: delivery,
  mayRepeat,
  isBusy,
  onAgain,
}: {
  of: WebhookDelivery
  mayRepeat: boolean
  isBusy: boolean
  onAgain: () => void
}) {
  const t = useTranslations('webhooks')
  const kindWords = useTranslations('webhooks.kinds')
  const { at } = useWhen()
  const kind = healerKind(delivery.kind)
  const what = kind ? kindWords(keyOfKind(kind)) : t('testKind')
  const when = at(delivery.happened_at)
  const answer =
    delivery.last_status === null ? t('unanswered') : t('answered', { status: String(delivery.last_status) })
  return (
    <li className={layout.ends}>
      <span>
        {what}
        <span className="small t2">
          <br />
          {[when, t(`outcome.${outcomes[delivery.state]}`), delivery.tries > 0 ? answer : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {mayRepeat && (
        <Button
          variant="bare"
          small
          busy={isBusy}
          aria-label={t('againNamed', { what, when })}
          onClick={onAgain}
        >
          {t('again')}
        </Button>
      )}
    </li>
  )
}
