import { Alert, Box, Typography } from '@mui/material'
import type { RefusedDay, WebhookRow } from '@newyou/contract/administration/back-office/operations'
import { FunctionField, List, TextField, TextInput, useGetList } from 'react-admin'
import { ListTable } from '../fields/list-table.tsx'
import { NarrowList, useIsNarrow } from '../fields/narrow-list.tsx'
import { when } from '../fields/when.ts'

/** Webhooks without a valid signature: anyone can send those, so they are only counted. */
function Refused() {
  const { data = [] } = useGetList<RefusedDay & { id: string }>('refused-webhooks', {
    pagination: { page: 1, perPage: 10 },
  })
  if (data.length === 0) return null
  return (
    <Box component="section" aria-label="Rejected updates" p={2}>
      {data.map(({ id, hits, last_at: last }) => (
        <Alert key={id} severity="warning" sx={{ mb: 1 }}>
          {hits} {hits === 1 ? 'update' : 'updates'} rejected, the last one on {when(last)}: not signed by the
          payment gateway.
        </Alert>
      ))}
    </Box>
  )
}

const NarrowWebhooks = () => (
  <NarrowList<WebhookRow & { id: string }> nameOf={({ name }) => name}>
    {({ received_at: at, u_id: id }) => (
      <>
        <Typography>{when(at)}</Typography>
        <Typography color="text.secondary">{id}</Typography>
      </>
    )}
  </NarrowList>
)

/** Events of the payment gateway that were received and done. */
export default function Webhooks() {
  const isNarrow = useIsNarrow()
  return (
    <>
      <Refused />
      <List
        title="Payment updates"
        filters={[<TextInput key="name" source="name" label="Update" alwaysOn />]}
        exporter={false}
        perPage={25}
        empty={false}
      >
        {isNarrow ? (
          <NarrowWebhooks />
        ) : (
          <ListTable bulkActionButtons={false} rowClick={false}>
            <FunctionField label="Received" render={({ received_at: at }: WebhookRow) => when(at)} />
            <TextField source="name" label="Update" sortable={false} />
            <TextField source="u_id" label="ID" sortable={false} />
          </ListTable>
        )}
      </List>
    </>
  )
}
