import type { Field } from '@newyou/contract/administration/back-office/fields'
import { basisPointsPerPercent, paisePerRupee } from '@newyou/contract/business'
import { lazy, Suspense } from 'react'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  DateTimeInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  TextInput,
} from 'react-admin'
import { instantOf, wallTimeOf, zoneShort } from './moments.ts'
import { choicesOf } from './words.ts'

const RichTextField = lazy(() => import('./rich-text.tsx'))
const MediaInput = lazy(() => import('./media-input.tsx'))

const byName = (search: string) => (search ? { search } : {})
const linesOf = (value: unknown) => (Array.isArray(value) ? value.join('\n') : '')
const listOf = (text: string) => (text === '' ? [] : text.split('\n'))

/** A number that is stored in hundredths, as people write it. */
const hundredths = (by: number) => ({
  format: (value: unknown) => (typeof value === 'number' ? value / by : ''),
  parse: (value: unknown) => (value === '' || value === null ? null : Math.round(Number(value) * by)),
})

/** The input of a field, as its declaration says. */
export function FieldInput({ name, field }: { name: string; field: Field }) {
  const { kind, label, hint, choices = [], of, isNullable } = field
  const common = { source: name, label, helperText: hint ?? false, fullWidth: true } as const
  switch (kind) {
    case 'text':
    case 'day':
      return kind === 'day' ? <DateInput {...common} /> : <TextInput {...common} />
    case 'long':
      return <TextInput {...common} multiline minRows={2} />
    case 'rich':
      return (
        <Suspense fallback={null}>
          <RichTextField {...common} />
        </Suspense>
      )
    case 'whole':
      return <NumberInput {...common} step={1} />
    case 'money':
      return <NumberInput {...common} label={`${label} (₹)`} {...hundredths(paisePerRupee)} />
    case 'percent':
      return <NumberInput {...common} label={`${label} (%)`} {...hundredths(basisPointsPerPercent)} />
    case 'choice':
      return (
        <SelectInput {...common} choices={choicesOf(choices)} {...(isNullable && { emptyText: 'None' })} />
      )
    case 'choices':
      return <CheckboxGroupInput {...common} choices={choicesOf(choices)} />
    case 'words':
      return (
        <TextInput
          {...common}
          multiline
          minRows={2}
          helperText={hint ?? 'One per line'}
          format={linesOf}
          parse={listOf}
        />
      )
    case 'yes-no':
      return <BooleanInput {...common} />
    case 'moment':
      return (
        <DateTimeInput {...common} label={`${label} (${zoneShort})`} format={wallTimeOf} parse={instantOf} />
      )
    case 'record':
      return (
        <ReferenceInput source={name} reference={`options/${of}`} perPage={25}>
          <AutocompleteInput {...common} optionText="name" filterToQuery={byName} />
        </ReferenceInput>
      )
    case 'records':
      return (
        <ReferenceArrayInput source={name} reference={`options/${of}`} perPage={25}>
          <AutocompleteArrayInput {...common} optionText="name" filterToQuery={byName} />
        </ReferenceArrayInput>
      )
    case 'media':
      return (
        <Suspense fallback={null}>
          <MediaInput name={name} field={field} />
        </Suspense>
      )
  }
}

/** The input by which a list is narrowed. */
export function filterOf(name: string, field: Field) {
  const { kind, label, choices = [], of } = field
  if (kind === 'yes-no')
    return (
      <SelectInput
        key={name}
        source={name}
        label={label}
        choices={[
          { id: 'true', name: 'Yes' },
          { id: 'false', name: 'No' },
        ]}
      />
    )
  if (kind === 'record' || kind === 'records')
    return (
      <ReferenceInput key={name} source={name} label={label} reference={`options/${of}`}>
        <AutocompleteInput label={label} optionText="name" filterToQuery={byName} helperText={false} />
      </ReferenceInput>
    )
  return <SelectInput key={name} source={name} label={label} choices={choicesOf(choices)} />
}
