import { homeZone, paisePerRupee } from '@newyou/contract/business'

/*
 * Words for money and time. Strings are put together here from numbers and long names, because the
 * ready-made patterns of Node and of a browser differ in spaces and dots, and both render the same page.
 */

/** Before the last three digits, and before each two further ahead. */
const indianGroups = /\B(?=(\d\d)*\d{3}$)/g

/** `1,23,456`, with two decimals only when there are paise. `Intl` takes a cheap phone 50 ms to set up for numbers. */
export function rupeeDigits(paise: number) {
  const amount = Math.round(Math.abs(paise))
  const rest = amount % paisePerRupee
  const digits = String((amount - rest) / paisePerRupee).replace(indianGroups, ',')
  return rest === 0 ? digits : `${digits}.${String(rest).padStart(2, '0')}`
}

/** `₹1,23,456`; less than nothing is written with a true minus. */
export function rupees(paise: number) {
  return `${paise < 0 ? '−' : ''}₹${rupeeDigits(paise)}`
}

/** A moment as the API writes it, or in milliseconds. */
export type Moment = string | number | Date

let ownZone: string | undefined
/** The time zone of this device, as it names it itself. Asked once: a browser takes a while to say it. */
export const deviceZone = () => {
  ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone || homeZone
  return ownZone
}

const partFormats = new Map<string, Intl.DateTimeFormat>()
function parts(moment: Moment, zone: string, locale: string) {
  const name = `${locale} ${zone}`
  let format = partFormats.get(name)
  if (!format) {
    format = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
      timeZone: zone,
      hourCycle: 'h23',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    })
    partFormats.set(name, format)
  }
  const found: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const part of format.formatToParts(new Date(moment))) found[part.type] = part.value
  return {
    weekday: found.weekday ?? '',
    day: found.day ?? '',
    month: found.month ?? '',
    year: found.year ?? '',
    hour: Number(found.hour ?? 0),
    minute: found.minute ?? '',
  }
}

/** `+91 98450 12345`, as people write it. */
export const spacedMobile = (number: string) => number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')

/** Hindi says which part of the day is meant, in the hours of the Unicode CLDR; English says am and pm. */
function halfOf(hour: number, locale: string) {
  if (locale !== 'hi') return hour < 12 ? 'am' : 'pm'
  if (hour < 4 || hour >= 20) return 'रात'
  return hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम'
}

/** `7:15` and `am`, apart because they are set in different sizes. */
export function clock(moment: Moment, zone: string, locale: string) {
  const { hour, minute } = parts(moment, zone, 'en')
  return { time: `${hour % 12 === 0 ? 12 : hour % 12}:${minute}`, half: halfOf(hour, locale) }
}

/** 0 to 23. */
export const hourOf = (moment: Moment, zone: string) => parts(moment, zone, 'en').hour

/** In the order of the language: `7:15 am`, `सुबह 7:15`. */
const joined = (time: string, half: string, locale: string) =>
  locale === 'hi' ? `${half} ${time}` : `${time} ${half}`

/** `7:15 am`. */
export function timeOfDay(moment: Moment, zone: string, locale: string) {
  const { time, half } = clock(moment, zone, locale)
  return joined(time, half, locale)
}

/** `7:15 to 8:00 am`, `11:45 am to 12:30 pm`; `सुबह 7:15 से 8:00`, `सुबह 11:45 से दोपहर 12:30`. */
export function timeSpan(from: Moment, to: Moment, zone: string, locale: string) {
  const start = clock(from, zone, locale)
  const end = clock(to, zone, locale)
  const [first, last] = [start, end].map(({ time, half }) => joined(time, half, locale)) as [string, string]
  if (start.half !== end.half) return { from: first, to: last }
  return locale === 'hi' ? { from: first, to: end.time } : { from: start.time, to: last }
}

const monthFormats = new Map<string, Intl.DateTimeFormat>()
/** The calendar day of a moment in a zone, YYYY-MM-DD. */
export function dayOf(moment: Moment, zone = homeZone) {
  const { year, day } = parts(moment, zone, 'en')
  let monthFormat = monthFormats.get(zone)
  if (!monthFormat) {
    monthFormat = new Intl.DateTimeFormat('en-US', { timeZone: zone, month: '2-digit' })
    monthFormats.set(zone, monthFormat)
  }
  return `${year}-${monthFormat.format(new Date(moment))}-${day.padStart(2, '0')}`
}

/** The calendar day so many days later. */
export function addDays(day: string, count: number) {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + count)
  return noon.toISOString().slice(0, 10)
}

/** How many calendar days lie between two moments in a zone. */
export function daysBetween(from: Moment, to: Moment, zone = homeZone) {
  const apart = Date.parse(`${dayOf(to, zone)}T12:00:00Z`) - Date.parse(`${dayOf(from, zone)}T12:00:00Z`)
  return Math.round(apart / 86_400_000)
}

/** Names of a calendar day (YYYY-MM-DD), which has no zone of its own. */
export function dayNames(day: string, locale = 'en') {
  const { weekday, day: number, month, year } = parts(`${day}T12:00:00Z`, 'UTC', locale)
  return {
    weekday,
    weekdayShort: locale === 'en' ? weekday.slice(0, 3) : weekday.replace(/वार$/, ''),
    number,
    month,
    year,
  }
}

/** `Sunday 22 November`, with its year where that is not the present one. */
export function longDay(moment: Moment, zone: string, locale: string, now: Moment) {
  const { weekday, day, month, year } = parts(moment, zone, locale)
  const isThisYear = year === parts(now, zone, locale).year
  return `${weekday} ${day} ${month}${isThisYear ? '' : ` ${year}`}`
}

/** `3 March 2026`, of a calendar day. */
export function fullDate(day: string, locale = 'en') {
  const { number, month, year } = dayNames(day, locale)
  return `${number} ${month} ${year}`
}

/** The words that say when something is: the catalogue's `when` holds them. */
export type DayWord = 'today' | 'tonight' | 'tomorrow' | 'weekday' | 'date'
const eveningFrom = 18

/** How a near day is called: tonight, tomorrow, a weekday within the week, else a date. */
export function dayWord(moment: Moment, now: Moment, zone = homeZone): DayWord {
  const ahead = daysBetween(now, moment, zone)
  if (ahead === 0) return hourOf(moment, zone) >= eveningFrom ? 'tonight' : 'today'
  if (ahead === 1) return 'tomorrow'
  return ahead > 1 && ahead < 7 ? 'weekday' : 'date'
}

/** How long ago, in the largest unit that fits: for `{count}m ago` and the like. */
export function age(
  moment: Moment,
  now: Moment,
): { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(0, Math.floor((new Date(now).getTime() - new Date(moment).getTime()) / 60_000))
  if (minutes < 1) return { unit: 'now', count: 0 }
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  if (minutes < 1440) return { unit: 'hours', count: Math.floor(minutes / 60) }
  return { unit: 'days', count: Math.floor(minutes / 1440) }
}

/** `UTC+5:30`. */
export function utcOffset(zone: string, moment: Moment) {
  const part = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')
  const [, sign = '+', hours = '0', minutes = '00'] = /GMT([+-])(\d+):(\d+)/.exec(part?.value ?? '') ?? []
  return `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`
}
