import { homeZone } from '@newyou/contract/business'
import { email as emailSchema, mobile as mobileSchema } from '@newyou/contract/people/accounts/fields'

/** A value that was read, or why it was not. */
export type Read<Value> = { value: Value } | { problem: string }

/** Empty cells are nothing, not wrong. */
export const optional = <Value>(text: string, read: (text: string) => Read<Value>): Read<Value | null> =>
  text === '' ? { value: null } : read(text)

/** All that is wrong with these cells. */
export const problemsIn = (...cells: readonly Read<unknown>[]): string[] =>
  cells.flatMap((cell) => ('problem' in cell ? [cell.problem] : []))

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const noDate = (text: string) => ({
  problem: `“${text}” is no date. Please write the day first, such as 31/12/1990`,
})

/** The first moment of a day of the practice, or of so many days after it. */
export const startOfDay = (text: string, later = 0): string =>
  new Date(
    Temporal.PlainDate.from(text).add({ days: later }).toZonedDateTime(homeZone).epochMilliseconds,
  ).toISOString()

/** Day 1 of spreadsheets is the first of January 1900, and they count a day in that year that never was. */
const serialStart = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

/** The calendar day, if there is one. */
function day(year: number, month: number, date: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, date))
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === date
  return isReal ? at.toISOString().slice(0, 10) : undefined
}

/** Two digits of a year mean the latest such year that is not after `latest`. */
function yearOf(text: string, latest: number): number {
  if (text.length > 2) return Number(text)
  const inThis = Math.floor(latest / 100) * 100 + Number(text)
  return inThis > latest ? inThis - 100 : inThis
}

/** A day as people in India and spreadsheets write it: 31/12/1990, 31-12-90, 31 Dec 1990, 1990-12-31, or 33238. */
export function readDay(text: string, latestYear: number): Read<string> {
  const found = (value: string | undefined): Read<string> => (value ? { value } : noDate(text))
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return found(day(Number(iso[1]), Number(iso[2]), Number(iso[3])))
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: .*)?$/.exec(text)
  if (numbers) {
    const [, date = '', month = '', year = ''] = numbers
    if (Number(month) > 12 && Number(date) <= 12)
      return { problem: `“${text}” has the month first. Please write the day first, such as 31/12/1990` }
    return found(day(yearOf(year, latestYear), Number(month), Number(date)))
  }
  const words = /^(\d{1,2})(?:st|nd|rd|th)?[-/ ]([a-z]{3})[a-z]*[-/ ,]+(\d{4}|\d{2})$/i.exec(text)
  if (words) {
    const [, date = '', month = '', year = ''] = words
    return found(day(yearOf(year, latestYear), months.indexOf(month.toLowerCase()) + 1, Number(date)))
  }
  const american = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text)
  if (american) {
    const [, month = '', date = '', year = ''] = american
    return found(day(Number(year), months.indexOf(month.toLowerCase()) + 1, Number(date)))
  }
  const serial = /^\d{4,5}(?:\.0+)?$/.exec(text)
  if (serial)
    return found(new Date(serialStart + Number.parseInt(text, 10) * dayMs).toISOString().slice(0, 10))
  return noDate(text)
}

const short = (text: string) => ({
  problem: `“${text}” lost digits in a spreadsheet. Please format the column as text and enter the numbers again`,
})

/** A number as spreadsheets write long ones: 9.19876E+11 has lost digits, 9.19876543210E+11 has not. */
function longNumber(text: string): Read<string> {
  const [, whole = '', part = '', power = ''] = /^(\d+)(?:[.,](\d+))?e\+?(\d+)$/i.exec(text) ?? []
  if (!whole) return { value: text.replace(/^(\d+)[.,]0+$/, '$1') }
  return part.length === Number(power) ? { value: whole + part } : short(text)
}

/** An Indian mobile number in any usual spelling. */
export function readMobile(text: string): Read<string> {
  const long = longNumber(text)
  if ('problem' in long) return long
  const { data, error } = mobileSchema().safeParse(long.value)
  return data
    ? { value: data }
    : { problem: `“${text}”: ${error?.issues[0]?.message ?? 'is no mobile number'}` }
}

export function readEmail(text: string): Read<string> {
  const { data, error } = emailSchema.safeParse(text.replace(/^mailto:/i, ''))
  return data
    ? { value: data }
    : { problem: `“${text}”: ${error?.issues[0]?.message ?? 'is no e-mail address'}` }
}

/** A time of a day, as hours and minutes; what comes before it. */
const timeAtEnd = /^(.*?)[T ,]*(?<![\d:.])(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?\s?m\.?)?$/i

function clockTime(hours: string, minutes: string, half: string | undefined): string | undefined {
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return undefined
  const shift = half && (half.toLowerCase() === 'p' ? (hour === 12 ? 0 : 12) : hour === 12 ? -12 : 0)
  return `${String(hour + (shift || 0)).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Parts of a day, as spreadsheets write times. */
const partOfDay = /^0?\.\d+$/

/** A time of day, such as 10:30, 4.15 pm, or the part of a day of a spreadsheet. */
export function readTime(text: string): Read<string> {
  const [, before = '', hours = '', minutes = '', half] = timeAtEnd.exec(text) ?? []
  const found = hours && before === '' ? clockTime(hours, minutes, half) : undefined
  if (found) return { value: found }
  const [, whole = '', word] = /^(\d{1,2})\s*([ap])\.?m\.?$/i.exec(text) ?? []
  const full = whole ? clockTime(whole, '00', word) : undefined
  if (full) return { value: full }
  if (partOfDay.test(text)) {
    const all = Math.round(Number(text) * 24 * 60)
    return {
      value: `${String(Math.floor(all / 60) % 24).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`,
    }
  }
  return { problem: `“${text}” is no time. Please write it such as 16:30 or 4:30 pm` }
}

/** A moment with its zone is an instant (ends with Z), one without is a time on the healer's wall. */
export type Moment = string
const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** A day with a time: in one cell, or the time in another. */
export function readMoment(text: string, time: string, latestYear: number): Read<Moment> {
  if (withZone.test(text)) {
    const at = new Date(text)
    if (!Number.isNaN(at.getTime())) return { value: at.toISOString() }
  }
  const serial = /^(\d{5})(\.\d+)$/.exec(text)
  const [, before = '', hours = '', minutes = '', half] = (!serial && timeAtEnd.exec(text)) || []
  const isWhole = before.trim() !== '' && hours !== ''
  const date = readDay(serial?.[1] ?? (isWhole ? before.trim().replace(/,$/, '') : text), latestYear)
  if ('problem' in date) return date
  const at = isWhole
    ? readTime(`${hours}:${minutes}${half ? ` ${half}m` : ''}`)
    : readTime(serial?.[2] ?? time)
  return 'problem' in at
    ? { problem: time || isWhole ? at.problem : 'There is no time of the start' }
    : { value: `${date.value}T${at.value}` }
}

/** A length such as 45, 45 min, 1 hr, 1h 30m or 1:30. */
export function readMinutes(text: string): Read<number> {
  const [, hours, minutes] =
    /^(?:(\d{1,2})\s*(?:h|hrs?|hours?|:))?\s*(?:(\d{1,3})(?:\.0+)?\s*(?:m|mins?|minutes?)?)?\.?$/i.exec(
      text,
    ) ?? []
  const all = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return all > 0 ? { value: all } : { problem: `“${text}” is no length. Please write it in minutes` }
}
