import { email as emailSchema, mobile as mobileSchema } from '@newyou/contract/people/accounts/fields'

/** A value that was read, or why it was not. */
export type Read<Value> = { value: Value } | { problem: string }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const noDate = (text: string) => ({
  problem: `“${text}” is no date. Please write the day first, such as 31/12/1990`,
})

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
