import { appointmentMinutes } from '@newyou/contract/business'
import type { HoursProblem } from '@newyou/contract/care/appointments/hours-form'

/** What is wrong with a part of the hours, for a colleague. */
export const problemWords: Record<HoursProblem, string> = {
  missing: 'Please enter both times',
  order: 'The end must be after the start',
  overlap: 'These hours overlap',
  short: `Please allow at least ${appointmentMinutes} minutes`,
  date: 'Please enter the date',
  twice: 'This date is already in the list',
  buffer: 'Please enter a number from 0 to 60',
  notice: 'Please enter at most 7 days (10,080 minutes)',
  travel: 'Please enter a number from 0 to 240',
  cap: 'Please enter a number from 1 to 24, or leave it empty',
}

export const replaced = <T>(list: readonly T[], index: number, next: T): T[] =>
  list.map((one, at) => (at === index ? next : one))
export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index)
