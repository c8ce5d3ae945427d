import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  Stack,
  Switch,
  TextField,
  type TextFieldProps,
  Typography,
} from '@mui/material'
import { trialWords } from '@newyou/contract/money/organization-sign-on/fields'
import type { SignOnDesk } from '@newyou/contract/money/organization-sign-on/sign-on'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Confirm, HttpError, usePermissions } from 'react-admin'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { Fact, Section } from '../fields/facts.tsx'

const place = '/api/staff/organization-sign-on/{organizationId}'
const none = { issuer: '', client_id: '', client_secret: '', email_domains: '', is_on: false }
type Values = typeof none
type Wrong = Partial<Record<string, string>>

const valuesOf = ({ provider }: SignOnDesk): Values =>
  provider
    ? {
        issuer: provider.issuer,
        client_id: provider.client_id,
        client_secret: '',
        email_domains: provider.email_domains.join(', '),
        is_on: provider.is_on,
      }
    : none
const domainsIn = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean)

/** The first sentence for each field; what is wrong with one of several domains stands at all of them. */
function wrongIn(error: unknown): Wrong {
  if (!(error instanceof HttpError)) return {}
  const errors: Record<string, string> = error.body?.errors ?? {}
  return Object.fromEntries(
    Object.entries(errors).map(([field, words]) => [field.split('.')[0] ?? field, words]),
  )
}

/** By which log-in of their own the members of an organisation come in, for administrators. */
export function SignOnPart({ organizationId }: { organizationId: string }) {
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  const isAdmin = roles.includes('admin')
  const [desk, setDesk] = useState<SignOnDesk>()
  const [failure, setFailure] = useState('')
  const read = useCallback(async () => {
    if (!isAdmin) return
    try {
      setDesk((await call(`GET ${place}`, { params: { organizationId } })).data)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong. Please try again')
    }
  }, [organizationId, isAdmin])
  useEffect(() => void read(), [read])
  if (!isAdmin) return null
  return (
    <Section title="Log-in of members">
      {failure && <Alert severity="error">{failure}</Alert>}
      {desk && <SignOnForm key={desk.provider?.updated_at ?? ''} desk={desk} onDone={setDesk} />}
    </Section>
  )
}

function SignOnForm({ desk, onDone }: { desk: SignOnDesk; onDone: (desk: SignOnDesk) => void }) {
  const [values, setValues] = useState(() => valuesOf(desk))
  const [wrong, setWrong] = useState<Wrong>({})
  const [trial, setTrial] = useState<keyof typeof trialWords>()
  const { isBusy, during, attempt } = useStaffAction()
  const [isAsked, setAsked] = useState(false)
  const { organization_id: organizationId, provider } = desk
  const params = { organizationId }
  const { issuer, client_id, client_secret, email_domains, is_on } = values

  /** Runs a call, and shows what is wrong at its fields. */
  async function checked<Result>(work: () => Promise<Result>) {
    setWrong({})
    setTrial(undefined)
    try {
      return await work()
    } catch (error) {
      setWrong(wrongIn(error))
      throw error
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    return during(async () => {
      const body = { issuer, client_id, client_secret, is_on, email_domains: domainsIn(email_domains) }
      onDone((await checked(() => call(`PUT ${place}`, { params, body }))).data)
      return is_on ? 'The log-in of members is on' : 'Saved. The log-in of members is off'
    })
  }
  const tryIt = () =>
    attempt(async () => {
      const body = { issuer, client_id, client_secret }
      setTrial((await checked(() => call(`POST ${place}/try`, { params, body }))).data.outcome)
    })
  const remove = () => {
    setAsked(false)
    return during(async () => {
      onDone((await call(`DELETE ${place}`, { params })).data)
      return 'The log-in has been removed'
    })
  }
  const field = (name: Exclude<keyof Values, 'is_on'>, label: string, hint = ''): TextFieldProps => ({
    size: 'small',
    label,
    value: values[name],
    error: wrong[name] !== undefined,
    helperText: wrong[name] ?? hint,
    onChange: ({ target }) => setValues((before) => ({ ...before, [name]: target.value })),
    sx: { width: '100%', maxWidth: 560 },
  })
  const isWhole = issuer.trim() !== '' && client_id.trim() !== '' && (client_secret !== '' || provider)
  return (
    <Box component="form" aria-label="Log-in of members" onSubmit={(event) => void save(event)}>
      <Typography color="text.secondary" mb={2} maxWidth="65ch">
        Members can log in here by the log-in that their organisation has already (OpenID Connect). Register
        this site there first, with the address below. Nobody is let in to an existing account before its
        owner has entered an OTP once.
      </Typography>
      <Stack direction="row" gap={4} flexWrap="wrap" mb={2}>
        <Fact label="Redirect address">
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {desk.redirect_address}
          </Box>
        </Fact>
        <Fact label="Members who log in this way">{desk.connected}</Fact>
      </Stack>
      <Stack gap={2}>
        <TextField {...field('issuer', 'Issuer', 'The address by which the log-in calls itself')} />
        <TextField {...field('client_id', 'Client ID')} />
        <TextField
          {...field('client_secret', 'Client secret', provider ? 'Empty: the saved one stays' : '')}
          type="password"
          autoComplete="off"
        />
        <TextField
          {...field('email_domains', 'E-mail domains', 'Such as trust.example, with commas between several')}
        />
        <FormControlLabel
          control={
            <Switch
              checked={is_on}
              onChange={(_, isOn) => setValues((before) => ({ ...before, is_on: isOn }))}
            />
          }
          label="Members can log in this way"
        />
      </Stack>
      {trial && (
        <Alert severity={trial === 'well' ? 'success' : 'error'} sx={{ mt: 2 }}>
          {trialWords[trial]}
        </Alert>
      )}
      <Stack direction="row" gap={1} mt={2} flexWrap="wrap">
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy || !isWhole || domainsIn(email_domains).length === 0}
        >
          Save log-in
        </Button>
        <Button variant="outlined" disabled={isBusy || !isWhole} onClick={() => void tryIt()}>
          Try it
        </Button>
        {provider && (
          <Button color="error" disabled={isBusy} onClick={() => setAsked(true)}>
            Remove log-in
          </Button>
        )}
      </Stack>
      <Confirm
        isOpen={isAsked}
        title="Remove this log-in?"
        content="Members keep their accounts and log in with an OTP from now on."
        confirm="Remove"
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      />
    </Box>
  )
}
