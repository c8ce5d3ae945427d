import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'
import { guessColumns } from './columns.ts'
import { readIcsFile } from './read-ics-file.ts'

const today = '2026-11-21'
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...parts, 'END:VCALENDAR', ''].join('\r\n')
const read = (...parts: string[]) =>
  readIcsFile({ bytes: Buffer.from(calendar(...parts)), kind: 'sessions', today })
/** What the lines of the file come to, read as those of a table. */
function sessions(...parts: string[]) {
  const { headings, lines } = read(...parts)
  const columns = guessColumns('sessions', headings, new Map())
  return checkLines({ kind: 'sessions', columns, lines, today }).map(
    ({ mapped, problems }) => mapped ?? problems,
  )
}
const healer = 'ORGANIZER;CN=Meera:mailto:meera@example.com'
const guest = (mail: string, name = mail, more = '') => `ATTENDEE;CN=${name}${more}:mailto:${mail}`
const at = 'DTSTART:20261124T043000Z'
const until = 'DTEND:20261124T052000Z'

test('an entry is a session with its guest, by the zone of its time', () => {
  const zoned = (uid: string, zone: string) =>
    event(
      `UID:${uid}`,
      `DTSTART;TZID=${zone}:20261124T100000`,
      'DURATION:PT50M',
      'SUMMARY:Long session (Asha Rao)',
      'LOCATION:House of rooms',
      healer,
      guest('meera@example.com'),
      guest('Asha@Example.com', 'Asha Rao'),
    )
  const asha = { mobile: null, email: 'asha@example.com', name: 'Asha Rao', minutes: 50, state: 'held' }
  const there = { mode: 'in-person', place: 'House of rooms' }
  expect(sessions(zoned('a', 'Asia/Calcutta'))).toEqual([
    { ...asha, ...there, start: '2026-11-24T04:30:00.000Z', service: 'Long session' },
  ])
  expect(sessions(zoned('a', 'GMT Standard Time'))).toMatchObject([{ start: '2026-11-24T10:00:00.000Z' }])
  // Without a zone, or with one that nobody knows: on the healer’s wall.
  expect(
    sessions(
      event('UID:b', 'DTSTART:20261124T100000', guest('asha@example.com')),
      zoned('c', 'Narnia').replace('1124T10', '1125T10'),
    ),
  ).toMatchObject([
    { start: '2026-11-24T10:00', minutes: null, name: '' },
    { start: '2026-11-25T10:00', minutes: 50 },
  ])
})

test('what repeats is a line for each time: without those taken out, moved where it was, for a year at most', () => {
  const weekly = [
    'UID:a',
    'DTSTART;TZID=Europe/London:20261021T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;COUNT=5',
    'EXDATE;TZID=Europe/London:20261104T090000',
    guest('asha@example.com'),
  ]
  const moved = event(
    'UID:a',
    'RECURRENCE-ID;TZID=Europe/London:20261111T090000',
    'DTSTART;TZID=Europe/London:20261112T140000',
    'DURATION:PT30M',
    guest('asha@example.com'),
  )
  const dropped = event(
    'UID:a',
    'RECURRENCE-ID;TZID=Europe/London:20261118T090000',
    'DTSTART;TZID=Europe/London:20261118T090000',
    'STATUS:CANCELLED',
  )
  expect(sessions(event(...weekly), moved, dropped)).toMatchObject([
    { start: '2026-10-21T08:00:00.000Z' },
    { start: '2026-10-28T09:00:00.000Z', minutes: 60 },
    { start: '2026-11-12T14:00:00.000Z', minutes: 30 },
    ['Cancelled, so it is left out'],
  ])
  const endless = event('UID:b', at, 'RRULE:FREQ=WEEKLY', guest('asha@example.com'))
  expect(sessions(endless)).toHaveLength(52)
  expect(sessions(event('UID:b', at, 'RRULE:FREQ=WEEKLY', 'STATUS:CANCELLED'))).toHaveLength(1)
  // One alone is brought however late it is.
  expect(sessions(event('UID:c', 'DTSTART:20280301T043000Z', guest('a@example.com')))).toMatchObject([
    { start: '2028-03-01T04:30:00.000Z' },
  ])
})

test.each<[string, string[], object]>([
  [
    'Calendly',
    [
      'SUMMARY:Asha Rao and Meera',
      String.raw`DESCRIPTION:Event Name: Long session\n\nInvitee: Asha Rao\nInvitee Email: asha@example.com\n\nPlease give a phone number.: +91 98123 45678\n\nCancel: https://calendly.com/c/9812345678`,
    ],
    { email: 'asha@example.com', mobile: '+919812345678', name: 'Asha Rao', service: 'Long session' },
  ],
  [
    'Calendly in the calendar of Google',
    [
      'SUMMARY:Asha Rao and Meera',
      'DESCRIPTION:<b>Event Name</b><br>Long session<br><br><b>Location:</b> Meera’s room',
      guest('asha@example.com'),
    ],
    { email: 'asha@example.com', mobile: null, service: 'Long session' },
  ],
  [
    'Cal.com',
    [
      'SUMMARY:Long session between Meera and Asha Rao',
      String.raw`DESCRIPTION:What:\nLong session between Meera and Asha Rao\n\nWho:\nMeera - Organizer\nmeera@example.com\nAsha Rao\nasha@example.com`,
    ],
    { email: 'asha@example.com', service: 'Long session' },
  ],
  [
    'Acuity',
    [
      'SUMMARY:Asha Rao: Long session',
      String.raw`DESCRIPTION:Name: Asha Rao\nPhone: 098123-45678\nEmail: Asha@Example.com\nPrice: ₹1500.00\n\nAcuityID=1234567890`,
    ],
    { email: 'asha@example.com', mobile: '+919812345678', name: 'Asha Rao', service: 'Long session' },
  ],
  [
    'Google’s appointment schedules',
    [
      'SUMMARY:Long session (Asha Rao)',
      'DESCRIPTION:<b>Booked by</b><br>Asha Rao<br><a href="mailto:asha@example.com">asha@example.com</a><br>+91 98123 45678',
      guest('meera@example.com', 'Meera'),
    ],
    { email: 'asha@example.com', mobile: '+919812345678', name: 'Asha Rao', service: 'Long session' },
  ],
])('the client and the service are read as %s writes them', (_, lines, wanted) =>
  expect(sessions(event('UID:a', at, until, healer, ...lines))).toMatchObject([wanted]),
)

test('a number of elsewhere keeps nobody out who has an e-mail', () => {
  const said = String.raw`DESCRIPTION:Phone: +44 20 7946 0958\nEmail: asha@example.com`
  expect(sessions(event('UID:a', at, said))).toMatchObject([{ email: 'asha@example.com', mobile: null }])
})

test('what is no session says why', () => {
  const asha = guest('asha@example.com')
  expect(
    sessions(
      event('UID:a', 'DTSTART;VALUE=DATE:20261120', asha),
      event('UID:b', at, asha, guest('ravi@example.com')),
      event('UID:c', 'DTSTART:20261124T053000Z', guest('asha@example.com', 'Asha', ';PARTSTAT=DECLINED')),
      event('UID:d', 'DTSTART:20261124T063000Z', 'SUMMARY:Dentist'),
      event('UID:e', 'DTSTART:20261124T073000Z', guest('room@resource.calendar.google.com')),
      event('UID:f', 'SUMMARY:No time', asha),
    ),
  ).toEqual([
    ['There is no start'],
    ['It lasts the whole day, so it is left out'],
    ['It has several guests, so nobody can tell which of them is the client'],
    ['Cancelled, so it is left out'],
    ['There is neither a mobile number nor an e-mail'],
    ['There is neither a mobile number nor an e-mail'],
  ])
})

test('a file that cannot be brought is refused in words', () => {
  const refused = (text: string, kind: 'sessions' | 'clients' = 'sessions') => {
    try {
      readIcsFile({ bytes: Buffer.from(text), kind, today })
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  }
  expect(refused(calendar())).toMatch(/no entry/)
  expect(refused('BEGIN:VCALENDAR\r\nnothing')).toMatch(/cannot be read/)
  expect(refused(calendar(event('UID:a', at, guest('a@example.com'))), 'clients')).toMatch(/kind Sessions/)
  expect(refused(calendar(event('UID:a', at, 'RRULE:FREQ=MINUTELY')))).toMatch(/10,000 lines/)
  expect(refused(calendar(event('UID:a', at, 'RRULE:FREQ=SECONDLY')))).toMatch(/10,000 lines/)
})
