import { type IcsInput, readIcs } from '../care/calendars/read-ics.ts'

const day = 86_400_000
export const from = Date.parse('2026-11-22T18:30:00Z') // Monday, 23 November, in India
export const usual: Omit<IcsInput, 'bytes'> = {
  zone: 'Asia/Kolkata',
  from,
  to: from + 28 * day,
  countsTentative: true,
  countsWholeDays: true,
  ownHost: 'newyou.example',
}

export const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
export const calendar = (...parts: string[]) =>
  new TextEncoder().encode(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...parts, 'END:VCALENDAR', ''].join('\r\n'),
  )
export const read = (parts: string[], given: Partial<IcsInput> = {}) =>
  readIcs({ ...usual, bytes: calendar(...parts), ...given })
export const minute = (ms: number) => new Date(ms).toISOString().slice(0, 16)
export const busy = (parts: string[], given: Partial<IcsInput> = {}) =>
  read(parts, given)?.busy.map(([begins, ends]) => `${minute(begins)} ${minute(ends)}`)
