import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { pathTo } from '@newyou/contract/addresses'
import type { Row } from '@newyou/contract/administration/back-office/resource'
import { useRecordContext } from 'react-admin'
import { useCopy } from '../fields/shown-once.tsx'

/** What another site writes into its page; without scripts the link leads to the healer. */
const codeOf = (site: string, widgetId: string, link: string) =>
  `<script src="${site}/booking-widget.js" async></script>
<a href="${link}" data-booking-widget="${widgetId}">Book</a>`

/** The code of a widget, and the plain link with its QR code for print. */
export function WidgetCode() {
  const row = useRecordContext<Row & { id: string }>()
  const copy = useCopy()
  if (!row) return null
  const site = location.origin
  const healerId = String(row.healer_id)
  const service = row.service_id ? `?service=${row.service_id}` : ''
  const link = `${site}${pathTo('healer', { healerId })}${service}`
  const code = codeOf(site, row.u_id, link)
  return (
    <Box component="section" aria-label="Code for the other site" width="100%" maxWidth={720} mt={2} mb={2}>
      <Typography variant="h6" component="h2" gutterBottom>
        Code for the other site
      </Typography>
      <TextField
        fullWidth
        multiline
        label="Code"
        value={code}
        helperText="data-inline on an empty element shows the times in its place; data-theme: light, dark or auto; data-language: en or hi"
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Stack direction="row" gap={1} mt={1} mb={2}>
        <Button variant="outlined" onClick={() => void copy(code)}>
          Copy code
        </Button>
        <Button variant="outlined" onClick={() => void copy(link)}>
          Copy link
        </Button>
        <Button variant="outlined" href={`/api/website/healer/${healerId}/qr${service}`} download>
          QR code
        </Button>
      </Stack>
    </Box>
  )
}
