import { Chip } from '@mui/material'
import type { Field } from '@newyou/contract/administration/back-office/fields'
import { basisPointsPerPercent, paisePerRupee } from '@newyou/contract/business'
import type { ReactElement } from 'react'
import {
  BooleanField,
  ChipField,
  FunctionField,
  NumberField,
  type RaRecord,
  ReferenceArrayField,
  ReferenceField,
  SingleFieldList,
  TextField,
} from 'react-admin'
import { zoneShort } from './moments.ts'
import { calendarDay, when } from './when.ts'
import { wordsOf } from './words.ts'

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})
export const inRupees = (paise: unknown) =>
  typeof paise === 'number' ? rupees.format(paise / paisePerRupee) : ''

const cut = (text: unknown): string =>
  typeof text === 'string' && text.length > 90 ? `${text.slice(0, 90)} …` : String(text ?? '')

/** How a field is shown in a list. */
export function columnOf(name: string, field: Field): ReactElement<{ sortable?: boolean }> {
  const { kind, label, of } = field
  switch (kind) {
    case 'money':
      return (
        <FunctionField
          label={label}
          sortBy={name}
          textAlign="right"
          className="num"
          render={(row: RaRecord) => inRupees(row[name])}
        />
      )
    case 'percent':
      return (
        <FunctionField
          label={label}
          textAlign="right"
          render={(row: RaRecord) => (row[name] === null ? '' : `${row[name] / basisPointsPerPercent}%`)}
        />
      )
    case 'whole':
      return <NumberField source={name} label={label} textAlign="right" className="num" />
    case 'choice':
      return (
        <FunctionField
          label={label}
          sortBy={name}
          render={(row: RaRecord) => row[name] && wordsOf(row[name])}
        />
      )
    case 'choices':
    case 'words':
      return (
        <FunctionField
          label={label}
          render={(row: RaRecord) =>
            (row[name] ?? []).map((one: string) => (
              <Chip key={one} size="small" label={wordsOf(one)} sx={{ mr: 0.5 }} />
            ))
          }
        />
      )
    case 'yes-no':
      return <BooleanField source={name} label={label} />
    case 'moment':
    case 'day': {
      const shown = kind === 'moment' ? when : calendarDay
      return (
        <FunctionField
          label={kind === 'moment' ? `${label} (${zoneShort})` : label}
          sortBy={name}
          render={(row: RaRecord) => row[name] && shown(row[name])}
        />
      )
    }
    case 'record':
      return (
        <ReferenceField source={name} label={label} reference={`options/${of}`} link={false} emptyText="">
          <TextField source="name" />
        </ReferenceField>
      )
    case 'records':
      return (
        <ReferenceArrayField source={name} label={label} reference={`options/${of}`}>
          <SingleFieldList linkType={false}>
            <ChipField source="name" size="small" />
          </SingleFieldList>
        </ReferenceArrayField>
      )
    default:
      return <FunctionField label={label} sortBy={name} render={(row: RaRecord) => cut(row[name])} />
  }
}

/** The same beside a form. */
export const FieldValue = ({ name, field }: { name: string; field: Field }) => columnOf(name, field)
