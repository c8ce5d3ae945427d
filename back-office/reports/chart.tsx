import { alpha, Box, type SxProps, type Theme, Typography, useTheme } from '@mui/material'
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { columnsOf, type Report, type Unit } from '@newyou/contract/administration/reports/report'
import type { ReportData, ReportRange } from '@newyou/contract/administration/reports/reports'
import { gapInWords, namedSteps, stepName, valuesOf } from './axis.ts'
import { today } from './range.tsx'
import { comparisonWords, stepLabel } from './steps.ts'
import { inWords, onAxis } from './units.ts'
import { useWidth } from './use-width.ts'

const height = 300
const valuesWidth = 76
/** Names that find less room than this are left out by the library, without a word. */
const namesHeight = 40
/** The last name below an axis reaches beyond it by half. */
const margin = { right: 40 }
const unitWords: Record<Unit, string> = {
  count: 'Number',
  paise: 'Rupees',
  points: 'Life points',
  seconds: 'Time',
  percent: 'Share',
}

/**
 * One chart of a report, with the period that it is compared with as a thinner line. It is a picture for those who see it:
 * the same numbers stand in the table below.
 */
export function ReportChart({
  of,
  chart,
  data: { figures, before },
  range: { step, compare },
}: {
  of: Report
  chart: Report['charts'][number]
  data: ReportData
  range: ReportRange
}) {
  const { palette } = useTheme()
  const { element, width } = useWidth<HTMLElement>()
  const colours = [
    palette.primary.main,
    palette.info.main,
    palette.warning.main,
    palette.error.main,
    palette.text.secondary,
  ]
  const columns = new Map(columnsOf(of))
  const now = today()
  const series = chart.of.map((column, place) => ({
    id: column,
    label: columns.get(column)?.label ?? column,
    color: colours[place % colours.length] ?? palette.primary.main,
    data: valuesOf(of, column, figures.steps, now),
  }))
  const unit = columns.get(chart.of[0] ?? '')?.unit ?? 'count'
  const valueFormatter = (value: number | null) => inWords(value, unit)
  const dashed: Record<string, object> = Object.fromEntries(
    series.map(({ id }) => [`& .MuiLineElement-series-${id}-before`, { strokeDasharray: '4 4' }]),
  )
  const steps = figures.steps.map(({ from }) => from)
  const named = namedSteps(steps, step, width - valuesWidth - margin.right)
  const axis = {
    data: steps,
    valueFormatter: (from: string, { location }: { location: string }) =>
      location === 'tick' ? stepName(from, step) : stepLabel(from, step),
    // A tick stands where a name stands, and nowhere else.
    tickInterval: (from: string) => named.has(from),
    tickLabelInterval: () => true,
    tickPlacement: 'middle' as const,
    height: namesHeight,
  }
  const highest = Math.max(...series.flatMap(({ data }) => data.map((value) => value ?? 0)))
  const inShort = (value: number) => onAxis(value, unit, highest)
  const counts = unit === 'count' || unit === 'points'
  const common = {
    height,
    margin,
    skipAnimation: true,
    yAxis: [
      {
        valueFormatter: inShort,
        width: valuesWidth,
        label: unitWords[unit],
        min: 0,
        ...(counts && { tickMinStep: 1 }),
      },
    ],
    grid: { horizontal: true },
  }
  // Refunds may be more than sales.
  const hasNegative = series.some(({ data }) => data.some((value) => (value ?? 0) < 0))
  const yAxis = hasNegative ? common.yAxis.map(({ min: _, ...one }) => one) : common.yAxis
  return (
    <Box component="figure" m={0} minWidth={0} ref={element} className="report-chart">
      <Typography component="figcaption">
        <Box component="span" fontWeight={600} display="block">
          {chart.label}
        </Box>
        <Typography component="span" variant="body2" color="text.secondary">
          {gapInWords(
            of,
            chart.of,
            step,
            steps.some((from) => from > now),
          )}
        </Typography>
      </Typography>
      <Box aria-hidden="true">
        {chart.kind === 'bars' ? (
          <BarChart
            {...common}
            yAxis={yAxis}
            xAxis={[{ ...axis, scaleType: 'band' }]}
            series={series.map((one) => ({ ...one, valueFormatter }))}
          />
        ) : (
          <LineChart
            {...common}
            yAxis={yAxis}
            xAxis={[{ ...axis, scaleType: 'point' }]}
            series={series.flatMap((one) => [
              {
                ...one,
                valueFormatter,
                curve: 'linear' as const,
                // Between two gaps there is no line, but the day has its point.
                showMark: ({ index }: { index: number }) =>
                  steps.length < 40 || (one.data[index - 1] == null && one.data[index + 1] == null),
              },
              {
                ...one,
                id: `${one.id}-before`,
                label: `${one.label}, ${comparisonWords[compare].short}`,
                color: alpha(one.color, 0.5),
                valueFormatter,
                curve: 'linear' as const,
                showMark: false,
                data: steps.map(
                  (_, place) => valuesOf(of, one.id, before.steps.slice(place, place + 1), now)[0] ?? null,
                ),
              },
            ])}
            sx={dashed as SxProps<Theme>}
          />
        )}
      </Box>
    </Box>
  )
}
