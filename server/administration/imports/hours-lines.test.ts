import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'
import { guessColumns } from './columns.ts'
import { readWeekdays } from './kinds/hours.ts'

test.each<[string, number[]]>([
  ['Monday', [1]],
  ['mon', [1]],
  ['Tues', [2]],
  ['THURS.', [4]],
  ['Sundays', [7]],
  ['सोमवार', [1]],
  ['रविवार', [7]],
  ['Mon-Fri', [1, 2, 3, 4, 5]],
  ['Monday to Wednesday', [1, 2, 3]],
  ['Sat – Mon', [1, 6, 7]],
  ['सोमवार से बुधवार', [1, 2, 3]],
  ['Mon, Wed & Fri', [1, 3, 5]],
  ['Mon to Tue, Sat', [1, 2, 6]],
  ['Daily', [1, 2, 3, 4, 5, 6, 7]],
  ['weekdays', [1, 2, 3, 4, 5]],
])('%s is the days %j', (text, value) => expect(readWeekdays(text)).toEqual({ value }))

test.each(['', 'Someday', '1', 'Mo', 'Mon-Wed-Fri', 'Mon, soon'])('“%s” is no day', (text) =>
  expect(readWeekdays(text)).toEqual({ problem: expect.stringContaining('day of the week') }),
)

test.each<[string, string[], Record<string, number>]>([
  ['Excel', ['Day', 'From', 'To', 'Place'], { weekday: 0, from: 1, to: 2, place: 3 }],
  ['one column', ['Weekday', 'Timings', 'Branch'], { weekday: 0, hours: 1, place: 2 }],
  ['opening hours', ['Day of week', 'Open time', 'Close time'], { weekday: 0, from: 1, to: 2 }],
  ['Hindi', ['दिन', 'समय'], { weekday: 0, hours: 1 }],
])('columns of hours of %s are guessed', (_, headings, columns) =>
  expect(guessColumns('hours', headings, new Map())).toEqual(columns),
)

const columns = { weekday: 0, from: 1, to: 2, hours: 3, place: 4 }
const read = (...lines: string[][]) =>
  checkLines({
    kind: 'hours',
    columns,
    today: '2026-11-28',
    lines: lines.map((cells, at) => ({ line: at + 2, cells })),
  })

test.each<[string[], object]>([
  [['Mon', '10:00', '1 pm', '', ''], { weekdays: [1], from: '10:00', to: '13:00', place: '' }],
  [['Mon', '', '', '10 am - 1:30 pm', 'Clinic'], { from: '10:00', to: '13:30', place: 'Clinic' }],
  [['Mon', '', '', '10:00 to 13:00', ''], { from: '10:00', to: '13:00' }],
  [['Mon', '18:00', '24:00', '', ''], { from: '18:00', to: '24:00' }],
  [['Mon', '18:00', '12:00 am', '', ''], { from: '18:00', to: '24:00' }],
  [['Mon', '0.375', '0.5', '', ''], { from: '09:00', to: '12:00' }],
])('%j is read', (cells, wanted) => expect(read(cells)[0]?.mapped).toMatchObject(wanted))

test.each<[string[], RegExp]>([
  [['', '10:00', '13:00', '', ''], /no day of the week/],
  [['Mon', '', '13:00', '', ''], /no time of the start/],
  [['Mon', '10:00', '', '', ''], /no time of the end/],
  [['Mon', '13:00', '10:00', '', ''], /not after the start/],
  [['Mon', '22:00', '2:00', '', ''], /next day/],
  [['Mon', 'half past', '13:00', '', ''], /no time/],
  [['Sun', 'Closed', '', '', ''], /left out/],
  [['Sun', '', '', 'Closed', ''], /left out/],
])('%j is a problem', (cells, words) =>
  expect(read(cells)[0]).toMatchObject({ mapped: null, problems: [expect.stringMatching(words)] }),
)

test('a day and start comes once', () => {
  const found = read(['Mon to Wed', '10:00', '13:00', '', ''], ['Tue', '10:00', '12:00', '', ''])
  expect(found[1]?.problems).toEqual(['Line 2 has the same day and start'])
})
