import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { ApiError } from '@newyou/web/api/client.ts'
import { hasPasskeys, NoPasskeyError, proveByPasskey } from '@newyou/web/session/browser-passkeys.ts'
import { callApi } from '@newyou/web/session/call-api.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { type OtpSent, useWaitingForOtp } from './step-up.ts'

const refusal = (error: unknown) =>
  error instanceof ApiError && error.message ? error.message : 'You are offline. Please try again'

/** Asks for an OTP before a change of money or roles. */
export function StepUpDialog() {
  const waiting = useWaitingForOtp()
  const [sent, setSent] = useState<OtpSent>()
  const [otp, setOtp] = useState('')
  const [failure, setFailure] = useState('')
  const [hasPasskey, setHasPasskey] = useState(false)
  useEffect(() => {
    setSent(undefined)
    setOtp('')
    setFailure('')
    if (!waiting) return
    callApi('POST /api/staff/step-up-otp').then(
      ({ data }) => setSent(data),
      (error: unknown) => setFailure(refusal(error)),
    )
    if (hasPasskeys())
      callApi('GET /api/staff/passkey-factor').then(
        ({ data }) => setHasPasskey(data.is_there),
        () => setHasPasskey(false), // the OTP does without
      )
  }, [waiting])
  if (!waiting) return null
  const cancel = () =>
    waiting.abandoned(new ApiError(403, { code: 'stepUpRequired', message: 'Nothing was changed' }))

  async function proveSelf() {
    try {
      await proveByPasskey('step-up')
      waiting?.confirmed()
    } catch (error) {
      setFailure(error instanceof NoPasskeyError ? 'No passkey was used. Enter the OTP' : refusal(error))
    }
  }

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (!sent) return
    try {
      await callApi('POST /api/staff/step-up', { body: { challenge_u_id: sent.challenge_u_id, otp } })
      waiting?.confirmed()
    } catch (error) {
      setFailure(refusal(error))
    }
  }

  return (
    <Dialog open onClose={cancel} aria-labelledby="step-up-title" maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void confirm(event)}>
        <DialogTitle id="step-up-title">Confirm with an OTP</DialogTitle>
        <DialogContent>
          <Typography color="text.secondary">
            {sent ? `We sent a 6-digit OTP to ${sent.destination}.` : 'Sending the OTP …'}
          </Typography>
          <TextField
            autoFocus
            fullWidth
            margin="normal"
            label="OTP"
            value={otp}
            onChange={({ target }) => setOtp(target.value)}
            error={failure !== ''}
            helperText={failure || ' '}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 } }}
          />
        </DialogContent>
        <DialogActions>
          {hasPasskey && <Button onClick={() => void proveSelf()}>Use a passkey</Button>}
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={otp.length !== 6 || !sent}>
            Confirm
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
