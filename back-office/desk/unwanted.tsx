import { Alert } from '@mui/material'
import type { Diary } from '@newyou/contract/administration/desk/diary'
import { when } from '../fields/when.ts'

const words = { no: 'said no to', unanswered: 'did not answer about' } as const

/** Clients whom the practice asked, and who do not come: their times are free again. */
export const Unwanted = ({ diary: { unwanted, healers } }: { diary: Diary }) =>
  unwanted.map(({ u_id, client_name: client, healer_u_id: healerId, starts_at: start, is }) => (
    <Alert key={u_id} severity="info" sx={{ mb: 1 }}>
      {client} {words[is]} {when(start)} with {healers.find((one) => one.u_id === healerId)?.name}. The time
      is free.
    </Alert>
  ))
