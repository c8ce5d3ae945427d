import {
  Autocomplete,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  TextField as Input,
} from '@mui/material'
import {
  type WebhookEventKind,
  webhookEventKinds,
  webhookEvents,
} from '@newyou/contract/administration/webhooks/events'
import type { WebhookEndpoint } from '@newyou/contract/administration/webhooks/webhooks'
import { type FormEvent, useState } from 'react'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import { call } from '../data/call.ts'
import { type HealerChoice, useHealerSearch } from '../fields/healer-search.ts'

type Problems = Partial<Record<'url' | 'kinds' | 'description' | 'other', string>>

function problemsIn(error: unknown): Problems {
  const errors: unknown = error instanceof HttpError ? error.body?.errors : undefined
  const fields = Object.entries(errors ?? {})
  if (fields.length > 0) return Object.fromEntries(fields) as Problems // by the names of what was sent
  return { other: error instanceof Error ? error.message : 'Something went wrong. Please try again' }
}

/** An address that hears of changes: a new one, or one that is changed. A new one answers with its secret. */
export function WebhookDialog({
  endpoint,
  onClose,
  onAdded,
}: {
  endpoint?: WebhookEndpoint
  onClose: () => void
  onAdded?: (added: { u_id: string; secret: string }) => void
}) {
  const [url, setUrl] = useState(endpoint?.url ?? '')
  const [description, setDescription] = useState(endpoint?.description ?? '')
  const [kinds, setKinds] = useState<readonly string[]>(endpoint?.kinds ?? [])
  const [healer, setHealer] = useState<HealerChoice | null>(endpoint?.healer ?? null)
  const [problems, setProblems] = useState<Problems>({})
  const healers = useHealerSearch()
  const notify = useNotify()
  const refresh = useRefresh()

  async function save(event: FormEvent) {
    event.preventDefault()
    const chosen = webhookEventKinds.filter((kind) => kinds.includes(kind))
    const body = { url, description, kinds: chosen, healer_u_id: healer?.u_id ?? null }
    try {
      if (endpoint)
        await call('PUT /api/staff/webhook-endpoints/{id}', {
          params: { id: endpoint.u_id },
          body: { ...body, state: endpoint.state },
        })
      else onAdded?.((await call('POST /api/staff/webhook-endpoints', { body })).data)
      notify('Saved', { type: 'success' })
      onClose()
      refresh()
    } catch (error) {
      setProblems(problemsIn(error))
    }
  }

  const toggle = (kind: WebhookEventKind) =>
    setKinds((before) => (before.includes(kind) ? before.filter((one) => one !== kind) : [...before, kind]))
  const isAll = webhookEventKinds.every((kind) => kinds.includes(kind))

  return (
    <Dialog open onClose={onClose} aria-labelledby="webhook-title" fullWidth maxWidth="sm">
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id="webhook-title">{endpoint ? 'Change webhook' : 'New webhook'}</DialogTitle>
        <DialogContent>
          <Input
            fullWidth
            margin="normal"
            label="Address"
            type="url"
            placeholder="https://"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
            error={problems.url !== undefined}
            helperText={problems.url ?? 'It begins with https:// and is reached from the public internet'}
          />
          <Input
            fullWidth
            margin="normal"
            label="Description"
            value={description}
            onChange={({ target }) => setDescription(target.value)}
            error={problems.description !== undefined}
            helperText={problems.description ?? 'For colleagues, such as: accounts'}
          />
          <Autocomplete
            {...healers}
            value={healer}
            onChange={(_event, chosen) => setHealer(chosen)}
            renderInput={(input) => (
              <Input
                {...input}
                margin="normal"
                label="Healer"
                helperText="Only what belongs to this healer; leave it empty for the whole practice"
              />
            )}
          />
          <FormControl component="fieldset" margin="normal" error={problems.kinds !== undefined}>
            <FormLabel component="legend">Events</FormLabel>
            <FormGroup>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={isAll}
                    indeterminate={!isAll && kinds.length > 0}
                    onChange={() => setKinds(isAll ? [] : webhookEventKinds)}
                  />
                }
                label="All events"
              />
              {webhookEventKinds.map((kind) => (
                <FormControlLabel
                  key={kind}
                  sx={{ ml: 1 }}
                  control={<Checkbox checked={kinds.includes(kind)} onChange={() => toggle(kind)} />}
                  label={webhookEvents[kind].label}
                />
              ))}
            </FormGroup>
            <FormHelperText>{problems.kinds}</FormHelperText>
          </FormControl>
          {problems.other && (
            <FormHelperText error role="alert">
              {problems.other}
            </FormHelperText>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
