import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import type { WaitingRecording } from '@newyou/contract/learning/events/recording-admin'
import { List, Pagination, useListContext } from 'react-admin'
import { call } from '../data/call.ts'
import { AcceptOrRefuse, useStaffAction } from '../fields/decision.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'

function Waiting({ of }: { of: WaitingRecording }) {
  const { isBusy, attempt } = useStaffAction()
  const { u_id: eventId, file } = of
  const watch = () =>
    attempt(async () => {
      const { data } = await call('GET /api/staff/media', { query: { file } })
      window.open(data.address, '_blank', 'noopener')
    })
  return (
    <Card component="article" aria-label={of.title} variant="outlined">
      <CardContent>
        <Typography variant="h6" component="h2">
          {of.title}
        </Typography>
        <Typography color="text.secondary" gutterBottom>
          {wordsOf(of.kind)} by {of.healer_name}, {when(of.starts_at)}. {Math.ceil(of.seconds / 60)} minutes
          of video, sent {when(of.sent_at)}
        </Typography>
        <Stack gap={2} alignItems="flex-start">
          <Button variant="outlined" disabled={isBusy} onClick={() => void watch()}>
            Watch
          </Button>
          <AcceptOrRefuse
            acceptLabel="Accept recording"
            refuseLabel="Reject recording"
            onAccept={async () => {
              await call('POST /api/staff/event-recordings/{eventId}/accept', {
                params: { eventId },
                body: { file },
              })
              return 'Participants can watch it now'
            }}
            onRefuse={async (reason) => {
              await call('POST /api/staff/event-recordings/{eventId}/refuse', {
                params: { eventId },
                body: { file, reason },
              })
              return 'The host reads the reason'
            }}
          />
        </Stack>
      </CardContent>
    </Card>
  )
}

function All() {
  const { data } = useListContext<WaitingRecording & { id: string }>()
  if (!data) return null
  return (
    <Stack gap={2} py={2}>
      {data.length === 0 && <Typography color="text.secondary">No recordings are waiting.</Typography>}
      {data.map((one) => (
        <Waiting key={one.file} of={one} />
      ))}
    </Stack>
  )
}

/** Recordings that hosts sent; who waits longest comes first. */
export default function Recordings() {
  return (
    <List
      title="Event recordings"
      exporter={false}
      actions={false}
      perPage={25}
      empty={false}
      component="div"
      pagination={<Pagination rowsPerPageOptions={[25]} />}
    >
      <All />
    </List>
  )
}
