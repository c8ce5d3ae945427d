interface CalendarEntry {
  id: string
  startsAt: string
  endsAt: string
  title: string
  words: string
  url: string
  /** When the entry was made, ISO 8601. */
  madeAt: string
}

const stamp = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const lineBytes = 75
/** Lines are cut at 75 bytes, never inside a letter, and go on after a space (RFC 5545, 3.1). */
function folded(line: string) {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let current = ''
  let size = 0
  for (const letter of line) {
    const bytes = encoder.encode(letter).length
    if (size + bytes > lineBytes) {
      lines.push(current)
      current = ' '
      size = 1
    }
    current += letter
    size += bytes
  }
  return [...lines, current].join('\r\n')
}

/** One appointment as an iCalendar file, with a reminder an hour before. */
export function calendarFile({ id, startsAt, endsAt, title, words, url, madeAt }: CalendarEntry) {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//New You//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@newyou`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(words)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
