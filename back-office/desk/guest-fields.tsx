import {
  Checkbox,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import type { DeskGuest } from '@newyou/contract/administration/desk/guests'
import { guardianRelations } from '@newyou/contract/people/guardians/rules'
import { wordsOf } from '../fields/words.ts'

/** The form of a new client as it is typed. */
export interface TypedGuest {
  first_name: string
  last_name: string
  mobile_number: string
  wants_reminder: boolean
  is: '' | 'adult' | 'child'
  dob: string
  guardian_name: string
  guardian_relation: (typeof guardianRelations)[number]
}

export const emptyGuest: TypedGuest = {
  first_name: '',
  last_name: '',
  mobile_number: '',
  wants_reminder: false,
  is: '',
  dob: '',
  guardian_name: '',
  guardian_relation: 'mother',
}

/** Undefined until all is there that the desk has to ask. */
export function guestOf({
  is,
  dob,
  guardian_name,
  guardian_relation,
  ...who
}: TypedGuest): DeskGuest | undefined {
  if (!who.first_name || !who.mobile_number || is === '') return undefined
  if (is === 'adult') return { ...who, age: { is } }
  return dob && guardian_name ? { ...who, age: { is, dob, guardian_name, guardian_relation } } : undefined
}

/** A client of whom the desk knows a name and a number. */
export function GuestFields({
  guest,
  onChange,
}: {
  guest: TypedGuest
  onChange: (guest: TypedGuest) => void
}) {
  const field = (name: 'first_name' | 'last_name' | 'mobile_number' | 'guardian_name' | 'dob') => ({
    fullWidth: true,
    margin: 'dense' as const,
    value: guest[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...guest, [name]: target.value }),
  })
  return (
    <>
      <Stack direction="row" gap={1}>
        <TextField label="First name" {...field('first_name')} />
        <TextField label="Last name" {...field('last_name')} />
      </Stack>
      <TextField
        label={guest.is === 'child' ? 'Mobile number of the guardian' : 'Mobile number'}
        type="tel"
        helperText="Repeat it to the caller: they get one message, without healer or time"
        {...field('mobile_number')}
      />
      <FormControlLabel
        sx={{ display: 'flex', mb: 1 }}
        control={
          <Checkbox
            checked={guest.wants_reminder}
            onChange={(_event, wants) => onChange({ ...guest, wants_reminder: wants })}
          />
        }
        label="Agreed to one SMS on the day before, which says the time alone"
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Age"
        value={guest.is}
        onChange={(_event, is: TypedGuest['is'] | null) => is && onChange({ ...guest, is })}
      >
        <ToggleButton value="adult">18 or older</ToggleButton>
        <ToggleButton value="child">Under 18</ToggleButton>
      </ToggleButtonGroup>
      {guest.is === 'child' && (
        <>
          <TextField
            label="Date of birth"
            type="date"
            slotProps={{ inputLabel: { shrink: true } }}
            {...field('dob')}
          />
          <TextField label="Guardian’s name" {...field('guardian_name')} />
          <TextField
            select
            fullWidth
            margin="dense"
            label="Relationship"
            value={guest.guardian_relation}
            onChange={({ target }) =>
              onChange({ ...guest, guardian_relation: target.value as TypedGuest['guardian_relation'] })
            }
          >
            {guardianRelations.map((relation) => (
              <MenuItem key={relation} value={relation}>
                {wordsOf(relation)}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
    </>
  )
}
