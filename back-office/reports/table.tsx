import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { columnsOf, numberOf, type Report } from '@newyou/contract/administration/reports/report'
import type { Figures, ReportData, ReportRange } from '@newyou/contract/administration/reports/reports'
import { comparisonWords, rangeInWords, stepLabel } from './steps.ts'
import { inWords } from './units.ts'

/** Every number of a report: a row for each step, then for all of them and for what they are compared with. */
export function ReportTable({ of, data, range }: { of: Report; data: ReportData; range: ReportRange }) {
  const { step, compare } = range
  const columns = columnsOf(of)
  const { figures, before } = data
  const line = (label: string, counted: Figures['counted'], isSum = false) => (
    <TableRow key={label}>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', fontWeight: isSum ? 600 : 400 }}>
        {label}
      </TableCell>
      {columns.map(([column, { unit }]) => (
        <TableCell key={column} align="right" className="num" sx={{ whiteSpace: 'nowrap' }}>
          {inWords(numberOf(of, column, counted), unit)}
        </TableCell>
      ))}
    </TableRow>
  )
  return (
    <Box
      component="section"
      aria-label={`${of.label}, all numbers`}
      className="report-table"
      sx={{ overflowX: 'auto' }}
      // A table that is wider than the screen scrolls with the keyboard too.
      tabIndex={0}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{step === 'month' ? 'Month' : step === 'week' ? 'Week from' : 'Day'}</TableCell>
            {columns.map(([column, { label }]) => (
              <TableCell key={column} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {line(rangeInWords(figures), figures.counted, true)}
          {line(`${comparisonWords[compare].row}: ${rangeInWords(before)}`, before.counted, true)}
          {figures.steps.toReversed().map(({ from, counted }) => line(stepLabel(from, step), counted))}
        </TableBody>
      </Table>
    </Box>
  )
}
