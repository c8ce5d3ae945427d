import { homeZone } from '@newyou/contract/business'
import { foreignNumber } from '@newyou/contract/people/accounts/contacts'
import { plainDigits } from '@newyou/contract/people/accounts/digits'
import { email as emailSchema, mobile as mobileSchema } from '@newyou/contract/people/accounts/fields'
import { dayIn } from '../../platform/clock.ts'

/** A value that was read, or why it was not. */
export type Read<Value> = { value: Value } | { problem: string }

/** Empty cells are nothing, not wrong. */
export const optional = <Value>(text: string, read: (text: string) => Read<Value>): Read<Value | null> =>
  text === '' ? { value: null } : read(text)

/** All that is wrong with these cells. */
export const problemsIn = (...cells: readonly Read<unknown>[]): string[] =>
  cells.flatMap((cell) => ('problem' in cell ? [cell.problem] : []))

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
/** How months begin in Hindi, without the dot below a letter. */
const hindiMonths = 'जन फर मार्च अप्र मई जून जुल अग सित अक नव दिस'.split(' ')
/** The number of the month that is called so, or 0. */
function monthOf(word: string): number {
  const [latin, hindi] = [word.toLowerCase(), word.normalize('NFC').replaceAll('\u093c', '')]
  const isLatin = (name: string) => latin.length > 2 && (name.startsWith(latin) || latin === name.slice(0, 4))
  return months.findIndex(isLatin) + 1 || hindiMonths.findIndex((name) => hindi.startsWith(name)) + 1
}

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

const weekday = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)(?:वार)?)[.,]?\s+/iu
/** A moment with its zone. */
export const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** A date with plain digits and plain signs between them. */
const plainDate = (text: string) =>
  plainDigits(text)
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/(\d)\s*([-/.\\])\s*(?=\d)/g, (_, digit, sign) => digit + (sign === '\\' ? '/' : sign))
    .trim()
    .replace(weekday, '')

/** A day as people in India and spreadsheets write it: 31/12/1990, 31-12-90, 31 Dec 1990, 1990-12-31, or 33238. */
export function readDay(given: string, latestYear: number): Read<string> {
  const text = plainDate(given)
  const found = (value: string | undefined): Read<string> => (value ? { value } : noDate(given))
  const at = withZone.test(text) ? new Date(text) : undefined
  // Programs write a day as the moment of its midnight, which is of the day before elsewhere.
  if (at && !Number.isNaN(at.getTime())) return { value: dayIn(homeZone, at) }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return found(day(Number(iso[1]), Number(iso[2]), Number(iso[3])))
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: .*)?$/.exec(text)
  if (numbers) {
    const [, date = '', month = '', year = ''] = numbers
    if (Number(month) > 12 && Number(date) <= 12)
      return { problem: `“${given}” has the month first. Please write the day first, such as 31/12/1990` }
    return found(day(yearOf(year, latestYear), Number(month), Number(date)))
  }
  const words = /^(\d{1,2})(?:st|nd|rd|th)?[-/ .,]*(?:of )?([\p{L}\p{M}]{2,})[-/ ,.'’]*(\d{4}|\d{2})$/iu.exec(
    text,
  )
  if (words) {
    const [, date = '', month = '', year = ''] = words
    return found(day(yearOf(year, latestYear), monthOf(month), Number(date)))
  }
  const american = /^([a-z]{3,})[. -]+(\d{1,2})(?:st|nd|rd|th)?[, -]+(\d{4})$/i.exec(text)
  if (american) {
    const [, month = '', date = '', year = ''] = american
    return found(day(Number(year), monthOf(month), Number(date)))
  }
  // Four digits that can be a year are one.
  if (/^\d{4,5}(?:\.\d+)?$/.test(text) && !/^(?:19|20)\d\d$/.test(text))
    return found(new Date(serialStart + Number.parseInt(text, 10) * dayMs).toISOString().slice(0, 10))
  return noDate(given)
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

/** What people write around a number, such as "Mob. 98…" and "98… (W)". */
const aroundNumber =
  /^(?:m|mob|mobile|ph|phone|cell|tel|w|wa|whatsapp)(?:\s*no)?\s*[.:-]*\s*(?=[+\d(])|\s*\([\p{L} .]+\)$/giu
const groupedDigits = /^\d{1,3}(?:,\d{2,3}){2,}$/

/** An Indian mobile number in any usual spelling. */
export function readMobile(text: string): Read<string> {
  const long = longNumber(plainDigits(text).trim().replace(aroundNumber, ''))
  if ('problem' in long) return short(text)
  const number = groupedDigits.test(long.value) ? long.value.replaceAll(',', '') : long.value
  const several = number
    .split(/[,;|/&\n]|:::|\b(?:or|and)\b/i)
    .filter((part) => part.replace(/\D/g, '').length > 6)
  if (several.length > 1) {
    const [first, ...others] = several.map(readMobile)
    const isOne =
      first && 'value' in first && others.every((one) => 'value' in one && one.value === first.value)
    return isOne ? first : { problem: `“${text}” is more than one number. Please leave one of them` }
  }
  const { data, error } = mobileSchema().safeParse(number)
  if (data) return { value: data }
  return {
    problem: foreignNumber(number)
      ? `“${text}” is a number of another country. Please leave it out, and give the e-mail`
      : `“${text}”: ${error?.issues[0]?.message ?? 'is no mobile number'}`,
  }
}

export function readEmail(text: string): Read<string> {
  const { data, error } = emailSchema.safeParse(text.replace(/^mailto:/i, ''))
  return data
    ? { value: data }
    : { problem: `“${text}”: ${error?.issues[0]?.message ?? 'is no e-mail address'}` }
}
