import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'
import { guessColumns } from './columns.ts'

test.each<[string, string[], Record<string, number>]>([
  [
    'Zenoti',
    ['Guest Name', 'Guest Mobile', 'Package Name', 'Balance Quantity', 'Expiry Date'],
    { name: 0, mobile: 1, title: 2, left: 3, until: 4 },
  ],
  ['Excel', ['Client', 'Phone', 'Membership', 'Remaining'], { name: 0, mobile: 1, title: 2, left: 3 }],
])('columns of packages of %s are guessed', (_, headings, columns) =>
  expect(guessColumns('packs', headings, new Map())).toEqual(columns),
)

const columns = { mobile: 0, email: 1, name: 2, title: 3, left: 4, until: 5 }
const read = (...lines: string[][]) =>
  checkLines({
    kind: 'packs',
    columns,
    today: '2026-11-28',
    lines: lines.map((cells, at) => ({ line: at + 2, cells })),
  })

test('sessions that are left are read, and their last day counts as a whole', () => {
  expect(read(['9812345678', '', 'Asha', 'Ten evenings', '4', '31/12/2026'])[0]?.mapped).toEqual({
    ...{ mobile: '+919812345678', email: null, name: 'Asha', title: 'Ten evenings', left: 4 },
    until: '2026-12-31T18:30:00.000Z',
  })
  expect(read(['9812345678', '', '', 'Ten evenings', '4.0', ''])[0]?.mapped).toMatchObject({
    ...{ left: 4, until: null },
  })
})

test.each<[string[], RegExp]>([
  [['9812345678', '', '', '', '4', ''], /no package/],
  [['9812345678', '', '', 'Ten evenings', '', ''], /no number of sessions/],
  [['9812345678', '', '', 'Ten evenings', '0', ''], /None is left/],
  [['9812345678', '', '', 'Ten evenings', '101', ''], /from 1 to 100/],
  [['9812345678', '', '', 'Ten evenings', 'some', ''], /from 1 to 100/],
  [['9812345678', '', '', 'Ten evenings', '4', '27/11/2026'], /is over/],
  [['', '', 'Asha', 'Ten evenings', '4', ''], /neither/],
])('%j is a problem', (cells, words) => {
  expect(read(cells)[0]).toMatchObject({ mapped: null, problems: [expect.stringMatching(words)] })
})

test('a contact has a package once', () => {
  const found = read(
    ['9812345678', '', '', 'Ten evenings', '4', ''],
    ['9812345678', '', '', 'ten evenings', '2', ''],
    ['9812345678', '', '', 'Five mornings', '2', ''],
  )
  expect(found.map(({ problems }) => problems)).toEqual([
    [],
    ['Line 2 has the same mobile number and package'],
    [],
  ])
})
