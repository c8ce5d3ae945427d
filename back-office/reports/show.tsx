import { Box, Button, Card, CardContent, Link, Stack, Typography } from '@mui/material'
import { type ReportName, reports } from '@newyou/contract/administration/reports/declared'
import { columnsOf, numberOf, type Report } from '@newyou/contract/administration/reports/report'
import type { ReportData, ReportRange } from '@newyou/contract/administration/reports/reports'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { Title, useNotify, usePermissions } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { call } from '../data/call.ts'
import { save } from '../data/save-file.ts'
import { when } from '../fields/when.ts'
import { mayRead } from '../session/roles.ts'
import { ReportChart } from './chart.tsx'
import { RangeForm, useRange } from './range.tsx'
import { comparisonWords, rangeInWords } from './steps.ts'
import { ReportTable } from './table.tsx'
import { changeInWords, inWords } from './units.ts'

/** A sum of the range beside the same of the period that it is compared with. */
function Sum({ of, column, data, than }: { of: Report; column: string; data: ReportData; than: string }) {
  const { label, unit } = new Map(columnsOf(of)).get(column) ?? { label: column, unit: 'count' as const }
  const now = numberOf(of, column, data.figures.counted)
  const before = numberOf(of, column, data.before.counted)
  const change = changeInWords(now, before, unit)
  return (
    <Card component="article" aria-label={label}>
      <CardContent>
        <Typography color="text.secondary">{label}</Typography>
        <Typography variant="h5" component="p" className="num">
          {inWords(now, unit)}
        </Typography>
        <Typography color="text.secondary" className="num">
          {before === null ? 'Not known' : inWords(before, unit)} {than}
          {change && `, ${change}`}
        </Typography>
      </CardContent>
    </Card>
  )
}

function Age({ data: { counted_at: at, days_waiting: waiting } }: { data: ReportData }) {
  const age = at ? `Updated on ${when(at)}.` : 'Not counted yet. Please wait a minute.'
  const changed = waiting === 1 ? '1 day has' : `${waiting} days have`
  return (
    <Typography color="text.secondary">
      {age}
      {waiting > 0 && ` ${changed} changed since and will be counted again soon.`}
    </Typography>
  )
}

function ExportReport({ name: report, range }: { name: ReportName; range: ReportRange }) {
  const notify = useNotify()
  async function download() {
    try {
      const { data } = await call(`GET /api/staff/reports/${report}/export`, { query: { ...range } })
      const { name, csv } = data
      save(name, new Blob([csv], { type: 'text/csv' }))
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
  }
  return (
    <Button variant="outlined" onClick={() => void download()}>
      Export CSV
    </Button>
  )
}

function Numbers({ of, data, range }: { of: Report; data: ReportData; range: ReportRange }) {
  const than = comparisonWords[range.compare].than
  return (
    <Stack gap={3}>
      <Age data={data} />
      <Typography>
        {rangeInWords(data.figures)}, compared with {rangeInWords(data.before)}
      </Typography>
      <Box display="grid" gap={2} gridTemplateColumns="repeat(auto-fill, minmax(min(190px, 42vw), 1fr))">
        {columnsOf(of).map(([column]) => (
          <Sum key={column} of={of} column={column} data={data} than={than} />
        ))}
      </Box>
      <Box display="grid" gap={3} gridTemplateColumns="repeat(auto-fit, minmax(min(460px, 100%), 1fr))">
        {of.charts.map((chart) => (
          <ReportChart key={chart.label} of={of} chart={chart} data={data} range={range} />
        ))}
      </Box>
      <ReportTable of={of} data={data} range={range} />
    </Stack>
  )
}

/** One report: sums beside those of another period, charts, and every number in a table. */
export default function ShowReport() {
  const { id } = useParams()
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  const of = reports.find(({ name }) => name === id)
  const { range, setRange } = useRange()
  const { data, error } = useQuery({
    queryKey: ['reports', id, range],
    queryFn: async () =>
      of && (await call(`GET /api/staff/reports/${of.name}`, { query: { ...range } })).data,
    enabled: of !== undefined && mayRead(of, roles),
    // The numbers before stay until the next ones are here.
    placeholderData: (before) => before,
  })
  if (!of) return <Typography p={2}>There is no such report.</Typography>
  return (
    <Stack gap={2} py={2} className="report">
      <Title title={of.label} />
      <Typography variant="h5" component="h2" className="printed-only">
        {of.label}
      </Typography>
      <Link component={RouterLink} to="/reports" className="not-printed">
        All reports
      </Link>
      <Typography>{of.summary}</Typography>
      <Stack
        className="not-printed"
        direction="row"
        gap={2}
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
      >
        <RangeForm range={range} setRange={setRange} />
        <Stack direction="row" gap={1}>
          <Button variant="outlined" onClick={() => print()}>
            Print
          </Button>
          <ExportReport name={of.name} range={range} />
        </Stack>
      </Stack>
      {error && <Typography role="alert">{error.message}</Typography>}
      {data && <Numbers of={of} data={data} range={range} />}
    </Stack>
  )
}
