import type { PracticeHours } from './hours.ts'

export interface TimeWindow {
  from: string
  to: string
  /** Where clients are seen in person; without one: online alone. */
  place_u_id?: string | null | undefined
}
/** The hours as the form holds them: every weekday has its list of windows. */
export interface HoursValues {
  week: readonly TimeWindow[][]
  overrides: readonly { date: string; windows: readonly TimeWindow[] }[]
  leave: readonly { from: string; to: string }[]
  buffer: string
  notice: string
  travel: string
  takesSeries: boolean
  /** Empty is without limit. */
  cap: string
}

/** The end of a day is 24:00 for the contract and 00:00 in a field for times. */
const endOfDay = '24:00'
const midnight = '00:00'
const toField = (window: TimeWindow): TimeWindow =>
  window.to === endOfDay ? { ...window, to: midnight } : window
const fromField = (window: TimeWindow): TimeWindow =>
  window.to === midnight ? { ...window, to: endOfDay } : window

/** Monday is 1, as in the contract. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export function valuesOf(hours: PracticeHours): HoursValues {
  const byDay = Map.groupBy(hours.weekly, ({ weekday }) => weekday)
  return {
    week: weekdays.map((weekday) =>
      (byDay.get(weekday) ?? []).map(({ weekday: _day, ...window }) => toField(window)),
    ),
    overrides: hours.overrides.map(({ date, windows }) => ({ date, windows: windows.map(toField) })),
    leave: hours.leave,
    buffer: String(hours.buffer_minutes),
    notice: String(hours.notice_minutes),
    travel: String(hours.travel_minutes),
    takesSeries: hours.takes_series,
    cap: hours.daily_cap === null ? '' : String(hours.daily_cap),
  }
}

export function hoursOf(values: HoursValues, timeZone: string): PracticeHours {
  return {
    time_zone: timeZone,
    buffer_minutes: Number(values.buffer),
    notice_minutes: Number(values.notice),
    travel_minutes: Number(values.travel),
    takes_series: values.takesSeries,
    daily_cap: values.cap.trim() === '' ? null : Number(values.cap),
    weekly: values.week.flatMap((windows, index) =>
      windows.map((window) => ({ weekday: index + 1, ...fromField(window) })),
    ),
    overrides: values.overrides.map(({ date, windows }) => ({ date, windows: windows.map(fromField) })),
    leave: [...values.leave],
  }
}

export type HoursProblem =
  | 'missing'
  | 'order'
  | 'overlap'
  | 'short'
  | 'date'
  | 'twice'
  | 'buffer'
  | 'notice'
  | 'travel'
  | 'cap'

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The error in the windows of one day, if any. */
export function windowsProblem(
  shown: readonly TimeWindow[],
  sessionMinutes: number,
): HoursProblem | undefined {
  const windows = shown.map(fromField)
  if (windows.some(({ from, to }) => !from || !to)) return 'missing'
  if (windows.some(({ from, to }) => from >= to)) return 'order'
  if (windows.some(({ from, to }) => minutes(to) - minutes(from) < sessionMinutes)) return 'short'
  const inOrder = windows.toSorted((one, other) => one.from.localeCompare(other.from))
  if (inOrder.some(({ from }, index) => index > 0 && from < (inOrder[index - 1]?.to ?? ''))) return 'overlap'
  return undefined
}

const maxBuffer = 60
const maxNotice = 10_080
const maxTravel = 240
const maxCap = 24
const isWhole = (text: string, most: number) => /^\d+$/.test(text) && Number(text) <= most

/** Every problem of the form, by the name of the part it belongs to. */
export function hoursProblems(values: HoursValues, sessionMinutes: number): Record<string, HoursProblem> {
  const found: Record<string, HoursProblem> = {}
  const add = (part: string, problem: HoursProblem | undefined) => {
    if (problem) found[part] = problem
  }
  values.week.forEach((windows, index) => {
    add(`week.${index}`, windowsProblem(windows, sessionMinutes))
  })
  values.overrides.forEach(({ date, windows }, index) => {
    const isTwice = values.overrides.findIndex((other) => other.date === date) < index
    add(`overrides.${index}`, !date ? 'date' : isTwice ? 'twice' : windowsProblem(windows, sessionMinutes))
  })
  values.leave.forEach(({ from, to }, index) => {
    add(`leave.${index}`, !from || !to ? 'date' : from > to ? 'order' : undefined)
  })
  if (!isWhole(values.buffer, maxBuffer)) add('buffer', 'buffer')
  if (!isWhole(values.notice, maxNotice)) add('notice', 'notice')
  if (!isWhole(values.travel, maxTravel)) add('travel', 'travel')
  const cap = values.cap.trim()
  if (cap !== '' && (!isWhole(cap, maxCap) || Number(cap) < 1)) add('cap', 'cap')
  return found
}
