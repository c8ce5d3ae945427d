import { DateTimeInput } from 'react-admin'
import { instantOf, wallTimeOf, zoneShort } from './moments.ts'

const inZone = { format: wallTimeOf, parse: instantOf }

/** The range of time of a list. */
export const rangeFilters = [
  <DateTimeInput key="from" source="from" label={`From (${zoneShort})`} {...inZone} />,
  <DateTimeInput key="to" source="to" label={`To (${zoneShort})`} {...inZone} />,
]
