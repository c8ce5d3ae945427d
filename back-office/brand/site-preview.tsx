import { Box, Button, TextField } from '@mui/material'
import type { BrandPreviewAddress } from '@newyou/contract/foundation/brand/calls'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { call } from '../data/call.ts'
import { useCopy } from '../fields/shown-once.tsx'
import { when } from '../fields/when.ts'
import { type BrandForm, valuesOf } from './values.ts'

/** Makes an address that shows the site in the brand that is typed, before it is saved. */
export function SitePreview() {
  const { getValues } = useFormContext<BrandForm>()
  const [made, setMade] = useState<BrandPreviewAddress>()
  const notify = useNotify()
  const copy = useCopy()

  async function make() {
    const { data: values } = valuesOf(getValues())
    if (!values) {
      notify('Please check the fields. Save marks those with a problem', { type: 'error' })
      return
    }
    try {
      setMade((await call('POST /api/staff/brand/preview', { body: { values } })).data)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
  }

  return (
    <Box sx={{ width: '100%', mb: 3 }}>
      <Button variant="outlined" onClick={() => void make()}>
        Preview on the site
      </Button>
      {made && (
        <>
          <TextField
            fullWidth
            margin="normal"
            label="Address of the preview"
            value={made.address}
            onFocus={({ target }) => target.select()}
            helperText={`Anybody with this address sees the site in this brand until ${when(made.until)}. Nothing is published.`}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Button onClick={() => void copy(made.address)}>Copy</Button>
          <Button component="a" href={made.address} target="_blank" rel="noreferrer">
            Open
          </Button>
        </>
      )}
    </Box>
  )
}
