import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { pathTo } from '@newyou/contract/addresses'
import type { HealerFile } from '@newyou/contract/administration/back-office/healers'
import { healerLabels } from '@newyou/contract/care/healers/fields'
import { type ReactNode, useState } from 'react'
import { Show, TopToolbar, useRecordContext } from 'react-admin'
import { HoursDialog } from '../desk/hours/hours-dialog.tsx'
import { CategoryNames } from '../fields/category-names.tsx'
import { inRupees } from '../fields/columns.tsx'
import { Document } from './document.tsx'
import { PageChange } from './page-change.tsx'
import { PageDialog } from './page-dialog.tsx'
import { facts } from './profile.ts'
import { Review } from './review.tsx'
import { HealerStateChip } from './state.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box mb={1.5}>
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography>{children}</Typography>
  </Box>
)

const Actions = () => {
  const healer = useRecordContext<HealerFile & { id: string }>()
  const [open, setOpen] = useState<'hours' | 'page'>()
  if (!healer) return <TopToolbar />
  const close = () => setOpen(undefined)
  return (
    <TopToolbar>
      <Button onClick={() => setOpen('hours')}>Change hours</Button>
      <Button onClick={() => setOpen('page')}>Change page</Button>
      {healer.state === 'verified' && (
        <Button href={pathTo('healer', { healerId: healer.u_id })} target="_blank" rel="noopener">
          View on site
        </Button>
      )}
      {open === 'hours' && <HoursDialog healers={[healer]} onDone={close} />}
      {open === 'page' && <PageDialog healer={healer} onDone={close} />}
    </TopToolbar>
  )
}

function Sides() {
  const healer = useRecordContext<HealerFile & { id: string }>()
  // Until the whole is there, a row of the list stands in for it.
  if (!healer?.files) return null
  return (
    <Box
      display="grid"
      gap={4}
      p={2}
      gridTemplateColumns={{ xs: '1fr', md: 'minmax(0, 5fr) minmax(0, 6fr)' }}
    >
      <div>
        <Stack direction="row" gap={2} alignItems="center" mb={2}>
          <Typography variant="h5" component="h2">
            {healer.name}
          </Typography>
          <HealerStateChip state={healer.state} />
        </Stack>
        {healer.review_reason && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {healer.review_reason}
          </Alert>
        )}
        {!healer.has_hours && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            No hours set yet: clients cannot book.
          </Alert>
        )}
        <Fact label="Contacts">
          {healer.email} {healer.mobile_number}
        </Fact>
        <Fact label="Category and topics">
          <CategoryNames slugs={[healer.main_category]} />: {healer.topics}
        </Fact>
        <Fact label="City and languages">
          {healer.city}; {healer.languages.join(', ')}
        </Fact>
        <Fact label="Practising since, session price">
          {healer.practising_since}, {inRupees(healer.price_paise)}
        </Fact>
        {facts.map((name) => (
          <Fact key={name} label={healerLabels[name].label}>
            {[healer[name]].flat().join(' ')}
          </Fact>
        ))}
        <Review key={healer.version} healer={healer} />
      </div>
      {healer.page_change && (
        <PageChange key={`page-${healer.version}`} healer={healer} change={healer.page_change} />
      )}
      <section aria-label="Documents">
        <Typography variant="h6" component="h2" gutterBottom>
          Documents
        </Typography>
        {healer.files.length === 0 && <Typography>No documents.</Typography>}
        {healer.files.map((file) => (
          <Document key={file.u_id} healerId={healer.u_id} file={file} />
        ))}
      </section>
    </Box>
  )
}

/** A healer's application: what they wrote and what proves it, side by side. */
export default function Healer() {
  return (
    <Show title="Healer" actions={<Actions />}>
      <Sides />
    </Show>
  )
}
