import { Alert, Box, Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material'
import type { CallAnswer } from '@newyou/contract/api'
import {
  type PhoneTextRow,
  phoneChannels,
  textStates,
} from '@newyou/contract/foundation/text-messages/templates'
import { locales } from '@newyou/contract/locales'
import { useCallback, useEffect, useState } from 'react'
import { Loading, Title } from 'react-admin'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { Fact } from '../fields/facts.tsx'
import { useCopy } from '../fields/shown-once.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { RegisterDialog } from './register-dialog.tsx'
import { TemplateFiles } from './template-files.tsx'
import { channelWords, keyOf, languageWords, textStateWords } from './words.ts'

type Answer = CallAnswer<'GET /api/staff/text-templates'>['data']
interface Filter {
  channel: string
  locale: string
  state: string
}

const choices: { [Name in keyof Filter]: { label: string; values: [string, string][] } } = {
  channel: { label: 'By', values: phoneChannels.map((one) => [one, channelWords[one]]) },
  locale: { label: 'Language', values: locales.map((one) => [one, languageWords[one]]) },
  state: { label: 'State', values: textStates.map((one) => [one, textStateWords[one]]) },
}

function Text({ of, onChange }: { of: PhoneTextRow; onChange: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const copy = useCopy()
  const { registered } = of
  return (
    <Card variant="outlined" component="article" aria-label={keyOf(of)} sx={{ mb: 1.5 }}>
      <CardContent>
        <Stack direction="row" gap={1.5} alignItems="center" flexWrap="wrap">
          <Typography fontWeight={600}>{of.title}</Typography>
          <StateChip state={textStateWords[of.state]} />
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {keyOf(of)}
        </Typography>
        <Typography lang={of.locale} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', my: 1 }}>
          {of.to_register}
        </Typography>
        {registered && (
          <Typography variant="body2">
            {registered.registered_id}
            {registered.gateway_id && `, at MSG91 ${registered.gateway_id}`}
            {registered.reason && `: ${registered.reason}`}
          </Typography>
        )}
        {of.state === 'changed' && registered && (
          <Alert severity="warning" sx={{ my: 1 }}>
            Until these words are approved, this goes out: “{registered.text}”
          </Alert>
        )}
        <Stack direction="row" gap={1} mt={1}>
          <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
            Enter id
          </Button>
          <Button size="small" onClick={() => void copy(of.to_register)}>
            Copy text
          </Button>
        </Stack>
        {isOpen && (
          <RegisterDialog
            of={of}
            onDone={(isSaved) => {
              setOpen(false)
              if (isSaved) onChange()
            }}
          />
        )}
      </CardContent>
    </Card>
  )
}

/** Where providers report: to be entered with them. */
const Providers = ({ of: { gateways, reports_to: to } }: { of: Answer }) => (
  <Box component="details" mb={2}>
    <Typography component="summary" sx={{ cursor: 'pointer', width: 'fit-content', py: 0.5 }}>
      Addresses for the providers
    </Typography>
    <Stack gap={1} mt={1} sx={{ overflowWrap: 'anywhere' }}>
      <Fact label="Gateways for SMS, in their order">
        {gateways.map(({ name }) => name).join(', ') || 'None is configured'}
      </Fact>
      <Fact label="Address for reports at MSG91 (version 3)">{to.msg91}</Fact>
      <Fact label="Address for reports with Meta">{to.whatsapp}</Fact>
      <Fact label="Token that Meta asks for there">{to.whatsapp_token}</Fact>
      <Fact label="Exotel">Takes the address with each text</Fact>
    </Stack>
  </Box>
)

/** Every text that goes to phones, and where it is registered. */
export default function TextTemplates() {
  const [filter, setFilter] = useState<Filter>({ channel: '', locale: '', state: '' })
  const [answer, setAnswer] = useState<Answer>()
  const { attempt } = useStaffAction()
  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt is made anew with each rendering
  const load = useCallback(
    () =>
      attempt(async () => {
        const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
        setAnswer((await call('GET /api/staff/text-templates', { query })).data)
      }),
    [filter],
  )
  useEffect(() => void load(), [load])
  if (!answer) return <Loading />
  const { counts } = answer
  const open = (counts.missing ?? 0) + (counts.changed ?? 0)
  return (
    <Box p={2} maxWidth={900}>
      <Title title="Texts to phones" />
      <Typography mb={2}>
        Operators in India and WhatsApp deliver only texts that were registered word by word. Register each
        text there, and enter its id here. A text without an approved id does not go out.
      </Typography>
      {open > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {open === 1 ? 'One text waits' : `${open} texts wait`} to be registered.
        </Alert>
      )}
      <Providers of={answer} />
      <TemplateFiles filter={filter} onTaken={() => void load()} />
      <Stack direction="row" gap={2} flexWrap="wrap" my={2}>
        {Object.entries(choices).map(([name, { label, values }]) => (
          <TextField
            key={name}
            select
            size="small"
            label={label}
            value={filter[name as keyof Filter]} // its own keys
            onChange={({ target }) => setFilter({ ...filter, [name]: target.value })}
            sx={{ minWidth: 150 }}
          >
            <MenuItem value="">All</MenuItem>
            {values.map(([value, words]) => (
              <MenuItem key={value} value={value}>
                {name === 'state' ? `${words} (${counts[value as keyof typeof counts] ?? 0})` : words}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      {answer.texts.length === 0 && <Typography>No text is in this state.</Typography>}
      {answer.texts.map((text) => (
        <Text key={keyOf(text)} of={text} onChange={() => void load()} />
      ))}
    </Box>
  )
}
