import { Button, Chip, Typography } from '@mui/material'
import type { WebhookEndpoint } from '@newyou/contract/administration/webhooks/webhooks'
import { useState } from 'react'
import { FunctionField, List, TextField, TopToolbar, useRedirect } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListTable } from '../fields/list-table.tsx'
import { NarrowList, useIsNarrow } from '../fields/narrow-list.tsx'
import { when } from '../fields/when.ts'
import { WebhookDialog } from './dialog.tsx'
import { WebhookSecret } from './secret.tsx'
import { stateOf } from './state.ts'

const eventsOf = ({ kinds }: WebhookEndpoint) => (kinds.length === 1 ? '1 event' : `${kinds.length} events`)
const forOf = ({ healer }: WebhookEndpoint) => healer?.name ?? 'The whole practice'
const lastOf = ({ last_delivered_at: at }: WebhookEndpoint) => (at ? when(at) : 'Nothing yet')

function State({ of }: { of: WebhookEndpoint }) {
  const { words, colour } = stateOf(of)
  return <Chip size="small" variant="outlined" label={words} color={colour} />
}

const NarrowWebhooks = () => (
  <NarrowList<WebhookEndpoint & { id: string }> nameOf={({ url }) => url}>
    {(endpoint) => (
      <>
        <Typography>
          {forOf(endpoint)}, {eventsOf(endpoint)}
        </Typography>
        <State of={endpoint} />
        <Typography mt={1}>
          <Link to={`/webhook-endpoints/${endpoint.id}/show`}>Open</Link>
        </Typography>
      </>
    )}
  </NarrowList>
)

/** Addresses of other systems that hear of changes. */
export default function WebhookEndpoints() {
  const [isNew, setNew] = useState(false)
  const [added, setAdded] = useState<{ u_id: string; secret: string }>()
  const isNarrow = useIsNarrow()
  const redirect = useRedirect()
  return (
    <>
      <List
        title="Webhooks"
        exporter={false}
        perPage={25}
        empty={false}
        actions={
          <TopToolbar>
            <Button onClick={() => setNew(true)}>New webhook</Button>
          </TopToolbar>
        }
      >
        {isNarrow ? (
          <NarrowWebhooks />
        ) : (
          <ListTable bulkActionButtons={false} rowClick="show">
            <TextField source="url" label="Address" sortable={false} />
            <TextField source="description" label="Description" sortable={false} />
            <FunctionField label="For" render={forOf} />
            <FunctionField label="Events" render={eventsOf} />
            <FunctionField label="State" render={(row: WebhookEndpoint) => <State of={row} />} />
            <FunctionField label="Last delivery" render={lastOf} />
          </ListTable>
        )}
      </List>
      {isNew && <WebhookDialog onClose={() => setNew(false)} onAdded={setAdded} />}
      {added && (
        <WebhookSecret
          secret={added.secret}
          onDone={() => {
            setAdded(undefined)
            redirect('show', 'webhook-endpoints', added.u_id)
          }}
        />
      )}
    </>
  )
}
