import { Alert, Box, Button, Typography } from '@mui/material'
import type { BrandValues } from '@newyou/contract/foundation/brand/brand'
import type { KeptBrand } from '@newyou/contract/foundation/brand/calls'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { HttpError, Loading, SaveButton, SimpleForm, TextInput, Title, Toolbar, useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { call } from '../data/call.ts'
import { when } from '../fields/when.ts'
import { Colours } from './colours.tsx'
import { Hero, Pictures } from './pictures.tsx'
import { Preview } from './preview.tsx'
import { SitePreview } from './site-preview.tsx'
import { type BrandForm, formOf, valuesOf } from './values.ts'

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="section" aria-label={label} sx={{ width: '100%', mb: 3 }}>
    <Typography variant="h6" component="h2" gutterBottom>
      {label}
    </Typography>
    {children}
  </Box>
)

/** Texts to phones are registered word by word, with the name in them. */
const OnPhones = () => (
  <Alert severity="info" sx={{ mb: 2 }}>
    SMS and WhatsApp go out in the words that were approved. After another name, register them anew under{' '}
    <Link to="/text-templates">Texts to phones</Link>; those with the old name go out until then.
  </Alert>
)

function History({ history, onUse }: { history: KeptBrand['history']; onUse: (version: number) => void }) {
  if (history.length === 0) return null
  return (
    <Group label="History">
      {history.slice(1).map(({ version, made_at: at, made_by: by }) => (
        <Box key={version} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Typography>
            Version {version}, {when(at)}, {by}
          </Typography>
          <Button onClick={() => onUse(version)} aria-label={`Use version ${version}`}>
            Use
          </Button>
        </Box>
      ))}
      <Button onClick={() => onUse(0)}>Use the brand of the house</Button>
    </Group>
  )
}

/** The brand of the practice: its names, what numbers begin with, its logo and its colours. */
export default function Brand() {
  const [kept, setKept] = useState<KeptBrand>()
  /** An earlier version that is shown in the form and not saved yet. */
  const [earlier, setEarlier] = useState<{ version: number; values: BrandValues }>()
  const notify = useNotify()
  const load = useCallback(async () => {
    setKept((await call('GET /api/staff/brand')).data)
    setEarlier(undefined)
  }, [])
  const tell = (error: unknown) =>
    notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
      type: 'error',
    })
  useEffect(() => {
    load().catch((error: Error) => notify(error.message, { type: 'error' }))
  }, [load, notify])
  if (!kept) return <Loading />

  async function save(form: object) {
    if (!kept) return undefined
    const { data: values, problems } = valuesOf(form as BrandForm)
    if (!values) {
      notify('Please check the marked fields', { type: 'error' })
      return problems
    }
    try {
      setKept((await call('PUT /api/staff/brand', { body: { version: kept.version, values } })).data)
      setEarlier(undefined)
      notify('Saved. It is on the site now', { type: 'success' })
    } catch (error) {
      tell(error)
      if (error instanceof HttpError && error.body?.code === 'changedMeanwhile') await load().catch(tell)
    }
    return undefined
  }
  async function use(version: number) {
    try {
      const { data } = await call('GET /api/staff/brand/{version}', { params: { version: String(version) } })
      setEarlier({ version, values: data })
      notify('Shown in the form. Save to use it')
    } catch (error) {
      tell(error)
    }
  }

  return (
    <>
      <Title title="Brand" />
      <SimpleForm
        key={`${kept.version} ${earlier?.version}`}
        record={{ id: 'site', ...formOf(earlier?.values ?? kept.values) }}
        onSubmit={save}
        sanitizeEmptyValues={false}
        toolbar={
          <Toolbar>
            <SaveButton alwaysEnable />
          </Toolbar>
        }
        maxWidth={860}
      >
        <Preview />
        <SitePreview />
        <Group label="Name">
          <TextInput source="names.en" label="Name" helperText="On every page, mail and document" fullWidth />
          <TextInput
            source="names.hi"
            label="Name in Hindi"
            helperText="On Hindi pages and in Hindi mails"
            fullWidth
          />
          <TextInput
            source="sender_name"
            label="Sender of mails"
            helperText="Leave empty to use the name. The address stays as configured"
            fullWidth
          />
          <Typography variant="body2" color="text.secondary">
            Legal name, address and GSTIN are in the <Link to="/settings">settings</Link>. Issued documents
            keep those of their day.
          </Typography>
        </Group>
        <Group label="SMS and WhatsApp">
          <OnPhones />
        </Group>
        <Group label="Numbers of documents">
          <Typography variant="body2" color="text.secondary" gutterBottom>
            A financial year keeps what its first document began with, so a change holds from 1 April.
          </Typography>
          <TextInput source="prefixes.invoice" label="Invoices begin with" helperText={false} />
          <TextInput source="prefixes.credit-note" label="Credit notes begin with" helperText={false} />
          <TextInput source="prefixes.receipt" label="Receipts begin with" helperText={false} />
          <TextInput
            source="prefixes.desk-receipt"
            label="Receipts of the desk begin with"
            helperText={false}
          />
        </Group>
        <Group label="Logo and icon">
          <Pictures />
        </Group>
        <Group label="Picture of the home page">
          <Hero />
        </Group>
        <Group label="Colours">
          <Colours />
        </Group>
        <History history={kept.history} onUse={(version) => void use(version)} />
      </SimpleForm>
    </>
  )
}
