import {
  Alert,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Stack,
  TextField,
} from '@mui/material'
import {
  type HealerFile,
  type ReviewAction,
  reviewRules,
} from '@newyou/contract/administration/back-office/healers'
import { checksWithoutRegister } from '@newyou/contract/care/healers/titles'
import { qualifications } from '@newyou/contract/care/self-tests'
import { type FormEvent, useState } from 'react'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import { call } from '../data/call.ts'
import { wordsOf } from '../fields/words.ts'
import { staffInputs, standing } from './profile.ts'

const fields = [
  ...staffInputs,
  {
    name: 'register_name',
    label: 'Register',
    hint: 'Such as Rehabilitation Council of India. Empty where no law keeps one',
  },
  { name: 'register_number', label: 'Registration number', hint: '' },
] as const
type Name = (typeof fields)[number]['name'] | 'qualified_as' | 'proof_valid_until' | 'reason'

/** The staff decision on a healer, with the data read in the documents. */
export function Review({ healer }: { healer: HealerFile }) {
  const [values, setValues] = useState<Record<Name, string>>({
    ...standing(healer),
    register_name: healer.register_name,
    register_number: healer.register_number,
    qualified_as: healer.qualified_as ?? '',
    proof_valid_until: healer.proof_valid_until ?? '',
    reason: '',
  })
  const [checked, setChecked] = useState<readonly string[]>(healer.checked_instead)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const may = (action: ReviewAction) => reviewRules[action].some((state) => state === healer.state)

  async function decide(action: ReviewAction) {
    const { reason, proof_valid_until: end, qualified_as: as, ...seen } = values
    const params = { healerId: healer.u_id }
    const { version } = healer
    setBusy(true)
    setErrors({})
    try {
      let said = 'Saved. The healer has been notified'
      if (action === 'verify') {
        const { data } = await call('POST /api/staff/healers/{healerId}/verify', {
          params,
          body: {
            version,
            ...seen,
            proof_valid_until: end || null,
            qualified_as: qualifications.find((one) => one === as) ?? null,
            checked_instead: seen.register_name
              ? []
              : checksWithoutRegister.filter((one) => checked.includes(one)),
          },
        })
        if (data.second_check) said = 'Saved. A second colleague has to confirm this title'
      } else await call(`POST /api/staff/healers/{healerId}/${action}`, { params, body: { version, reason } })
      notify(said, { type: 'success' })
      refresh()
    } catch (error) {
      if (error instanceof HttpError) setErrors(error.body?.errors ?? {})
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
    setBusy(false)
  }

  const input = (name: Name, label: string, hint: string, more: object = {}) => (
    <TextField
      key={name}
      label={label}
      value={values[name]}
      onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
      error={Boolean(errors[name])}
      helperText={errors[name] || hint}
      fullWidth
      {...more}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void decide('verify')
  }
  return (
    <Stack gap={2} component="form" onSubmit={submit} aria-label="Decision">
      {healer.second_check && (
        <Alert severity="info">
          {healer.second_check.asked_by} has verified this healer, and another administrator has to confirm it
          under Approvals: the title is protected by the {healer.second_check.law}.
        </Alert>
      )}
      {fields.map(({ name, label, hint }) => input(name, label, hint))}
      {!values.register_name && (
        <FormControl component="fieldset" error={Boolean(errors.checked_instead)}>
          <FormLabel component="legend">What you checked instead</FormLabel>
          {checksWithoutRegister.map((one) => (
            <FormControlLabel
              key={one}
              label={wordsOf(one)}
              control={
                <Checkbox
                  checked={checked.includes(one)}
                  onChange={() =>
                    setChecked((before) =>
                      before.includes(one) ? before.filter((other) => other !== one) : [...before, one],
                    )
                  }
                />
              }
            />
          ))}
          <FormHelperText>
            {errors.checked_instead || 'Said on the page of the healer, with that there is no register'}
          </FormHelperText>
        </FormControl>
      )}
      {input(
        'qualified_as',
        'Qualified to interpret tests as',
        'Only by a register or a degree that you have seen',
        {
          select: true,
          slotProps: { select: { native: true }, inputLabel: { shrink: true } },
          children: (
            <>
              <option value="">Neither</option>
              {qualifications.map((one) => (
                <option key={one} value={one}>
                  {wordsOf(one)}
                </option>
              ))}
            </>
          ),
        },
      )}
      {input('proof_valid_until', 'Valid until', 'Leave empty if it does not expire', {
        type: 'date',
        slotProps: { inputLabel: { shrink: true } },
      })}
      <Button type="submit" variant="contained" disabled={isBusy}>
        {healer.state === 'verified' ? 'Save changes' : 'Verify'}
      </Button>
      {(may('refuse') || may('pause')) && (
        <>
          {input('reason', 'Reason', 'Sent to the healer', { multiline: true, minRows: 2 })}
          <Stack direction="row" gap={1}>
            {may('refuse') && (
              <Button variant="outlined" disabled={isBusy} onClick={() => void decide('refuse')}>
                Reject
              </Button>
            )}
            {may('pause') && (
              <Button variant="outlined" disabled={isBusy} onClick={() => void decide('pause')}>
                Pause
              </Button>
            )}
          </Stack>
        </>
      )}
    </Stack>
  )
}
