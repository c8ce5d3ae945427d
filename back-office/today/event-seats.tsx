import { Typography } from '@mui/material'
import type { Today } from '@newyou/contract/administration/back-office/today'
import { Section } from '../fields/facts.tsx'
import { when } from '../fields/when.ts'

/** Seats that are sold for the events of the next days. */
export function EventSeats({ events }: { events: NonNullable<Today['events']> }) {
  if (events.length === 0) return null
  return (
    <Section title="Seats sold">
      {events.map((event) => (
        <Typography key={event.u_id} sx={{ py: 0.5 }}>
          {event.title}, {when(event.starts_at)}: {event.sold}
          {event.seats !== null && ` of ${event.seats}`}
          {event.sold_today > 0 && `, ${event.sold_today} today`}
        </Typography>
      ))}
    </Section>
  )
}
