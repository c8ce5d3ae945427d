import '../../messages/webhooks.ts'
import type { OwnWebhook } from '@newyou/contract/administration/webhooks/own-webhooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { Card, Row, Toolbar } from '../../ui/parts.tsx'
import { StatePill } from '../../ui/state-pill.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { Deliveries } from './deliveries.tsx'
import { webhookQueries } from './queries.ts'
import { WebhookForm, type WrittenWebhook } from './webhook-form.tsx'
import { healerKind, keyOfKind } from './words.ts'

/** One webhook: whether it is on and what arrives, what it hears of, and the ways to change, try, renew and remove it. */
export function WebhookRow({
  of: webhook,
  onSecret,
}: {
  of: OwnWebhook
  onSecret: (secret: string) => void
}) {
  const t = useTranslations('webhooks')
  const [isChanging, setChanging] = useState(false)
  const [showsDeliveries, setShowsDeliveries] = useState(false)
  const client = useQueryClient()
  const lookAgain = () => client.invalidateQueries({ queryKey: webhookQueries.mine().queryKey })
  const { u_id: webhookId, url, state } = webhook
  const params = { webhookId }

  async function change(written: WrittenWebhook & { state: OwnWebhook['state'] }) {
    await callApi('PUT /api/practice/webhook/{webhookId}', { params, body: written })
    await lookAgain()
  }
  const turning = useAction(async () => {
    const next = state === 'on' ? 'off' : 'on'
    const kinds = webhook.kinds.flatMap((kind) => healerKind(kind) ?? [])
    await change({ url, description: webhook.description, kinds, state: next })
    toast({ tone: 'ok', words: t(next === 'on' ? 'turnedOn' : 'turnedOff') })
  })
  const testing = useAction(async () => {
    await callApi('POST /api/practice/webhook/{webhookId}/test', { params })
    setShowsDeliveries(true)
    toast({ tone: 'ok', words: t('tested') })
    await lookAgain()
  })
  const renewing = useAction(async () => {
    const { title, words, confirmLabel } = {
      title: t('sure.renewTitle'),
      words: t('sure.renewWords'),
      confirmLabel: t('sure.renew'),
    }
    if (!(await confirm({ title, words, confirmLabel, cancelLabel: t('sure.cancel') }))) return
    const { data } = await callApi('POST /api/practice/webhook/{webhookId}/secret', { params })
    onSecret(data.secret)
    await lookAgain()
  })
  const removing = useAction(async () => {
    const isSure = await confirm({
      title: t('sure.removeTitle'),
      words: t('sure.removeWords', { url }),
      confirmLabel: t('sure.remove'),
      cancelLabel: t('sure.cancel'),
    })
    if (!isSure) return
    await callApi('DELETE /api/practice/webhook/{webhookId}', { params })
    toast({ tone: 'ok', words: t('removed') })
    await lookAgain()
  })

  if (isChanging)
    return (
      <Row>
        <WebhookForm
          of={webhook}
          onCancel={() => setChanging(false)}
          onSend={async (written) => {
            await change({ ...written, state })
            toast({ tone: 'ok', words: t('changed') })
            setChanging(false)
          }}
        />
      </Row>
    )
  return (
    <Row aria-label={url}>
      <div className={layout.ends}>
        <b className={layout.typed}>{url}</b>
        <StatePill tone={state === 'on' ? 'ok' : 'past'}>{t(`state.${state}`)}</StatePill>
      </div>
      {webhook.description && <p className="t2">{webhook.description}</p>}
      <Arrivals of={webhook} />
      <details>
        <summary>{t('hears')}</summary>
        <Hears kinds={webhook.kinds} />
      </details>
      <Toolbar>
        <Button
          variant="quiet"
          small
          aria-expanded={showsDeliveries}
          onClick={() => setShowsDeliveries(!showsDeliveries)}
        >
          {t('deliveries')}
        </Button>
        {state === 'on' && (
          <Button variant="quiet" small busy={testing.isBusy} onClick={() => void testing.run()}>
            {t('test')}
          </Button>
        )}
        <Button variant="quiet" small onClick={() => setChanging(true)}>
          {t('change')}
        </Button>
        <Button variant="bare" small busy={turning.isBusy} onClick={() => void turning.run()}>
          {t(state === 'on' ? 'turnOff' : 'turnOn')}
        </Button>
        <Button variant="bare" small busy={renewing.isBusy} onClick={() => void renewing.run()}>
          {t('renew')}
        </Button>
        <Button variant="bare" small busy={removing.isBusy} onClick={() => void removing.run()}>
          {t('remove')}
        </Button>
      </Toolbar>
      {showsDeliveries && <Deliveries of={webhook} />}
    </Row>
  )
}

function Hears({ kinds }: { kinds: readonly string[] }) {
  const t = useTranslations('webhooks.kinds')
  const known = kinds.flatMap((kind) => healerKind(kind) ?? [])
  return (
    <ul className={layout.bullets}>
      {known.map((kind) => (
        <li key={kind}>{t(keyOfKind(kind))}</li>
      ))}
    </ul>
  )
}

function Arrivals({ of: webhook }: { of: OwnWebhook }) {
  const t = useTranslations('webhooks')
  const { at } = useWhen()
  const {
    off_reason: reason,
    failing_since: since,
    last_delivered_at: last,
    previous_until: until,
    due,
  } = webhook
  return (
    <>
      <p className="small t2">
        {last ? t('delivered', { when: at(last) }) : t('undelivered')}
        {due > 0 && ` · ${t('due', { count: due })}`}
      </p>
      {until && <p className="small t2">{t('both', { when: at(until) })}</p>}
      {(reason || since) && (
        <Card tone="warn" size="small" role="status">
          <p>{reason ? t(`off.${reason}`) : since && t('failing', { when: at(since) })}</p>
        </Card>
      )}
    </>
  )
}
