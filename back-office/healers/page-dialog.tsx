import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { healerFields, healerLabels } from '@newyou/contract/care/healers/fields'
import type { OwnPage } from '@newyou/contract/care/healers/page'
import { checkedPage, type PageValues, valuesOf } from '@newyou/contract/care/healers/page-values'
import { having, namesOf } from '@newyou/contract/people/accounts/declared'
import { useLanguages } from '@newyou/web/session/use-languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useGetList, useRefresh } from 'react-admin'
import { call } from '../data/call.ts'
import { AskedFields, useAsked } from '../desk/asked-fields.tsx'
import { usePress } from '../desk/use-press.ts'
import { wordsOf } from '../fields/words.ts'

type Name = keyof PageValues
type Errors = Partial<Record<Name, string>>

const shown = namesOf(having(healerFields, 'page'))

const languageOf = (code: string) => (code === 'hi' ? 'Hindi' : 'English')

interface Choice {
  id: string
  name: string
}

/** One field of the page, as its declaration says. */
function PageField({
  name,
  values,
  error,
  onChange,
}: {
  name: (typeof shown)[number]
  values: PageValues
  error: string | undefined
  onChange: (values: PageValues) => void
}) {
  const spoken = useLanguages().map(({ name: language }): Choice => ({ id: language, name: language }))
  const field = healerFields[name]
  const of = 'of' in field ? field.of : []
  const listed = of.map((id): Choice => ({ id, name: name === 'written_in' ? languageOf(id) : wordsOf(id) }))
  const isCategory = field.kind === 'category' || field.kind === 'categories'
  const { data: categories = [] } = useGetList(
    'options/categories',
    { pagination: { page: 1, perPage: 100 } },
    { enabled: isCategory },
  )
  const named = categories.map(({ id, name: words }): Choice => ({ id: String(id), name: String(words) }))
  const value = values[name]
  const isList = Array.isArray(value)
  const choices = field.kind === 'languages' ? spoken : isCategory ? named : listed
  // What stands and is not in the list (any more) can still be seen and taken away.
  const chosen = isList ? value : isCategory && value ? [String(value)] : []
  const kept = chosen.filter((one) => !choices.some(({ id }) => id === one))
  const isChoice = isList || isCategory || field.kind === 'choice'
  return (
    <TextField
      fullWidth
      margin="dense"
      label={name === 'price_rupees' ? `${healerLabels[name].label} (₹)` : healerLabels[name].label}
      value={value}
      error={error !== undefined}
      helperText={error}
      multiline={field.kind === 'paragraphs' || field.kind === 'long'}
      select={isChoice}
      onChange={({ target }) => onChange({ ...values, [name]: target.value })}
      slotProps={{
        ...(isList && { select: { multiple: true } }),
        ...(name === 'price_rupees' && { htmlInput: { inputMode: 'numeric' } }),
      }}
    >
      {isChoice &&
        [...choices, ...kept.map((id): Choice => ({ id, name: wordsOf(id) }))].map(({ id, name: words }) => (
          <MenuItem key={id} value={id}>
            {words}
          </MenuItem>
        ))}
    </TextField>
  )
}

/** The language of the healer’s line in it. */
function LineLanguage({
  values,
  error,
  onChange,
}: {
  values: PageValues
  error: string | undefined
  onChange: (values: PageValues) => void
}) {
  const languages = useLanguages()
  return (
    <TextField
      select
      fullWidth
      margin="dense"
      label="Language of the line"
      value={languages.some(({ code }) => code === values.greeting_lang) ? values.greeting_lang : ''}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => onChange({ ...values, greeting_lang: target.value })}
    >
      <MenuItem value="">None</MenuItem>
      {languages.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

function PageForm({ page, onDone }: { page: OwnPage; onDone: () => void }) {
  const [values, setValues] = useState(() => valuesOf(page))
  const [errors, setErrors] = useState<Errors>({})
  const [asked, setAsked] = useAsked()
  const refresh = useRefresh()
  const { isBusy, press } = usePress(() => {
    refresh()
    onDone()
  })
  function save() {
    const checked = checkedPage(values, page.version, (sentence) => sentence)
    if ('wrong' in checked) return setErrors(checked.wrong)
    setErrors({})
    void press('The page is saved. The healer has been notified', async () => {
      try {
        await call('PUT /api/staff/healers/{healerId}/page', {
          params: { healerId: page.u_id },
          body: { ...checked.parsed, ...asked },
        })
      } catch (error) {
        if (error instanceof HttpError) setErrors(error.body?.errors ?? {})
        throw error
      }
    })
  }
  return (
    <>
      <DialogContent>
        {page.is_reviewed && (
          <Alert severity="info">
            Price and details change at once. New text waits under “Page changes”, as the healer’s own does.
          </Alert>
        )}
        {shown.map((name) => (
          <PageField key={name} name={name} values={values} error={errors[name]} onChange={setValues} />
        ))}
        <LineLanguage values={values} error={errors.greeting_lang} onChange={setValues} />
        <AskedFields asked={asked} onChange={setAsked} whom="the healer" />
        {Object.keys(errors).length > 0 && <Alert severity="error">Please check the marked fields.</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>Back</Button>
        <Button variant="contained" disabled={isBusy} onClick={save}>
          Save page
        </Button>
      </DialogActions>
    </>
  )
}

/** Changes price, details and words of a healer who asked for it. */
export function PageDialog({
  healer,
  onDone,
}: {
  healer: { u_id: string; name: string }
  onDone: () => void
}) {
  const params = { healerId: healer.u_id }
  const { data, error } = useQuery<OwnPage>({
    queryKey: ['page-of-healer', healer.u_id],
    gcTime: 0,
    retry: false,
    // Not read anew while somebody types: the version says whether it changed meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call('GET /api/staff/healers/{healerId}/page', { params, signal })).data,
  })
  return (
    <Dialog open onClose={onDone} aria-labelledby="page-title" fullWidth maxWidth="sm">
      <DialogTitle id="page-title">Page of {healer.name}</DialogTitle>
      {data ? (
        <PageForm page={data} onDone={onDone} />
      ) : (
        <>
          <DialogContent>{error && <Alert severity="error">{error.message}</Alert>}</DialogContent>
          <DialogActions>
            <Button onClick={onDone}>Back</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
