import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'
import { guessColumns } from './columns.ts'
import { sessionLines } from './kinds/sessions.ts'
import { readMinutes, readMoment, readTime } from './time-cells.ts'

test.each([
  ['31/12/2026', '10:30', '2026-12-31T10:30'],
  ['31-12-2026 10:30', '', '2026-12-31T10:30'],
  ['Thursday, December 31, 2026 at 4:15 PM', '', '2026-12-31T16:15'],
  ['Dec 31, 2026 @ 4:15 pm', '', '2026-12-31T16:15'],
  ['31 Dec 2026, 4pm', '', '2026-12-31T16:00'],
  ['31/12/2026', '12 noon', '2026-12-31T12:00'],
  ['31/12/2026', '1630 hrs', '2026-12-31T16:30'],
  ['31/12/2026', 'शाम ४:३० बजे', '2026-12-31T16:30'],
  ['31/12/2026', 'रात 9 बजे', '2026-12-31T21:00'],
  // A date as programs write it, beside a column with the time.
  ['2026-12-31 00:00:00', '10:30', '2026-12-31T10:30'],
  ['2026-12-30T18:30:00.000Z', '10:30', '2026-12-31T10:30'],
  // With a zone it is an instant.
  ['31/12/2026 10:30 am IST', '', '2026-12-31T05:00:00.000Z'],
  ['31/12/2026', '16:30 IST', '2026-12-31T11:00:00.000Z'],
  ['2026-12-31 10:30:00 +0530', '', '2026-12-31T05:00:00.000Z'],
  ['2026-12-31 10:30 (GMT-8)', '', '2026-12-31T18:30:00.000Z'],
  ['2026-12-31 05:00:00 UTC', '', '2026-12-31T05:00:00.000Z'],
  ['2026-12-31 10:30 am', '', '2026-12-31T10:30'],
  ['2026-12-31 12:05 am', '', '2026-12-31T00:05'],
  ['2026-12-31 12:05 PM', '', '2026-12-31T12:05'],
  ['December 31, 2026 4:15 pm', '', '2026-12-31T16:15'],
  ['31 Dec 2026, 16.15', '', '2026-12-31T16:15'],
  ['2026-12-31T10:30:00', '', '2026-12-31T10:30'],
  ['2026-12-31T05:00:00.000Z', '', '2026-12-31T05:00:00.000Z'],
  ['2026-12-31T10:30:00+05:30', '', '2026-12-31T05:00:00.000Z'],
  ['46387.4375', '', '2026-12-31T10:30'],
  ['46387', '0.4375', '2026-12-31T10:30'],
  ['31/12/2026', '4 pm', '2026-12-31T16:00'],
])('%s and %s is %s', (day, time, value) => expect(readMoment(day, time, 2028)).toEqual({ value }))

test.each([
  ['31/12/2026', ''],
  ['31/12/2026', 'half past'],
  ['31/12/2026 25:00', ''],
  ['31/12/2026', '4-5 pm'],
  ['31/12/2026 10:30-11:30', ''],
  ['31/12/2026 10:30 EST', ''],
  ['31/12/2026 13:00 pm', ''],
  ['32/12/2026 10:00', ''],
  ['soon', '10:00'],
])('%s and %s is a problem', (day, time) =>
  expect(readMoment(day, time, 2028)).toEqual({ problem: expect.any(String) }),
)

test.each([
  ['45', 45],
  ['45 min', 45],
  ['90.0', 90],
  ['1 hr', 60],
  ['1h 30m', 90],
  ['1:30', 90],
  ['01:30:00', 90],
  ['1.5 hrs', 90],
  ['1 hour and 30 minutes', 90],
  ['half an hour', 30],
  ['1 घंटा ३० मिनट', 90],
  ['PT1H30M', 90],
])('the length %s is %i minutes', (text, value) => expect(readMinutes(text)).toEqual({ value }))

test('a length of nothing, or in words, is a problem, and so is a time in words', () => {
  for (const text of ['0', 'long', '']) expect(readMinutes(text)).toEqual({ problem: expect.any(String) })
  expect(readTime('half past')).toEqual({ problem: expect.stringContaining('half past') })
})

test.each<[string, string[], Record<string, number>]>([
  [
    'Calendly',
    ['Invitee Name', 'Invitee Email', 'Event Type Name', 'Start Date & Time', 'End Date & Time', 'Canceled'],
    { name: 0, email: 1, service: 2, start: 3, end: 4, status: 5 },
  ],
  [
    'Cal.com',
    ['Event Type', 'Start', 'End', 'Attendee Name', 'Attendee Email', 'Status'],
    { service: 0, start: 1, end: 2, name: 3, email: 4, status: 5 },
  ],
  [
    'Acuity',
    ['Start Time', 'End Time', 'First Name', 'Phone', 'Email', 'Type'],
    { start: 0, end: 1, name: 2, mobile: 3, email: 4, service: 5 },
  ],
  [
    'Zenoti',
    ['Appointment Date', 'Start Time', 'Guest Name', 'Guest Mobile', 'Service Name', 'Duration'],
    { start: 0, time: 1, name: 2, mobile: 3, service: 4, minutes: 5 },
  ],
])('columns of sessions of %s are guessed', (_, headings, columns) =>
  expect(guessColumns('sessions', headings, new Map())).toEqual(columns),
)

const columns = { mobile: 0, start: 1, end: 2, minutes: 3, status: 4 }
const read = (...cells: string[]) =>
  checkLines({ kind: 'sessions', columns, today: '2026-11-28', lines: [{ line: 2, cells }] })[0]

test('a session is read with its length by an end or in minutes', () => {
  const base = {
    mobile: '+919812345678',
    email: null,
    name: '',
    service: '',
    mode: 'video',
    place: '',
    state: 'held',
  }
  expect(read('9812345678', '1/12/2026 10:00', '10:50', '', '')?.mapped).toEqual({
    ...base,
    ...{ start: '2026-12-01T10:00', minutes: 50 },
  })
  expect(read('9812345678', '1/12/2026 10:00', '1/12/2026 11:30', '', 'No Show')?.mapped).toMatchObject({
    ...{ minutes: 90, state: 'no-show' },
  })
  expect(read('9812345678', '1/12/2026 10:00', '', '', '')?.mapped).toMatchObject({ minutes: null })
  expect(read('9812345678', '1/12/2026 10:00', '11:30', '45', '')?.mapped).toMatchObject({ minutes: 45 })
})

test.each([
  [['9812345678', '1/12/2026 10:00', '9:00', '', ''], /not after the start/],
  [['9812345678', '1/12/2026', '', '', ''], /no time of the start/],
  [['9812345678', '', '', '', ''], /no start/],
  [['', '1/12/2026 10:00', '', '', ''], /neither/],
  [['9812345678', '1/12/2026 10:00', '', '', 'Cancelled'], /left out/],
  [['9812345678', '1/12/2026 10:00', '', '', 'true'], /left out/],
])('%j is a problem', (cells, words) => {
  expect(read(...cells)).toMatchObject({ mapped: null, problems: [expect.stringMatching(words)] })
})

test('a line is told by its client and its time: an instant in India’s, another as it stands', () => {
  const line = { mobile: '+919812345678', email: null, name: '', minutes: null, service: '', place: '' }
  const at = (start: string) =>
    sessionLines.wordsOf({ ...line, start, mode: 'video', state: 'held' }).replaceAll('\u202f', ' ')
  expect(at('2026-12-14T04:30:00.000Z')).toBe('+919812345678, 14 Dec 2026, 10:00 am IST')
  expect(at('2026-12-14T16:00')).toBe('+919812345678, 14 Dec 2026, 4:00 pm')
})

test('a start and an end may name their zone', () => {
  const [line] = checkLines({
    kind: 'sessions',
    columns: { mobile: 0, start: 1, time: 2, end: 3 },
    today: '2026-11-28',
    lines: [{ line: 2, cells: ['9812345678', '31/12/2026', '16:30 IST', '17:15 IST'] }],
  })
  expect(line).toMatchObject({ problems: [], mapped: { start: '2026-12-31T11:00:00.000Z', minutes: 45 } })
})
