import { Button, MenuItem, Stack, TextField } from '@mui/material'
import {
  daysBetween,
  type ReportComparison,
  type ReportRange,
  type ReportStep,
  reportComparisons,
  reportSteps,
} from '@newyou/contract/administration/reports/reports'
import { homeZone } from '@newyou/contract/business'
import { useSearchParams } from 'react-router-dom'
import { comparisonWords } from './steps.ts'

const presets = [
  { days: 7, label: 'Last 7 days' },
  { days: 30, label: 'Last 30 days' },
  { days: 90, label: 'Last 90 days' },
  { days: 365, label: 'Last year' },
]
const stepWords: Record<ReportStep, string> = { day: 'By day', week: 'By week', month: 'By month' }
const dayMs = 86_400_000

export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: homeZone }).format(new Date())
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)
/** As many steps as can be told apart. */
const stepFor = (from: string, to: string): ReportStep => {
  const days = daysBetween(from, to)
  if (days <= 45) return 'day'
  return days <= 200 ? 'week' : 'month'
}

const isStep = (word: string | null): word is ReportStep => reportSteps.some((step) => step === word)
const isComparison = (word: string | null): word is ReportComparison =>
  reportComparisons.some((one) => one === word)

/** The range of a report stands in the address, so that it can be sent to a colleague. */
export function useRange() {
  const [params, setParams] = useSearchParams()
  const to = params.get('to') ?? today()
  const from = params.get('from') ?? daysBefore(to, 29)
  const step = params.get('step')
  const compare = params.get('compare')
  const range: ReportRange = {
    from,
    to,
    step: isStep(step) ? step : stepFor(from, to),
    compare: isComparison(compare) ? compare : 'before',
  }
  return {
    range,
    setRange: (next: ReportRange) => setParams({ ...next }, { replace: true }),
  }
}

/** Chooses the days, how they are put together, and what they are compared with. */
export function RangeForm({
  range,
  setRange,
}: {
  range: ReportRange
  setRange: (range: ReportRange) => void
}) {
  const choose = (from: string, to: string) => setRange({ ...range, from, to, step: stepFor(from, to) })
  return (
    <Stack direction="row" gap={1} flexWrap="wrap" alignItems="center" role="group" aria-label="Range">
      {presets.map(({ days, label }) => {
        const from = daysBefore(today(), days - 1)
        const isChosen = range.from === from && range.to === today()
        return (
          <Button
            key={days}
            variant={isChosen ? 'contained' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => choose(from, today())}
          >
            {label}
          </Button>
        )
      })}
      <TextField
        type="date"
        label="From"
        size="small"
        fullWidth={false}
        value={range.from}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target: { value } }) => value && choose(value, range.to)}
      />
      <TextField
        type="date"
        label="To"
        size="small"
        fullWidth={false}
        value={range.to}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target: { value } }) => value && choose(range.from, value)}
      />
      <TextField
        select
        label="Group by"
        size="small"
        fullWidth={false}
        value={range.step}
        onChange={({ target: { value } }) => isStep(value) && setRange({ ...range, step: value })}
      >
        {reportSteps.map((step) => (
          <MenuItem key={step} value={step}>
            {stepWords[step]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Compare with"
        size="small"
        fullWidth={false}
        value={range.compare}
        onChange={({ target: { value } }) => isComparison(value) && setRange({ ...range, compare: value })}
      >
        {reportComparisons.map((one) => (
          <MenuItem key={one} value={one}>
            {comparisonWords[one].choice}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  )
}
