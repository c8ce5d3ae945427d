import { importKindNames, importKinds, importKindWords } from '@newyou/contract/administration/imports/kinds'
import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'
import { guessColumns } from './columns.ts'
import { headingWord } from './heading-word.ts'
import { linesOf } from './kinds/lines.ts'

const today = '2026-11-28'
const guess = (headings: string[], remembered: [string, string][] = []) =>
  guessColumns('clients', headings, new Map(remembered))

test.each(importKindNames)('every field of %s is guessed by its own label', (kind) => {
  const fields = Object.entries(importKinds[kind].fields)
  const labels = fields.map(([, { label }]) => label)
  expect(new Set(labels.map(headingWord)).size).toBe(labels.length)
  expect(guessColumns(kind, labels, new Map())).toEqual(
    Object.fromEntries(fields.map(([field], at) => [field, at])),
  )
})

test.each(importKindNames)('every field of %s has its guesses, and none twice', (kind) => {
  // The columns of a program are known: there is nothing to guess.
  const fields = importKindWords(kind).ofProgram ? [] : Object.entries(importKinds[kind].fields)
  const { guesses } = linesOf[kind]
  expect(Object.keys(guesses).toSorted()).toEqual(fields.map(([name]) => name).toSorted())
  for (const words of Object.values(guesses)) {
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect(headingWord(word)).toBe(word)
  }
})

test.each<[string, string, Record<string, number>]>([
  [
    'Practo',
    'Patient Number,Patient Name,Mobile Number,Contact Number,Email Address,City,Date of Birth',
    { name: 1, mobile: 2, email: 4, city: 5, dob: 6 },
  ],
  [
    'Google Contacts',
    'First Name,Last Name,Birthday,E-mail 1 - Value,Phone 1 - Value,Address 1 - City',
    { first_name: 0, last_name: 1, dob: 2, email: 3, mobile: 4, city: 5 },
  ],
  [
    'Outlook',
    'First Name,Last Name,E-mail Address,Primary Phone,Home City,Birthday',
    { first_name: 0, last_name: 1, email: 2, mobile: 3, city: 4, dob: 5 },
  ],
  [
    'SimplePractice',
    'Legal First Name,Legal Last Name,DOB,Email(s),Phone(s)',
    { first_name: 0, last_name: 1, dob: 2, email: 3, mobile: 4 },
  ],
  [
    'the billing of WooCommerce',
    'billing_first_name,billing_last_name,billing_email,billing_phone,billing_city',
    { first_name: 0, last_name: 1, email: 2, mobile: 3, city: 4 },
  ],
  [
    'a table kept by hand',
    'Sr. No.,Name of Patient,Mob. No. (+91),E-mail ID *,D.O.B. (dd/mm/yyyy),Place',
    { name: 1, mobile: 2, email: 3, dob: 4, city: 5 },
  ],
  [
    'Hindi',
    'क्रमांक,ग्राहक का नाम,फ़ोन नंबर,ई-मेल,जन्म दिनांक,शहर',
    { name: 1, mobile: 2, email: 3, dob: 4, city: 5 },
  ],
  ['Hindi without dots', 'पूरा नाम,फोन नं.,जन्म तिथि', { name: 0, mobile: 1, dob: 2 }],
])('columns of clients of %s are guessed', (_, headings, columns) =>
  expect(guess(headings.split(','))).toEqual(columns),
)

test.each<[string, string[], Record<string, number>]>([
  [
    'Calendly',
    ['Invitee First Name', 'Invitee Last Name', 'Invitee Name', 'Invitee Email', 'Text Reminder Number'],
    { first_name: 0, last_name: 1, name: 2, email: 3, mobile: 4 },
  ],
  [
    'Cal.com',
    ['Title', 'Attendee Name', 'Attendee Email', 'Attendee Phone'],
    { name: 1, email: 2, mobile: 3 },
  ],
  [
    'Acuity',
    ['First Name', 'Last Name', 'Phone', 'Email', 'Notes'],
    { first_name: 0, last_name: 1, mobile: 2, email: 3 },
  ],
  [
    'Zenoti',
    ['Guest First Name', 'Guest Last Name', 'Guest Mobile', 'Guest Email'],
    { first_name: 0, last_name: 1, mobile: 2, email: 3 },
  ],
  [
    'Excel in India',
    ['S.No.', 'Patient Name', 'Mobile No.', 'E-mail ID', 'D.O.B.'],
    { name: 1, mobile: 2, email: 3, dob: 4 },
  ],
  ['Hindi', ['नाम', 'मोबाइल', 'शहर'], { name: 0, mobile: 1, city: 2 }],
])('columns of %s are guessed', (_, headings, columns) => expect(guess(headings)).toEqual(columns))

test('what a colleague chose before goes first', () => {
  expect(
    guess(
      ['Name', 'Who', 'Tel.'],
      [
        ['who', 'name'],
        ['tel', 'mobile'],
      ],
    ),
  ).toEqual({ name: 1, mobile: 2 })
})

const columns = { name: 0, mobile: 1, email: 2, dob: 3, language: 4 }
const check = (...lines: string[][]) =>
  checkLines({
    kind: 'clients',
    columns,
    today,
    lines: lines.map((cells, at) => ({ line: at + 2, cells })),
  })

test('a client is read: title off, name at its last space, language, nothing for empty cells', () => {
  expect(check(['Smt. Asha Devi  Rao', '098123 45678', '', '1/2/1990', 'हिन्दी'])[0]).toEqual({
    line: 2,
    problems: [],
    mapped: {
      ...{ first_name: 'Asha Devi', last_name: 'Rao', mobile: '+919812345678', email: null },
      ...{ dob: '1990-02-01', language: 'hi', city: '' },
    },
  })
  expect(check(['Om', '', 'om@example.com', '', 'Marathi'])[0]?.mapped).toMatchObject({
    ...{ first_name: 'Om', last_name: '', email: 'om@example.com', dob: null, language: 'en' },
  })
})

test.each([
  [['', '9812345678', '', '', ''], /no name/],
  [['Asha', '', '', '', ''], /neither a mobile number nor an e-mail/],
  [['Asha', '', 'asha@example.com', '29/11/2008', ''], /Under 18/],
  [['Asha', '', 'asha@example.com', '1/1/2030', ''], /cannot be a date of birth/],
  [['Asha www.win.example', '', 'asha@example.com', '', ''], /letters only/],
  [['A'.repeat(61), '', 'asha@example.com', '', ''], /at most 60/],
])('%j is a problem', (cells, words) => {
  expect(check(cells)[0]).toMatchObject({ mapped: null, problems: [expect.stringMatching(words)] })
})

test('who is 18 today is an adult', () => {
  expect(check(['Asha', '', 'asha@example.com', '28/11/2008', ''])[0]?.problems).toEqual([])
})

test('all that is wrong with a line is said, and a contact that comes twice is', () => {
  expect(check(['', 'x', 'y', 'z', ''])[0]?.problems).toHaveLength(4)
  const twice = check(
    ['Asha Rao', '9812345678', '', '', ''],
    ['Ravi Rao', '+91 98123 45678', 'ravi@example.com', '', ''],
    ['Ravi Rao', '9812345679', 'RAVI@example.com', '', ''],
  )
  expect(twice.map(({ problems }) => problems)).toEqual([
    [],
    ['Line 2 has the same mobile number'],
    ['Line 3 has the same e-mail'],
  ])
})

test('what exports write into an empty cell is nothing', () => {
  const [line] = checkLines({
    kind: 'clients',
    columns: { first_name: 0, last_name: 1, mobile: 2, email: 3, dob: 4 },
    today,
    lines: [{ line: 2, cells: ['Asha', '-', '9812345678', 'N/A', '0000-00-00'] }],
  })
  expect(line).toMatchObject({
    problems: [],
    mapped: { first_name: 'Asha', last_name: '', email: null, dob: null },
  })
})
