import type { Unit } from '@newyou/contract/administration/reports/report'
import { paisePerRupee } from '@newyou/contract/business'
import { inRupees } from '../fields/columns.tsx'

const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 })
const hour = 3600
const day = 24 * hour

function duration(seconds: number) {
  if (seconds >= 2 * day) return `${plain.format(seconds / day)} days`
  if (seconds >= hour) return `${plain.format(seconds / hour)} h`
  return `${Math.round(seconds / 60)} min`
}

/** A number of a report as colleagues read it. */
export function inWords(value: number | null, unit: Unit): string {
  if (value === null) return '–'
  if (unit === 'paise') return inRupees(Math.round(value))
  if (unit === 'percent') return percent.format(value)
  return unit === 'seconds' ? duration(value) : plain.format(value)
}

const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 })

/** A number beside an axis, in few letters: times up to the highest are all in one unit. */
export function onAxis(value: number, unit: Unit, highest: number): string {
  if (unit === 'paise') return `${value < 0 ? '−' : ''}₹${short.format(Math.abs(value) / paisePerRupee)}`
  if (unit === 'percent') return percent.format(value)
  if (unit !== 'seconds') return short.format(value)
  if (highest >= 2 * day) return `${plain.format(value / day)} d`
  return highest >= hour ? `${plain.format(value / hour)} h` : `${plain.format(value / 60)} min`
}

/** How much more or less than before; nothing where nothing was. */
export function changeInWords(now: number | null, before: number | null, unit: Unit): string {
  if (now === null || before === null) return ''
  const sign = now > before ? '+' : now < before ? '−' : '±'
  const difference = Math.abs(now - before)
  if (unit === 'percent') return `${sign}${plain.format(difference * 100)} points`
  return before === 0 ? '' : `${sign}${percent.format(difference / Math.abs(before))}`
}
