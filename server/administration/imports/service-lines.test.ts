import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'
import { guessColumns } from './columns.ts'
import { readPercent, readRupees, readSum } from './money-cells.ts'

test.each([
  ['1500', 150_000],
  ['₹1,500', 150_000],
  ['Rs. 1,50,000/-', 15_000_000],
  ['INR 499.50', 49_950],
  ['499.5', 49_950],
  ['1500 rupees', 150_000],
  ['Free', 0],
  ['0', 0],
])('the sum %s is %i paise', (text, value) => expect(readSum(text)).toEqual({ value }))

test.each(['499,00', '1,5', 'on request', '-5', '$20', ''])('the sum %s is a problem', (text) =>
  expect(readSum(text)).toEqual({ problem: expect.stringContaining(`“${text}”`) }),
)

test.each([
  ['₹१,५००', 150_000],
  ['रु. 1500/- मात्र', 150_000],
  ['Rs. 1,500.00/- only', 150_000],
  ['₨ 1500', 150_000],
  ['1500.000', 150_000],
])('the sum %s is %i paise', (text, value) => expect(readSum(text)).toEqual({ value }))
test.each(['1.500,00', '1.5k', '15,00', '$20', '1500 Dr', '1500.123'])('the sum %s is a problem', (text) =>
  expect(readSum(text)).toEqual({ problem: expect.stringContaining('no sum') }),
)
test.each(['(500)', '-500', '₹-500', '−500'])('the sum %s is below zero, which is said', (text) =>
  expect(readSum(text)).toEqual({ problem: `“${text}” is below zero` }),
)

test('a price is in whole rupees', () => {
  expect(readRupees('499.00')).toEqual({ value: 499 })
  expect(readRupees('499.50')).toEqual({ problem: expect.stringContaining('whole rupees') })
})

test.each([
  ['10%', 1000],
  ['10', 1000],
  ['12.5 %', 1250],
  ['0.1', 1000],
  ['0.5%', 50],
  ['100 percent', 10_000],
  ['१०% off', 1000],
])('the percentage %s is %i hundredths of a percent', (text, value) =>
  expect(readPercent(text)).toEqual({ value }),
)
test.each(['0', '101%', 'half', '-10%'])('the percentage %s is a problem', (text) =>
  expect(readPercent(text)).toEqual({ problem: expect.stringContaining(`“${text}”`) }),
)

test.each<[string, string[], Record<string, number>]>([
  [
    'Fresha',
    ['Service name', 'Duration', 'Retail price', 'Extra time duration', 'Description'],
    { name: 0, minutes: 1, price: 2, break_after: 3, description: 4 },
  ],
  [
    'Acuity',
    ['Name', 'Duration', 'Price', 'Padding After', 'Description'],
    { name: 0, minutes: 1, price: 2, break_after: 3, description: 4 },
  ],
  [
    'Zenoti',
    ['Service Name', 'Duration', 'Recovery Time', 'Price', 'Center'],
    { name: 0, minutes: 1, break_after: 2, price: 3, place: 4 },
  ],
  ['Cal.com', ['Title', 'Length', 'Location'], { name: 0, minutes: 1, place: 2 }],
  ['Hindi', ['सेवा', 'अवधि', 'कीमत', 'स्थान'], { name: 0, minutes: 1, price: 2, place: 3 }],
])('columns of services of %s are guessed', (_, headings, columns) =>
  expect(guessColumns('services', headings, new Map())).toEqual(columns),
)

const names = ['name', 'minutes', 'price', 'mode', 'place', 'break_after', 'description']
const columns = Object.fromEntries(names.map((name, at) => [name, at]))
const read = (...lines: string[][]) =>
  checkLines({
    kind: 'services',
    columns,
    today: '2026-11-28',
    lines: lines.map((cells, at) => ({ line: at + 2, cells })),
  })

test('a service is read with its price, its types of session, its place and its break', () => {
  const [plain, whole] = read(
    ['Counselling', '45 min', '', '', '', '', ''],
    ['Deep rest', '1h 30m', '₹2,500', 'Video call / in person', 'Banyan Clinic', '15', 'Lying down.'],
  )
  expect(plain?.mapped).toMatchObject({
    form: {
      name: 'Counselling',
      minutes: 45,
      price_rupees: null,
      modes: null,
      break_after: null,
      state: 'live',
    },
    places: [],
  })
  expect(whole?.mapped).toMatchObject({
    form: {
      ...{ name: 'Deep rest', minutes: 90, price_rupees: 2500, break_after: 15, description: 'Lying down.' },
      modes: ['video', 'in-person'],
    },
    places: ['Banyan Clinic'],
  })
})

test.each<[string, string, unknown]>([
  ['', 'Zoom', { form: { modes: ['video'] }, places: [] }],
  ['', 'Phone call', { form: { modes: ['voice'] }, places: [] }],
  ['', 'Banyan Clinic, Pune', { form: { modes: ['in-person'] }, places: ['Banyan Clinic, Pune'] }],
  [
    'Online',
    'Banyan Clinic; Lotus House',
    { form: { modes: ['video', 'in-person'] }, places: ['Banyan Clinic', 'Lotus House'] },
  ],
  ['Chat and phone', '', { form: { modes: ['voice', 'chat'] }, places: [] }],
])('held by %j at %j', (mode, place, wanted) =>
  expect(read(['Counselling', '45', '', mode, place, '', ''])[0]?.mapped).toMatchObject(wanted as object),
)

test.each<[string, string[], RegExp]>([
  ['no name', ['', '45', '', '', '', '', ''], /no name/],
  ['a long name', ['a'.repeat(81), '45', '', '', '', '', ''], /at most 80/],
  ['no length', ['Counselling', '', '', '', '', '', ''], /no length/],
  ['a short one', ['Counselling', '10', '', '', '', '', ''], /at least 15 minutes/],
  ['no step of five', ['Counselling', '47', '', '', '', '', ''], /multiple of 5/],
  ['a price in words', ['Counselling', '45', 'ask', '', '', '', ''], /no sum/],
  ['an unknown type', ['Counselling', '45', '', 'by letter', '', '', ''], /no type of session/],
  ['nowhere', ['Counselling', '45', '', 'In person', '', '', ''], /needs a place/],
  ['a long break', ['Counselling', '45', '', '', '', '125', ''], /at most 120 minutes/],
  ['a long description', ['Counselling', '45', '', '', '', '', 'a'.repeat(601)], /at most 600/],
])('a service with %s is a problem', (_, cells, words) =>
  expect(read(cells)[0]).toMatchObject({ mapped: null, problems: [expect.stringMatching(words)] }),
)

test('no break is a break of nothing, and a name comes once', () => {
  const found = read(
    ['Counselling', '45', '', '', '', 'No extra time', ''],
    ['counselling', '60', '', '', '', '', ''],
  )
  expect(found[0]?.mapped).toMatchObject({ form: { break_after: 0 } })
  expect(found[1]?.problems).toEqual(['Line 2 has the same name'])
})
