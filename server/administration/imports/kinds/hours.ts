import type { ImportedHours } from '../../../care/healers/index.ts'
import { problemsIn, type Read } from '../cells.ts'
import { headingWord } from '../heading-word.ts'
import { readTime } from '../time-cells.ts'
import { type Lines, ofHealer, type Store } from './kind.ts'

export interface HoursLine {
  /** 1 is Monday; ascending. */
  weekdays: number[]
  from: string
  /** 24:00 is midnight at the end of the day. */
  to: string
  /** By its name; empty for sessions online alone. */
  place: string
}

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const inHindi = [
  ['सोमवार', 'सोम'],
  ['मंगलवार', 'मंगल'],
  ['बुधवार', 'बुध'],
  ['गुरुवार', 'गुरूवार', 'बृहस्पतिवार', 'वीरवार', 'गुरु'],
  ['शुक्रवार', 'शुक्र'],
  ['शनिवार', 'शनि'],
  ['रविवार', 'इतवार', 'रवि'],
]
const several: Readonly<Record<string, readonly number[]>> = {
  daily: [1, 2, 3, 4, 5, 6, 7],
  everyday: [1, 2, 3, 4, 5, 6, 7],
  alldays: [1, 2, 3, 4, 5, 6, 7],
  weekdays: [1, 2, 3, 4, 5],
  weekend: [6, 7],
  weekends: [6, 7],
  प्रतिदिन: [1, 2, 3, 4, 5, 6, 7],
}
const closed = /^(?:closed|off|holiday|leave|unavailable|बंद)$/iu
const between = /\s*(?:-|–|—|\bto\b|\btill\b|\buntil\b|से)\s*/iu
const shortest = 3

/** 1 is Monday. */
function dayOf(text: string): number | undefined {
  const word = headingWord(text).replace(/(?<=^(?:mon|tues|wednes|thurs|fri|satur|sun)day)s$/, '')
  const at = names.findIndex(
    (name, day) =>
      (word.length >= shortest && name.toLowerCase().startsWith(word)) || inHindi[day]?.includes(word),
  )
  return at < 0 ? undefined : at + 1
}

/** From one day to another, also over the end of the week. */
const daysFrom = (first: number, last: number) =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => ((first - 1 + at) % 7) + 1)

/** The days of the week in a cell: Monday, Mon to Fri, Mon, Wed & Fri, or daily. */
export function readWeekdays(text: string): Read<number[]> {
  const found = new Set<number>()
  for (const part of text.split(/\s*(?:[,;/+&\n]|\band\b|और)\s*/iu).filter(Boolean)) {
    const known = several[headingWord(part)]
    const [first = '', last = first, ...more] = part.split(between).filter(Boolean)
    const [from, to] = [dayOf(first), dayOf(last)]
    if (!known && (!from || !to || more.length > 0))
      return { problem: `“${part}” is no day of the week. Please write it such as Monday or Mon to Fri` }
    for (const day of known ?? daysFrom(from ?? 1, to ?? 1)) found.add(day)
  }
  return found.size ? { value: [...found].sort() } : { problem: 'There is no day of the week' }
}

/** The end of a day is its midnight. */
const endOf = (read: Read<string>): Read<string> =>
  'value' in read && read.value === '00:00' ? { value: '24:00' } : read

function readEnds(from: string, to: string): { from: Read<string>; to: Read<string> } {
  const none = (of: string) => ({ problem: `There is no time of the ${of}` })
  return {
    from: from ? readTime(from) : none('start'),
    to: /^24[:.]00$/.test(to) ? { value: '24:00' } : to ? endOf(readTime(to)) : none('end'),
  }
}

/** When one healer works in a week, and where. */
export const hoursLines: Lines<HoursLine> = {
  guesses: {
    weekday: ['weekday', 'day', 'days', 'dayofweek', 'workingdays', 'वार', 'दिन'],
    from: [
      'from',
      'start',
      'starttime',
      'fromtime',
      'opens',
      'opentime',
      'openingtime',
      'opening',
      'शुरू',
      'कबसे',
      'open',
      'से',
    ],
    to: [
      'to',
      'end',
      'endtime',
      'totime',
      'until',
      'closes',
      'closetime',
      'closingtime',
      'closing',
      'समाप्त',
      'कबतक',
      'close',
      'तक',
    ],
    hours: ['hours', 'workinghours', 'timings', 'timing', 'openinghours', 'availability', 'time', 'समय'],
    place: ['place', 'location', 'branch', 'centre', 'center', 'clinic', 'स्थान', 'जगह'],
  },
  missing(chosen) {
    if (!chosen.has('weekday')) return 'Please choose the column with the day of the week'
    const hasEnds = chosen.has('hours') || (chosen.has('from') && chosen.has('to'))
    return hasEnds ? undefined : 'Please choose the columns with the start and the end'
  },
  read(given) {
    const { place = '', hours = '' } = given
    if ([given.from, given.to, hours].some((cell) => cell && closed.test(cell)))
      return { problems: ['Closed, so it is left out'] }
    const [first = '', last = '', ...more] = hours.split(between).filter(Boolean)
    const weekdays = readWeekdays(given.weekday ?? '')
    const { from, to } = readEnds(given.from || first, given.to || last)
    const problems = problemsIn(weekdays, from, to)
    if (more.length > 0) problems.push('Please give each time of the day a line of its own')
    if ('value' in from && 'value' in to && to.value <= from.value)
      problems.push('The end is not after the start. What is after midnight is a line of the next day')
    if ('problem' in weekdays || 'problem' in from || 'problem' in to || problems.length) return { problems }
    return { row: { weekdays: weekdays.value, from: from.value, to: to.value, place } }
  },
  keysOf: ({ weekdays, from }) => weekdays.map((day) => ({ key: `${day} ${from}`, name: 'day and start' })),
  wordsOf: ({ weekdays, from, to, place }) =>
    [
      weekdays.map((day) => names[day - 1]?.slice(0, shortest)).join(', '),
      `${from} to ${to}`,
      ...(place ? [place] : []),
    ].join(', '),
}

/** Beside the hours that the healer has. */
export const hoursStore = (hours: ImportedHours): Store<HoursLine> => ofHealer<HoursLine>(hours)
