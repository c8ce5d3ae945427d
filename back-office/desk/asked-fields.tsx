import { MenuItem, TextField } from '@mui/material'
import { type AskedChannel, askedChannels } from '@newyou/contract/care/appointments/asked'
import { useState } from 'react'
import { channelWords } from '../fields/steps.ts'

export interface Asked {
  asked_by: string
  channel: AskedChannel
}

export const useAsked = () => useState<Asked>({ asked_by: '', channel: 'phone' })

/** Who asked and how: both stand in the history of what was changed. */
export const AskedFields = ({
  asked,
  onChange,
  whom = 'the client',
}: {
  asked: Asked
  onChange: (asked: Asked) => void
  /** Who asks, if nobody else does. */
  whom?: string
}) => (
  <>
    <TextField
      select
      fullWidth
      margin="dense"
      label="Asked"
      value={asked.channel}
      onChange={({ target }) => onChange({ ...asked, channel: target.value as AskedChannel })}
    >
      {askedChannels.map((channel) => (
        <MenuItem key={channel} value={channel}>
          {channelWords[channel]}
        </MenuItem>
      ))}
    </TextField>
    <TextField
      fullWidth
      margin="dense"
      label={`Asked by, if not ${whom}`}
      value={asked.asked_by}
      onChange={({ target }) => onChange({ ...asked, asked_by: target.value })}
      slotProps={{ htmlInput: { maxLength: 80 } }}
    />
  </>
)
