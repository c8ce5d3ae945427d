import { Alert, Button, Stack, Typography } from '@mui/material'
import { webhookEvents } from '@newyou/contract/administration/webhooks/events'
import type { WebhookEndpoint } from '@newyou/contract/administration/webhooks/webhooks'
import { useState } from 'react'
import { Confirm, Show, useRecordContext, useRedirect } from 'react-admin'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { Fact, Section } from '../fields/facts.tsx'
import { when } from '../fields/when.ts'
import { Deliveries } from './deliveries.tsx'
import { WebhookDialog } from './dialog.tsx'
import { WebhookSecret } from './secret.tsx'
import { stateOf } from './state.ts'

const labelOf = (kind: string) =>
  Object.entries(webhookEvents).find(([name]) => name === kind)?.[1].label ?? kind

function WhyOff({ off_reason: reason }: WebhookEndpoint) {
  if (!reason) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {reason === 'gone'
        ? 'Turned off because the receiver answered that it is gone for good (410).'
        : 'Turned off because the receiver took nothing for a day.'}{' '}
      What happens while it is off is not sent later.
    </Alert>
  )
}

type Asked = 'secret' | 'remove' | undefined

function Actions({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [isChanged, setChanged] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const [secret, setSecret] = useState<string>()
  const { isBusy, during, attempt } = useStaffAction()
  const redirect = useRedirect()
  const params = { id: endpoint.u_id }
  const isOn = endpoint.state === 'on'

  const test = () =>
    during(async () => {
      await call('POST /api/staff/webhook-endpoints/{id}/test', { params })
      return 'A test is on its way. It stands below, with the answer, in a few seconds'
    })
  const turn = () =>
    during(async () => {
      const { url, description, kinds, healer } = endpoint
      await call('PUT /api/staff/webhook-endpoints/{id}', {
        params,
        body: {
          ...{ url, description, healer_u_id: healer?.u_id ?? null, state: isOn ? 'off' : 'on' },
          kinds: kinds as (keyof typeof webhookEvents)[], // the server gave them
        },
      })
      return isOn ? 'Turned off' : 'Turned on'
    })
  const renew = () =>
    during(async () => {
      setAsked(undefined)
      setSecret((await call('POST /api/staff/webhook-endpoints/{id}/secret', { params })).data.secret)
      return 'A new secret was made'
    })
  const remove = () =>
    attempt(async () => {
      setAsked(undefined)
      await call('DELETE /api/staff/webhook-endpoints/{id}', { params })
      redirect('list', 'webhook-endpoints')
    })

  return (
    <Stack direction="row" gap={1} flexWrap="wrap" my={2}>
      <Button variant="contained" disabled={isBusy || !isOn} onClick={() => void test()}>
        Send a test
      </Button>
      {!endpoint.is_own && (
        <Button variant="outlined" onClick={() => setChanged(true)}>
          Change
        </Button>
      )}
      <Button variant="outlined" disabled={isBusy} onClick={() => void turn()}>
        {isOn ? 'Turn off' : 'Turn on'}
      </Button>
      {!endpoint.is_own && (
        <Button variant="outlined" disabled={isBusy} onClick={() => setAsked('secret')}>
          New secret
        </Button>
      )}
      <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setAsked('remove')}>
        Remove
      </Button>
      <Confirm
        isOpen={asked === 'secret'}
        title="Make a new secret?"
        content="The one before counts for another day, so that the other system can change meanwhile."
        onConfirm={() => void renew()}
        onClose={() => setAsked(undefined)}
      />
      <Confirm
        isOpen={asked === 'remove'}
        title="Remove this webhook?"
        content="Its deliveries go with it, also those that were not made yet."
        onConfirm={() => void remove()}
        onClose={() => setAsked(undefined)}
      />
      {isChanged && <WebhookDialog endpoint={endpoint} onClose={() => setChanged(false)} />}
      {secret && <WebhookSecret secret={secret} onDone={() => setSecret(undefined)} />}
    </Stack>
  )
}

function Webhook() {
  const endpoint = useRecordContext<WebhookEndpoint & { id: string }>()
  if (!endpoint) return null
  const { failing_since: failing, previous_until: previous } = endpoint
  return (
    <Stack p={2}>
      <Typography variant="h5" component="h2" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
        {endpoint.url}
      </Typography>
      <WhyOff {...endpoint} />
      <Stack direction="row" gap={4} rowGap={2} flexWrap="wrap">
        <Fact label="State">{stateOf(endpoint).words}</Fact>
        {endpoint.description && <Fact label="Description">{endpoint.description}</Fact>}
        <Fact label="For">{endpoint.healer?.name ?? 'The whole practice'}</Fact>
        {endpoint.is_own && <Fact label="Added by">The healer, who alone changes it</Fact>}
        <Fact label="Last delivery">
          {endpoint.last_delivered_at ? when(endpoint.last_delivered_at) : 'Nothing yet'}
        </Fact>
        <Fact label="Still to deliver">{endpoint.due}</Fact>
        {failing && <Fact label="Failing since">{when(failing)}</Fact>}
        {previous && <Fact label="Secret before counts until">{when(previous)}</Fact>}
      </Stack>
      <Actions endpoint={endpoint} />
      <Section title="Events">
        <Typography component="ul" sx={{ pl: 2.5, m: 0 }}>
          {endpoint.kinds.map((kind) => (
            <li key={kind}>{labelOf(kind)}</li>
          ))}
        </Typography>
      </Section>
      <Section title="Deliveries">
        <Deliveries of={endpoint.u_id} isOn={endpoint.state === 'on'} />
      </Section>
    </Stack>
  )
}

/** An address that hears of changes, with what was delivered to it. */
export default function ShowWebhook() {
  return (
    <Show title="Webhook" actions={false}>
      <Webhook />
    </Show>
  )
}
