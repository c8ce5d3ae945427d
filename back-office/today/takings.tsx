import { Box, Typography } from '@mui/material'
import type { Today } from '@newyou/contract/administration/back-office/today'
import { inRupees } from '../fields/columns.tsx'
import { Section } from '../fields/facts.tsx'

const weekdays = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' })

function Sum({
  label,
  of,
  weekday,
}: {
  label: string
  of: { paise: number; week_before_paise: number }
  weekday: string
}) {
  return (
    <Box>
      <Typography color="text.secondary">{label}</Typography>
      <Typography variant="h4" component="p" className="num">
        {inRupees(of.paise)}
      </Typography>
      <Typography color="text.secondary">
        {inRupees(of.week_before_paise)} last {weekday} by this time
      </Typography>
    </Box>
  )
}

/** What was paid and refunded since midnight, beside the same hours a week before. */
export function Takings({ money, day }: { money: NonNullable<Today['money']>; day: string }) {
  const weekday = weekdays.format(new Date(day))
  return (
    <Section title="Money today">
      <Box display="grid" gap={4} gridTemplateColumns="repeat(auto-fit, minmax(min(220px, 100%), 1fr))">
        <Sum label="Taken" of={money.takings} weekday={weekday} />
        <Sum label="Refunded" of={money.refunds} weekday={weekday} />
      </Box>
    </Section>
  )
}
