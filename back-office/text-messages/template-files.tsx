import { Alert, Button, Stack } from '@mui/material'
import { useRef, useState } from 'react'
import { call } from '../data/call.ts'
import { save } from '../data/save-file.ts'
import { useStaffAction } from '../fields/decision.tsx'

/** The list as a file, and a file with ids back. */
export function TemplateFiles({
  filter,
  onTaken,
}: {
  filter: { channel: string; locale: string; state: string }
  onTaken: () => void
}) {
  const { isBusy, attempt } = useStaffAction()
  const [problems, setProblems] = useState<{ line: number; problem: string }[]>([])
  const [saved, setSaved] = useState<number>()
  const input = useRef<HTMLInputElement>(null)

  const download = () =>
    attempt(async () => {
      const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
      const { data } = await call('GET /api/staff/text-templates/file', { query })
      save('texts-to-phones.csv', new Blob([data.csv], { type: 'text/csv' }))
    })
  const take = (file: File | undefined) =>
    attempt(async () => {
      if (!file) return
      const { data } = await call('POST /api/staff/text-templates/file', { body: { csv: await file.text() } })
      setSaved(data.saved)
      setProblems(data.problems)
      onTaken()
    })

  return (
    <>
      <Stack direction="row" gap={1} flexWrap="wrap">
        <Button variant="outlined" disabled={isBusy} onClick={() => void download()}>
          Download the list (CSV)
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
          Take ids from a file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="File with ids"
          hidden
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = ''
          }}
        />
      </Stack>
      {saved !== undefined && (
        <Alert severity={problems.length ? 'warning' : 'success'} sx={{ mt: 1 }}>
          <div>{saved === 1 ? 'One text was saved.' : `${saved} texts were saved.`}</div>
          {problems.map(({ line, problem }) => (
            <div key={line}>
              Line {line}: {problem}
            </div>
          ))}
        </Alert>
      )}
    </>
  )
}
