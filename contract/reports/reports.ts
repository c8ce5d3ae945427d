import { z } from 'zod'
import { calendarDay, endpoint, instant } from '../endpoint.ts'
import type { StaffRole } from '../vocabulary.ts'
import { type ReportName, reports } from './declared.ts'
import type { Report } from './report.ts'

export const reportSteps = ['day', 'week', 'month'] as const
export type ReportStep = (typeof reportSteps)[number]
/** The longest range, and the most steps in one. */
export const reportDaysMax = 1830
const stepsMax = 400

const dayNumber = (day: string) => Date.parse(day) / 86_400_000
/** How many days a range has, both ends counted. */
export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from) + 1
const stepDays: Record<ReportStep, number> = { day: 1, week: 7, month: 28 }

const range = z
  .strictObject({
    /** Days of India. */
    from: calendarDay,
    to: calendarDay,
    step: z.enum(reportSteps).default('day'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The end must not be before the start' })
  .refine(({ from, to }) => daysBetween(from, to) <= reportDaysMax, {
    path: ['from'],
    error: 'Please choose at most five years',
  })
  .refine(({ from, to, step }) => daysBetween(from, to) / stepDays[step] <= stepsMax, {
    path: ['step'],
    error: 'Please choose weeks or months for so long a time',
  })
export type ReportRange = z.output<typeof range>

const counted = z.record(z.string(), z.int())
const figures = z.object({
  from: calendarDay,
  to: calendarDay,
  /** What was counted in each step; a step begins on its first day of the range. */
  steps: z.array(z.object({ from: calendarDay, counted })),
  /** In all of it. */
  counted,
})
export type Figures = z.output<typeof figures>

const reportData = z.object({
  figures,
  /** As many days right before. */
  before: figures,
  /** When the days were last counted; nothing before the first time. */
  counted_at: instant.nullable(),
  /** Days that have changed since and wait to be counted again. */
  days_waiting: z.int(),
})
export type ReportData = z.output<typeof reportData>

const callsOf = (of: Report) => ({
  [`GET /api/staff/reports/${of.name}`]: endpoint({
    summary: `${of.label}: get the figures of a period, and of as many days before`,
    who: of.read,
    query: range,
    data: reportData,
  }),
  [`GET /api/staff/reports/${of.name}/export`]: endpoint({
    summary: `${of.label}: export it as a CSV table; the download is logged`,
    who: of.read,
    query: range,
    data: z.object({ name: z.string(), csv: z.string() }),
  }),
})
interface FiguresCall {
  summary: string
  who: readonly StaffRole[]
  query: typeof range
  data: typeof reportData
}
interface TableCall extends Omit<FiguresCall, 'data'> {
  data: z.ZodObject<{ name: z.ZodString; csv: z.ZodString }>
}
type ReportCalls = { [K in ReportName as `GET /api/staff/reports/${K}`]: FiguresCall } & {
  [K in ReportName as `GET /api/staff/reports/${K}/export`]: TableCall
}

/** The calls of all reports. */
export const reportCalls = Object.assign({}, ...reports.map(callsOf)) as ReportCalls
