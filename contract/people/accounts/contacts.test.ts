import metadata from 'libphonenumber-js/max/metadata'
import { describe, expect, test } from 'vitest'
import { contactAsStored } from './contacts.ts'
import { plainDigits } from './digits.ts'
import { email, emptyOr, mobile, mobileOfAnyCountry, otpCode } from './fields.ts'
import { landlineNumbers, mobileNumbers } from './indian-numbers.ts'
import { accountMessages } from './messages.ts'

const wordsOf =
  (schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } }) =>
  (typed: string) =>
    schema.safeParse(typed).error?.issues[0]?.message

describe('a mobile number', () => {
  test.each([
    '9845000129',
    '98450 00129',
    '98450.00129',
    '98450-00129',
    '(98450) 00129',
    '98450–00129',
    '09845000129',
    '0 98450 00129',
    '919845000129',
    '91 98450 00129',
    '+919845000129',
    '+91 (0) 98450 00129',
    '00919845000129',
    '091 98450 00129',
    'tel:+919845000129',
    'TEL:09845000129',
    '९८४५०००१२९',
    '+९१ ९८४५० ००१२९',
    '৯৮৪৫০০০১২৯',
    '௯௮௪௫௦௦௦௧௨௯',
    '൯൮൪൫൦൦൦൧൨൯',
    '۹۸۴۵۰۰۰۱۲۹',
    '９８４５０００１２９',
    '\u202a+91 98450\u00a000129\u202c',
    '\u200b98450\u2060 00129\ufeff',
  ])('%j is one number', (typed) => {
    expect(mobile().parse(typed)).toBe('+919845000129')
    expect(contactAsStored(typed)).toBe('+919845000129')
  })

  test('that begins with the digits of the country stays whole', () => {
    expect(mobile().parse('9198450012')).toBe('+919198450012')
    expect(mobile().parse('09198450012')).toBe('+919198450012')
    expect(mobile().parse('+919198450012')).toBe('+919198450012')
  })

  test.each([
    '0000000000',
    '1000000000',
    '5000000000',
    '984500012',
    '98450001299',
    '+1 202 555 0123',
    'abc',
    '',
  ])('%j is none, and the words are about the number', (typed) => {
    expect(wordsOf(mobile())(typed)).toBe(accountMessages.mobileInvalid)
    if (typed) expect(wordsOf(emptyOr(mobile()))(typed)).toBe(accountMessages.mobileInvalid)
    expect(wordsOf(mobile(accountMessages.phoneInvalid))(typed)).toBe(accountMessages.phoneInvalid)
  })

  test.each(['080 4123 4567', '+91 80 4123 4567', '079-12345678', '0674 2345678', '1234567890'])(
    '%j is a landline, and the words say so',
    (typed) => {
      expect(wordsOf(mobile())(typed)).toBe(accountMessages.landline)
      expect(wordsOf(emptyOr(mobile()))(typed)).toBe(accountMessages.landline)
    },
  )

  test('of any series that is given out is taken, as the newest data say', () => {
    const india = metadata.countries.IN as unknown as unknown[]
    const [landlines, mobiles] = india[11] as [string[], string[]] // where the library keeps its kinds of numbers
    expect(landlineNumbers.source).toBe(`^(?:${landlines[0]})$`)
    expect(mobileNumbers.source).toBe(`^(?:${mobiles[0]})$`)
    for (const first of ['60000', '70000', '80000', '90000', '98450', '99999', '73810'])
      expect(mobile().parse(`${first}12345`)).toBe(`+91${first}12345`)
  })
})

test('where people are answered, a number of another country is taken with its plus', () => {
  const any = mobileOfAnyCountry()
  for (const [typed, stored] of [
    ['+1 (202) 555-0123', '+12025550123'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+९७७ ९८४१२३४५६७', '+9779841234567'],
    ['98450 00129', '+919845000129'],
  ] as const)
    expect(any.parse(typed)).toBe(stored)
  for (const typed of ['+0 123456789', '+1 202', '+91 12345', '202 555 0123 4', '+1234567890123456'])
    expect(wordsOf(any)(typed)).toBe(accountMessages.mobileInvalid)
  expect(wordsOf(any)('080 41234567')).toBe(accountMessages.landline)
})

test('an OTP may be typed in the digits of any script', () => {
  expect(otpCode.parse(' १२३४५६ ')).toBe('123456')
  expect(plainDigits('२०२६ ໑')).toBe('2026 ໑')
})

describe('an e-mail address', () => {
  test.each([
    ['Ananya@Example.com', 'ananya@example.com'],
    ['ravi&asha@example.com', 'ravi&asha@example.com'],
    ["o'neil+new.you/x@mail.example.co.in", "o'neil+new.you/x@mail.example.co.in"],
    ['info@डाटा.भारत', 'info@xn--c2bd1gb.xn--h2brj9c'],
    ['info@xn--c2bd1gb.xn--h2brj9c', 'info@xn--c2bd1gb.xn--h2brj9c'],
    ['hallo@MÜNCHEN.example', 'hallo@xn--mnchen-3ya.example'],
    ['डाटामेल@डाटामेल.भारत', 'डाटामेल@xn--c2bd4bq1db8d.xn--h2brj9c'],
  ])('%s is %s', (typed, stored) => {
    expect(email.parse(typed)).toBe(stored)
    expect(contactAsStored(typed)).toBe(stored)
  })

  test.each([
    'ananya',
    '@example.com',
    'a@b',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a b@example.com',
    'a@-example.com',
    'a@exa_mple.com',
    'a@example.com, b@example.com',
    'a<b>@example.com',
    'a@b@example.com',
    'a@127.0.0.1',
    'a@भारत',
    '',
  ])('%j is none', (typed) => {
    expect(wordsOf(email)(typed)).toBe(accountMessages.emailInvalid)
  })
})
