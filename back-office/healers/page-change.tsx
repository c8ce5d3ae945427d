import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import type { HealerFile } from '@newyou/contract/back-office/healers'
import { useState } from 'react'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import { call } from '../data/data-provider.ts'

const spoken = (voice: HealerFile['voice']) => (voice ? `${voice.text} (${voice.lang})` : '')

/** New words of a healer's page beside the public ones; staff publishes them or says why not. */
export function PageChange({
  healer,
  change,
}: {
  healer: HealerFile
  change: NonNullable<HealerFile['page_change']>
}) {
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const parts = [
    { label: 'Topics', before: healer.topics, after: change.topics },
    { label: 'About', before: healer.about.join('\n'), after: change.about },
    { label: 'What people come with', before: healer.brings, after: change.brings },
    { label: 'Line in their own language', before: spoken(healer.voice), after: spoken(change.voice) },
  ].filter(({ before, after }) => before !== after)

  async function decide(isAccepted: boolean) {
    const { version } = healer
    const params = { healerId: healer.u_id }
    setBusy(true)
    setErrors({})
    try {
      await (isAccepted
        ? call('POST /api/staff/healers/{healerId}/accept-page', { params, body: { version } })
        : call('POST /api/staff/healers/{healerId}/refuse-page', { params, body: { version, reason } }))
      notify('Saved. The healer has been told', { type: 'success' })
      refresh()
    } catch (error) {
      if (error instanceof HttpError) setErrors(error.body?.errors ?? {})
      notify(error instanceof Error ? error.message : 'This did not work', { type: 'error' })
    }
    setBusy(false)
  }

  return (
    <Stack component="section" aria-label="New page text" gap={2} gridRow={{ md: 'span 2' }}>
      <Typography variant="h6" component="h2">
        New page text
      </Typography>
      {parts.map(({ label, before, after }) => (
        <Box key={label}>
          <Typography variant="subtitle2" component="h3">
            {label}
          </Typography>
          <Typography variant="body2" color="text.secondary" whiteSpace="pre-line" component="del">
            {before}
          </Typography>
          <Typography whiteSpace="pre-line" component="ins" display="block" sx={{ textDecoration: 'none' }}>
            {after || 'Removed'}
          </Typography>
        </Box>
      ))}
      <Button variant="contained" disabled={isBusy} onClick={() => void decide(true)}>
        Publish new text
      </Button>
      <TextField
        label="Reason"
        helperText={errors.reason || 'The healer reads this'}
        error={Boolean(errors.reason)}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={2}
      />
      <Button variant="outlined" disabled={isBusy} onClick={() => void decide(false)}>
        Refuse new text
      </Button>
    </Stack>
  )
}
