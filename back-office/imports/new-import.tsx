import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import {
  type ImportKind,
  importFile,
  importKindNames,
  importKindWords,
  importMaxBytes,
} from '@newyou/contract/administration/imports/kinds'
import { useRef, useState } from 'react'
import { useRedirect } from 'react-admin'
import { call } from '../data/call.ts'
import { save } from '../data/save-file.ts'

/** The headings alone, which are known again when the file is read. */
const emptyTable = (kind: ImportKind) => {
  const headings = Object.values(importKindWords(kind).fields).map(({ label }) => `"${label}"`)
  return new Blob([`\ufeff${headings.join(',')}\r\n`], { type: 'text/csv' })
}

const tables =
  '.csv,.tsv,.txt,.xlsx,.ics,text/calendar,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const wordsOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again'

/** A file is chosen and read; nothing is changed by it. */
export function NewImport({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<ImportKind>(importKindNames[0])
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const redirect = useRedirect()
  const { note, ofProgram } = importKindWords(kind)
  const megabytes = importMaxBytes(kind) / 1024 / 1024

  async function read(file: File | undefined) {
    if (!file) return
    if (file.size > importMaxBytes(kind)) return setProblem(`This file is larger than ${megabytes} MB`)
    setBusy(true)
    setProblem('')
    try {
      const form = new FormData()
      form.append('kind', kind)
      form.append('table', file)
      // The body is the form itself; its fields are those that the contract names.
      const { data } = await call('POST /api/staff/imports', { body: form as never })
      redirect('show', 'imports', data.u_id)
    } catch (error) {
      setProblem(wordsOf(error))
      setBusy(false)
    }
  }

  async function saveExample() {
    setProblem('')
    try {
      const { data } = await call('GET /api/staff/imports/example')
      const bytes = Uint8Array.from(atob(data.zip), (letter) => letter.charCodeAt(0))
      save('course.zip', new Blob([bytes], { type: 'application/zip' }))
    } catch (error) {
      setProblem(wordsOf(error))
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="new-import">
      <DialogTitle id="new-import">New import</DialogTitle>
      <DialogContent>
        <TextField
          select
          fullWidth
          margin="dense"
          label="Kind"
          value={kind}
          onChange={({ target }) => setKind(target.value as ImportKind)} // one of the items below
        >
          {importKindNames.map((name) => (
            <MenuItem key={name} value={name}>
              {importKindWords(name).label}
            </MenuItem>
          ))}
        </TextField>
        <Typography my={1}>
          {ofProgram?.words ?? 'A table with headings in its first line, as CSV or XLSX'}, up to {megabytes}{' '}
          MB and {ofProgram?.most ?? `${importFile.maxLines.toLocaleString('en-IN')} lines`}. Reading it
          changes nothing, and nobody is written to.
        </Typography>
        {kind === 'sessions' && (
          <Typography mb={1}>
            Sessions may come as a calendar (ICS) too, such as one that Google or Outlook exports.
          </Typography>
        )}
        {note && <Typography mb={1}>{note}</Typography>}
        {!ofProgram && (
          <Button onClick={() => save(`${kind}.csv`, emptyTable(kind))}>Download an empty table (CSV)</Button>
        )}
        {ofProgram?.hasExample && (
          <Button disabled={isBusy} onClick={() => void saveExample()}>
            Download an example (ZIP)
          </Button>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
        <input
          ref={input}
          type="file"
          accept={ofProgram?.accept ?? tables}
          aria-label="File to import"
          hidden
          onChange={({ target }) => {
            void read(target.files?.[0])
            target.value = ''
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => input.current?.click()}>
          {isBusy ? 'Reading the file' : 'Choose a file'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
