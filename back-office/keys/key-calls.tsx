import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import type { ProgramCall, StaffKey } from '@newyou/contract/people/keys/keys'
import { useEffect, useState } from 'react'
import { call } from '../data/call.ts'
import { when } from '../fields/when.ts'

/** What was called with a key lately. */
export function KeyCalls({ of: { u_id: keyId, name }, onDone }: { of: StaffKey; onDone: () => void }) {
  const [calls, setCalls] = useState<ProgramCall[]>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    call('GET /api/staff/keys/{keyId}/call', { params: { keyId } }).then(
      ({ data }) => setCalls(data),
      (error: unknown) =>
        setFailure(error instanceof Error ? error.message : 'Something went wrong. Please try again'),
    )
  }, [keyId])
  return (
    <Dialog open onClose={onDone} aria-labelledby="key-calls-title" fullWidth maxWidth="md">
      <DialogTitle id="key-calls-title">Latest calls with {name}</DialogTitle>
      <DialogContent>
        {failure || (calls?.length === 0 && 'No calls in the last 30 days')}
        {calls && calls.length > 0 && (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>When</TableCell>
                <TableCell>Call</TableCell>
                <TableCell>Answer</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {calls.map((one, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two calls may be alike, and the list is only read
                <TableRow key={index}>
                  <TableCell>{when(one.at)}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{one.call}</TableCell>
                  <TableCell>{one.status}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
