import { DateTimeInput } from 'react-admin'

const asInstant = (value: unknown) => (value ? new Date(String(value)).toISOString() : '')

/** The range of time of a list. */
export const rangeFilters = [
  <DateTimeInput key="from" source="from" label="From" parse={asInstant} />,
  <DateTimeInput key="to" source="to" label="To" parse={asInstant} />,
]
