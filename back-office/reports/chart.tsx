import { alpha, Box, type SxProps, type Theme, Typography, useTheme } from '@mui/material'
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { columnsOf, numberOf, type Report } from '@newyou/contract/administration/reports/report'
import type { ReportData } from '@newyou/contract/administration/reports/reports'
import { stepLabel } from './steps.ts'
import { inWords } from './units.ts'

const height = 280
/** As many labels below a chart as a phone has room for. */
const labelsMax = 5

/**
 * One chart of a report, with the range before it as a thinner line. It is a picture for those who see it: the same numbers
 * stand in the table below.
 */
export function ReportChart({
  of,
  chart,
  data: { figures, before },
  step,
}: {
  of: Report
  chart: Report['charts'][number]
  data: ReportData
  step: string
}) {
  const { palette } = useTheme()
  const colours = [
    palette.primary.main,
    palette.info.main,
    palette.warning.main,
    palette.error.main,
    palette.text.secondary,
  ]
  const columns = new Map(columnsOf(of))
  const series = chart.of.map((column, place) => ({
    id: column,
    label: columns.get(column)?.label ?? column,
    color: colours[place % colours.length] ?? palette.primary.main,
    data: figures.steps.map(({ counted }) => numberOf(of, column, counted)),
  }))
  const unit = columns.get(chart.of[0] ?? '')?.unit ?? 'count'
  const valueFormatter = (value: number | null) => inWords(value, unit)
  const dashed: Record<string, object> = Object.fromEntries(
    series.map(({ id }) => [`& .MuiLineElement-series-${id}-before`, { strokeDasharray: '4 4' }]),
  )
  const labels = figures.steps.map(({ from }) => stepLabel(from, step))
  const every = Math.ceil(labels.length / labelsMax)
  const isLabelled = (_: unknown, place: number) => place % every === 0
  const common = {
    height,
    skipAnimation: true,
    xAxis: [{ scaleType: 'band' as const, data: labels, tickLabelInterval: isLabelled }],
    yAxis: [{ valueFormatter, width: 72 }],
    grid: { horizontal: true },
  }
  return (
    <Box component="figure" m={0}>
      <Typography component="figcaption" fontWeight={600}>
        {chart.label}
      </Typography>
      <Box aria-hidden="true">
        {chart.kind === 'bars' ? (
          <BarChart {...common} series={series.map((one) => ({ ...one, valueFormatter }))} />
        ) : (
          <LineChart
            {...common}
            xAxis={[{ scaleType: 'point', data: labels, tickLabelInterval: isLabelled }]}
            series={series.flatMap((one) => [
              { ...one, valueFormatter, curve: 'linear' as const, showMark: figures.steps.length < 40 },
              {
                ...one,
                id: `${one.id}-before`,
                label: `${one.label}, period before`,
                color: alpha(one.color, 0.5),
                valueFormatter,
                curve: 'linear' as const,
                showMark: false,
                data: figures.steps.map((_, place) => {
                  const earlier = before.steps[place]
                  return earlier ? numberOf(of, one.id, earlier.counted) : null
                }),
              },
            ])}
            sx={dashed as SxProps<Theme>}
          />
        )}
      </Box>
    </Box>
  )
}
