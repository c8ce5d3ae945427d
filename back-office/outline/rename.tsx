import EditIcon from '@mui/icons-material/EditOutlined'
import { Button, IconButton, Stack, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'

/** A name that is changed where it stands. */
export function Renamed({
  resource,
  row,
  onDone,
  children,
}: {
  resource: 'course-sections' | 'course-lessons'
  row: { u_id: string; version: number; title: string }
  onDone: () => Promise<unknown>
  children: ReactNode
}) {
  const [title, setTitle] = useState<string>()
  const { isBusy, attempt } = useStaffAction()
  function save(submit: FormEvent) {
    submit.preventDefault()
    void attempt(async () => {
      const params = { id: row.u_id }
      const changed = title?.trim() ?? ''
      try {
        if (changed !== row.title)
          await call(`PATCH /api/staff/${resource}/{id}`, {
            params,
            body: { version: row.version, title: changed },
          })
      } finally {
        // Also after a refusal: who was second saves over what is shown then.
        await onDone()
      }
      setTitle(undefined)
    })
  }
  if (title === undefined)
    return (
      <>
        {children}
        <IconButton size="small" aria-label={`Rename ${row.title}`} onClick={() => setTitle(row.title)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </>
    )
  return (
    <Stack component="form" direction="row" gap={1} flexWrap="wrap" alignItems="center" onSubmit={save}>
      <TextField
        autoFocus
        size="small"
        margin="none"
        label={`New name of ${row.title}`}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setTitle(undefined)}
      />
      <Button type="submit" size="small" variant="contained" disabled={isBusy || title.trim() === ''}>
        Save name
      </Button>
      <Button size="small" onClick={() => setTitle(undefined)}>
        Cancel
      </Button>
    </Stack>
  )
}
