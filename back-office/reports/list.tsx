import { Box, Card, CardActionArea, CardContent, Typography, useTheme } from '@mui/material'
import { SparkLineChart } from '@mui/x-charts/SparkLineChart'
import { reports } from '@newyou/contract/administration/reports/declared'
import { columnsOf, type Report } from '@newyou/contract/administration/reports/report'
import { overviewDays, type ReportOverview } from '@newyou/contract/administration/reports/reports'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { Title, usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { call } from '../data/call.ts'
import { mayRead } from '../session/roles.ts'
import { changeInWords, inWords } from './units.ts'

/** A report in a picture of its last days and its main figure. */
function Latest({ of, latest: { now, before, days } }: { of: Report; latest: ReportOverview }) {
  const { palette } = useTheme()
  const { label, unit } = new Map(columnsOf(of)).get(of.main) ?? { label: of.main, unit: 'count' as const }
  const change = changeInWords(now, before, unit)
  return (
    <>
      <Typography variant="h5" component="p" className="num">
        {inWords(now, unit)}
      </Typography>
      <Typography color="text.secondary" className="num">
        {label} in {overviewDays} days; {inWords(before, unit)} in the {overviewDays} before
        {change && `, ${change}`}
      </Typography>
      <Box aria-hidden="true">
        <SparkLineChart
          height={64}
          plotType="bar"
          color={palette.primary.main}
          data={days.map(({ value }) => value)}
        />
      </Box>
    </>
  )
}

/** The reports that a colleague may read, each with a picture and its main figure. */
export default function Reports() {
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  const { data, error } = useQuery({
    queryKey: ['reports'],
    queryFn: async () => (await call('GET /api/staff/reports')).data,
  })
  return (
    <>
      <Title title="Reports" />
      {error && <Typography role="alert">{error.message}</Typography>}
      <Box
        display="grid"
        gap={2}
        py={2}
        gridTemplateColumns="repeat(auto-fill, minmax(min(280px, 100%), 1fr))"
      >
        {reports
          .filter((of) => mayRead(of, roles))
          .map((of) => {
            const latest = data?.find(({ name }) => name === of.name)
            return (
              <Card key={of.name}>
                <CardActionArea component={Link} to={`/reports/${of.name}/show`} sx={{ height: '100%' }}>
                  <CardContent sx={{ height: '100%', display: 'flex', flexDirection: 'column', gap: 1 }}>
                    <Typography variant="h6" component="h2">
                      {of.label}
                    </Typography>
                    {latest && <Latest of={of} latest={latest} />}
                    <Typography color="text.secondary">{of.summary}</Typography>
                  </CardContent>
                </CardActionArea>
              </Card>
            )
          })}
      </Box>
    </>
  )
}
