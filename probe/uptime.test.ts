import { expect, test } from 'vitest'
import { everyMs, type Part, parts, type Round } from './rounds.ts'
import { daysUntil, outagesOf, percentOf, shareOf, spansOf } from './uptime.ts'

const minute = everyMs
const start = Date.parse('2026-11-20T10:00:00Z')
const at = (minutes: number) => start + minutes * minute

/** A round for each sign: `.` well, `x` all fail, `p` pages fail, `b` blind, a space where nobody looked. */
const roundsOf = (signs: string): Round[] =>
  [...signs].flatMap((sign, index): Round[] => {
    if (sign === ' ') return []
    if (sign === 'b') return [{ at: at(index), looks: 'blind' }]
    const lookOf = (part: Part) => ({
      ms: 5,
      ...(sign === 'x' || (sign === 'p' && part === 'pages') ? { why: 'answer 502' } : {}),
    })
    return [
      { at: at(index), looks: { pages: lookOf('pages'), calls: lookOf('calls'), server: lookOf('server') } },
    ]
  })
const spans = (signs: string) => spansOf(roundsOf(signs), at(signs.length))
const minutesOf = (signs: string, part?: Part) => {
  const { seen, well } = shareOf(spans(signs), start, at(signs.length), part)
  return [seen / minute, well / minute]
}

test.each([
  ['', 0, 0],
  ['..........', 10, 10],
  ['....xx....', 10, 8],
  ['....p.....', 10, 9],
  // Two minutes without a round are the prober's own delay.
  ['.. ..', 5, 5],
  // From three on nobody knows: the round before vouches for its own minute.
  ['..   ..', 4, 4],
  ['xx   xx', 4, 0],
  ['..bbb..', 4, 4],
  ['bbbbb', 0, 0],
])('%j was seen for %i minutes and well for %i', (signs, seen, well) => {
  expect(minutesOf(signs)).toEqual([seen, well])
})

test('a part has a share of its own', () => {
  expect(minutesOf('..pp.x', 'pages')).toEqual([6, 3])
  expect(minutesOf('..pp.x', 'calls')).toEqual([6, 5])
})

test('only what lies in a period counts', () => {
  const { seen, well } = shareOf(spans('xxxx....'), at(2), at(6))
  expect([seen / minute, well / minute]).toEqual([4, 2])
})

test('the last round vouches for no time that has not come', () => {
  const [last] = spansOf(roundsOf('.'), start + 20_000)
  expect(last).toMatchObject({ from: start, to: start + 20_000 })
})

test.each([
  [0, 0, undefined],
  [1440, 1440, '100'],
  [129_600, 129_599, '99.99'],
  [1000, 0, '0.00'],
  [3, 1, '33.33'],
])('%i minutes seen and %i well are %s percent', (seen, well, percent) => {
  expect(percentOf({ seen, well })).toBe(percent)
})

const said = (signs: string) =>
  outagesOf(spans(signs), at(signs.length)).map(({ from, to, failing, isOpen, isEndUnseen }) => [
    (from - start) / minute,
    (to - start) / minute,
    failing.length === parts.length ? 'all' : failing.join(),
    isOpen ? 'open' : isEndUnseen ? 'unseen' : 'over',
  ])

test.each([
  ['one failed round is no outage', '..x..', []],
  ['two are one', '..xx..', [[2, 4, 'all', 'over']]],
  ['what fails together is one', '..pxp..', [[2, 5, 'all', 'over']]],
  ['one part alone is named', '.ppp.', [[1, 4, 'pages', 'over']]],
  ['it goes on', '..x', [[2, 3, 'all', 'open']]],
  ['its end is not seen in a gap', '..xx    ..', [[2, 4, 'all', 'unseen']]],
  ['the prober stands still since', '..xx      ', [[2, 4, 'all', 'unseen']]],
  [
    'the latest is the first',
    '.xx.pp.',
    [
      [4, 6, 'pages', 'over'],
      [1, 3, 'all', 'over'],
    ],
  ],
])('%s: %j', (_what, signs, outages) => {
  expect(said(signs)).toEqual(outages)
})

test('days begin at midnight of the zone, also where clocks are put back', () => {
  const iso = (zone: string, now: string) =>
    daysUntil(Date.parse(now), 3, zone).map((moment) => new Date(moment).toISOString().slice(0, 16))
  expect(iso('Asia/Kolkata', '2026-11-20T10:00:00Z')).toEqual([
    '2026-11-17T18:30',
    '2026-11-18T18:30',
    '2026-11-19T18:30',
    '2026-11-20T10:00',
  ])
  expect(iso('Europe/Berlin', '2026-10-26T10:00:00Z')).toEqual([
    '2026-10-23T22:00',
    '2026-10-24T22:00',
    '2026-10-25T23:00',
    '2026-10-26T10:00',
  ])
})
