import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import type { TriedService } from '@newyou/contract/administration/back-office/trials'
import { callApi } from '@newyou/web/session/call-api.ts'
import { useState } from 'react'
import { useStaffAction } from '../fields/decision.tsx'

const services: Record<TriedService, { name: string; to?: string; press: string; well: string }> = {
  mail: {
    name: 'E-mail',
    to: 'E-mail address',
    press: 'Send a test code by e-mail',
    well: 'Accepted. Check that it arrived, and not among spam',
  },
  sms: {
    name: 'SMS',
    to: 'Mobile number',
    press: 'Send a test code by SMS',
    well: 'Accepted. Check that it arrived',
  },
  gateway: {
    name: 'Payments',
    press: 'Ask the payment gateway',
    well: 'The gateway takes the key',
  },
}

/** Real messages and calls, so that the first client is not the first to try them. */
export function Trials() {
  return (
    <Stack component="section" aria-label="Try the services" gap={2} mb={3}>
      <Typography variant="h6" component="h2">
        Try the services
      </Typography>
      <Typography>Each button sends a real message or makes a real call. The codes log nobody in.</Typography>
      {(Object.keys(services) as TriedService[]).map((service) => (
        <Trial key={service} service={service} />
      ))}
    </Stack>
  )
}

function Trial({ service }: { service: TriedService }) {
  const { name, to: label, press, well } = services[service]
  const [to, setTo] = useState('')
  const [said, setSaid] = useState<{ is_well: boolean; says: string }>()
  const { isBusy, attempt } = useStaffAction()
  const run = () =>
    attempt(async () => {
      setSaid(undefined)
      const { data } =
        service === 'gateway'
          ? await callApi('POST /api/staff/trials', { body: { service } })
          : service === 'mail'
            ? await callApi('POST /api/staff/trials', { body: { service, to } })
            : await callApi('POST /api/staff/trials', { body: { service, to } })
      setSaid(data)
    })
  return (
    <Box role="group" aria-label={name}>
      <Stack direction="row" gap={1} alignItems="center" flexWrap="wrap">
        {label && (
          <TextField
            size="small"
            label={label}
            type={service === 'mail' ? 'email' : 'tel'}
            value={to}
            onChange={({ target }) => setTo(target.value)}
            sx={{ flex: '0 1 300px' }}
          />
        )}
        <Button
          variant="outlined"
          disabled={isBusy || (label !== undefined && to.trim() === '')}
          onClick={() => void run()}
        >
          {press}
        </Button>
      </Stack>
      <Typography role="status" mt={0.5}>
        {said && (said.is_well ? well : `Refused: ${said.says}`)}
      </Typography>
    </Box>
  )
}
