import { decodeTable } from '../table-text.ts'

const line = /^[A-Za-z][A-Za-z0-9-]*(?:;[^\n]*)?:/
/** Times as some programs write them: with signs between, without seconds, and days that do not say that they are. */
const times = /^(DTSTART|DTEND|DUE|RECURRENCE-ID|EXDATE|RDATE)((?:;[^:]*)?):(.*)$/i

function plainTimes(text: string): string {
  const [, name = '', parameters = '', value = ''] = times.exec(text) ?? []
  if (!name) return text
  const plain = value
    .trim()
    .replace(/\b(\d{4})-(\d\d)-(\d\d)/g, '$1$2$3')
    .replace(
      /T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?/g,
      (_, hour, minute, second = '00') => `T${hour}${minute}${second}`,
    )
    .replace(/T(\d{4})(?!\d)/g, 'T$100')
  const isDay = /^\d{8}(?:,\d{8})*$/.test(plain) && !/;VALUE=/i.test(parameters)
  return `${name}${isDay ? ';VALUE=DATE' : ''}${parameters}:${plain}`
}

/** Closes an entry that begins the next one, or ends the calendar, without an end of its own. */
function closed(lines: readonly string[]): string[] {
  let isOpen = false
  return lines.flatMap((text) => {
    const isEnd = /^END:VEVENT$/i.test(text)
    const breaksOff = isOpen && /^(?:BEGIN:VEVENT|END:VCALENDAR)$/i.test(text)
    isOpen = /^BEGIN:VEVENT$/i.test(text) || (isOpen && !isEnd && !breaksOff)
    return breaksOff ? ['END:VEVENT', text] : [text]
  })
}

/**
 * The lines of a calendar, unfolded: programs fold between the bytes of one letter, end lines in several ways, and leave
 * lines behind that are none, which are left out.
 */
export function linesOfCalendar(bytes: Uint8Array): string[] {
  const isWide = bytes.subarray(0, 4).includes(0) || (bytes[0] ?? 0) > 0xfd
  // As one letter a byte, so that what was folded is put together before it is read.
  const folded = isWide ? decodeTable(bytes) : Buffer.from(bytes).toString('latin1')
  const unfolded = folded.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '')
  const text = isWide ? unfolded : decodeTable(Buffer.from(unfolded, 'latin1'))
  const lines = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((one) => one.trimEnd())
  return closed(lines.filter((one) => line.test(one)).map(plainTimes))
}

/** Each entry of a calendar by itself, and what stands around them. */
export function partsOfCalendar(lines: readonly string[]): { around: string[]; entries: string[][] } {
  const around: string[] = []
  const entries: string[][] = []
  let entry: string[] | undefined
  for (const text of lines) {
    if (/^BEGIN:VEVENT$/i.test(text)) entry = []
    if (entry) entry.push(text)
    else around.push(text)
    if (entry && /^END:VEVENT$/i.test(text)) {
      entries.push(entry)
      entry = undefined
    }
  }
  return { around, entries }
}
