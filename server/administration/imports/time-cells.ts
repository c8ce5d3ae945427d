import { plainDigits } from '@newyou/contract/people/accounts/digits'
import { type Read, readDay, withZone } from './cells.ts'

/** A time of a day, as hours and minutes; what comes before it. */
const timeAtEnd =
  /^(.*?)(?:(?<=\d)T|[ ,]*)(?<![\d:.])(\d{1,2})[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?\s?m\.?)?$/i
const minuteMs = 60_000

function clockTime(hours: string, minutes: string, half: string | undefined): string | undefined {
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return undefined
  const shift = half && (half.toLowerCase() === 'p' ? (hour === 12 ? 0 : 12) : hour === 12 ? -12 : 0)
  return `${String(hour + (shift || 0)).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Parts of a day, as spreadsheets write times. */
const partOfDay = /^0?\.\d+$/

/** Whether a part of a day that Hindi names is before noon: रात is the evening and what is after midnight. */
const isMorning: Record<string, (hour: number) => boolean> = {
  सुबह: () => true,
  दोपहर: (hour) => hour === 11,
  शाम: () => false,
  रात: (hour) => hour === 12 || hour < 6,
}

/** A time, alone or at the end of a date, with its hours and minutes in digits. */
const plainTime = (text: string) =>
  plainDigits(text)
    .trim()
    .replace(/\s*(?:\bhrs?\.?|\bhours|o’?clock|बजे)$/iu, (_, at: number, all: string) =>
      /(?<!\d)\d{4}$/.test(all.slice(0, at)) ? ' hrs' : '',
    )
    .replace(/(?<!\d)([01]\d|2[0-3])([0-5]\d) hrs$/, '$1:$2')
    .replace(/(?<![\d:.])(?:12 )?noon$/i, '12:00')
    .replace(/(?<![\d:.])(\d{1,2})\s*([ap])\.?\s?m\.?$/i, '$1:00 $2m')
    .replace(
      /(सुबह|दोपहर|शाम|रात)\s*(\d{1,2})(?:[:.](\d{2}))?$/u,
      (_, part: string, hour: string, minutes = '00') =>
        `${hour}:${minutes} ${isMorning[part]?.(Number(hour)) ? 'am' : 'pm'}`,
    )

/** A time of day, such as 10:30, 4.15 pm, or the part of a day of a spreadsheet. */
export function readTime(text: string): Read<string> {
  const [, before = '', hours = '', minutes = '', half] = timeAtEnd.exec(plainTime(text)) ?? []
  const found = hours && before === '' ? clockTime(hours, minutes, half) : undefined
  if (found) return { value: found }
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

/** A zone behind a time. With a minus alone it would be the end of a range. */
const zoneAtEnd =
  /^(.*(?::\d{2}(?:\.\d+)?|\d\s*[ap]\.?m\.?))\s*\(?(?:(IST)|(?:UTC|GMT|Z)(?:\s*([+-]\d{1,2})(?::?(\d{2}))?)?|([+]\d{2}):?(\d{2})|\s(-\d{2})(\d{2}))\)?$/i

/** The text without the zone that it names, and how far that is from UTC in minutes. */
function withoutZone(text: string): { bare: string; offset?: number } {
  const [, bare, isIndia, ...parts] = zoneAtEnd.exec(text) ?? []
  if (bare === undefined) return { bare: text }
  const [hours = '0', minutes = '0'] = parts.filter((part) => part !== undefined)
  const offset = isIndia ? 330 : Math.abs(Number(hours)) * 60 + Number(minutes)
  return { bare, offset: hours.startsWith('-') ? -offset : offset }
}

/** A day with a time on a wall: in one cell, or the time in another, which counts where the first one says midnight. */
function readWall(text: string, time: string, latestYear: number): Read<string> {
  const serial = /^(\d{5})(\.\d+)$/.exec(text)
  const [, before = '', hours = '', minutes = '', half] = (!serial && timeAtEnd.exec(plainTime(text))) || []
  const isWhole = before.trim() !== '' && hours !== ''
  const day = isWhole ? before.trim().replace(/(?:,|@|\|\s*|\s-|\bat)$/i, '') : text
  // Two times are a range, or nobody knows what.
  if (/\d:\d\d/.test(day) && isWhole) return { problem: `“${text}” has more than one time` }
  const date = readDay(serial?.[1] ?? day, latestYear)
  if ('problem' in date) return date
  const own = isWhole ? readTime(`${hours}:${minutes}${half ? ` ${half}m` : ''}`) : undefined
  const at =
    own && (time === '' || 'problem' in own || own.value !== '00:00') ? own : readTime(serial?.[2] ?? time)
  return 'problem' in at
    ? { problem: time || isWhole ? at.problem : 'There is no time of the start' }
    : { value: `${date.value}T${at.value}` }
}

/** A day with a time: in one cell, or the time in another. */
export function readMoment(text: string, time: string, latestYear: number): Read<Moment> {
  const at = withZone.test(text) && time === '' ? new Date(text) : undefined
  if (at && !Number.isNaN(at.getTime())) return { value: at.toISOString() }
  // Beside a time of its own, a moment is a day as programs write it.
  const [day, clock] = [withZone.test(text) ? { bare: text } : withoutZone(text), withoutZone(time)]
  const wall = readWall(day.bare, clock.bare, latestYear)
  const offset = day.offset ?? clock.offset
  if ('problem' in wall || offset === undefined) return wall
  return { value: new Date(Date.parse(`${wall.value}Z`) - offset * minuteMs).toISOString() }
}

const unitWords: readonly (readonly [RegExp, string])[] = [
  [/घंट[ाेों]+|घण्ट[ाेों]+/gu, 'h'],
  [/मिनट/gu, 'm'],
  [/^half (?:an )?hour$|^आधा h$/giu, '30'],
  [/\b(?:and|an)\b|,/gi, ' '],
  [/^pt(?=\d)/i, ''],
]

/** A length such as 45, 45 min, 1 hr, 1h 30m, 1.5 hours or 1:30. */
export function readMinutes(text: string): Read<number> {
  const plain = unitWords.reduce((said, [word, unit]) => said.replace(word, unit), plainDigits(text).trim())
  const [, hours, minutes] =
    /^(?:(\d{1,2}(?:\.\d{1,2})?(?=\s*h)|\d{1,2}(?=\s*:))\s*(?:h|hrs?|hours?|:)\.?)?\s*(?:(\d{1,3})(?:\.0+)?\s*(?:m|mins?|minutes?|:00)?)?\.?$/i.exec(
      plain,
    ) ?? []
  const all = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return all > 0 && Number.isInteger(all)
    ? { value: all }
    : { problem: `“${text}” is no length. Please write it in minutes` }
}
