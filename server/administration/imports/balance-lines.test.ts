import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'
import { guessColumns } from './columns.ts'

test.each<[string, string[], Record<string, number>]>([
  ['Zenoti', ['Guest Name', 'Guest Mobile', 'Credit balance'], { name: 0, mobile: 1, balance: 2 }],
  ['Excel', ['Patient name', 'Mobile no.', 'Advance'], { name: 0, mobile: 1, balance: 2 }],
  ['Hindi', ['नाम', 'मोबाइल', 'बैलेंस'], { name: 0, mobile: 1, balance: 2 }],
])('columns of balances of %s are guessed', (_, headings, columns) =>
  expect(guessColumns('balances', headings, new Map())).toEqual(columns),
)

const columns = { mobile: 0, email: 1, name: 2, balance: 3 }
const read = (...lines: string[][]) =>
  checkLines({
    kind: 'balances',
    columns,
    today: '2026-11-28',
    lines: lines.map((cells, at) => ({ line: at + 2, cells })),
  })

test('a balance is read in paise', () => {
  expect(read(['9812345678', '', 'Asha', '₹1,500.50'])[0]?.mapped).toEqual({
    ...{ mobile: '+919812345678', email: null, name: 'Asha', amount_paise: 150_050 },
  })
})

test.each<[string[], RegExp]>([
  [['9812345678', '', '', ''], /no balance/],
  [['9812345678', '', '', '0.00'], /left out/],
  [['9812345678', '', '', '-200'], /below zero/],
  [['9812345678', '', '', '100001'], /at most ₹1,00,000/],
  [['', '', 'Asha', '500'], /neither/],
  [['080', '', '', '500'], /“080”/],
])('%j is a problem', (cells, words) =>
  expect(read(cells)[0]).toMatchObject({ mapped: null, problems: [expect.stringMatching(words)] }),
)

test('a contact comes once', () => {
  const found = read(['9812345678', '', '', '500'], ['+91 98123 45678', '', '', '200'])
  expect(found[1]?.problems).toEqual(['Line 2 has the same mobile number'])
})
