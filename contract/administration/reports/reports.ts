import { z } from 'zod'
import { calendarDay, endpoint, instant } from '../../endpoint.ts'
import type { StaffRole } from '../../vocabulary.ts'
import { type ReportName, reports } from './declared.ts'
import type { Report } from './report.ts'

export const reportSteps = ['day', 'week', 'month'] as const
export type ReportStep = (typeof reportSteps)[number]
/** What a period is compared with: as many days right before it, or the same days of the year before. */
export const reportComparisons = ['before', 'year'] as const
export type ReportComparison = (typeof reportComparisons)[number]
/** The longest period in days, and the most steps in one. */
export const reportDaysMax = 1830
const stepsMax = 400

const dayNumber = (day: string) => Date.parse(day) / 86_400_000
/** The number of days of a period, both ends counted. */
export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from) + 1
const stepDays: Record<ReportStep, number> = { day: 1, week: 7, month: 28 }

const range = z
  .strictObject({
    /** Days in the time zone of India. */
    from: calendarDay,
    to: calendarDay,
    step: z.enum(reportSteps).default('day'),
    compare: z.enum(reportComparisons).default('before'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The end must not be before the start' })
  .refine(({ from, to }) => daysBetween(from, to) <= reportDaysMax, {
    path: ['from'],
    error: 'Please choose at most five years',
  })
  .refine(({ from, to, step }) => daysBetween(from, to) / stepDays[step] <= stepsMax, {
    path: ['step'],
    error: 'Please choose weeks or months for a period this long',
  })
export type ReportRange = z.output<typeof range>

const counted = z.record(z.string(), z.int())
const figures = z.object({
  from: calendarDay,
  to: calendarDay,
  /** The counts of each step, from its first day in the period. */
  steps: z.array(z.object({ from: calendarDay, counted })),
  /** The total of the period. */
  counted,
})
export type Figures = z.output<typeof figures>

const reportData = z.object({
  figures,
  /** What the period is compared with. */
  before: figures,
  /** When the days were last counted; null before the first time. */
  counted_at: instant.nullable(),
  /** Days that changed since then and will be counted again. */
  days_waiting: z.int(),
})
export type ReportData = z.output<typeof reportData>

/** The days that the list of reports shows, today included. */
export const overviewDays = 30
const overview = z.object({
  name: z.enum(reports.map(({ name }) => name) as [ReportName, ...ReportName[]]),
  /** The main figure of the last days, and of as many days before. */
  now: z.number(),
  before: z.number(),
  /** The main figure of each day, the oldest first. */
  days: z.array(z.object({ from: calendarDay, value: z.number() })),
})
export type ReportOverview = z.output<typeof overview>
const overviewCalls = {
  'GET /api/staff/reports': endpoint({
    summary: 'List the reports that I may read, each with its main figure of the last 30 days',
    who: [...new Set(reports.flatMap(({ read }) => read))] as StaffRole[],
    data: z.array(overview),
  }),
}

const callsOf = (of: Report) => ({
  [`GET /api/staff/reports/${of.name}`]: endpoint({
    summary: `${of.label}: get the figures of a period, and of the period it is compared with`,
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
export const reportCalls = Object.assign({ ...overviewCalls }, ...reports.map(callsOf)) as ReportCalls &
  typeof overviewCalls
