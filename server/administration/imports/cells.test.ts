import { expect, test } from 'vitest'
import { readDay, readEmail, readMobile } from './cells.ts'

test.each([
  ['31/12/1990', '1990-12-31'],
  ['1-2-1990', '1990-02-01'],
  ['01.02.1990', '1990-02-01'],
  ['31/12/90', '1990-12-31'],
  ['05/03/26', '2026-03-05'],
  ['05/03/27', '1927-03-05'],
  ['1990-12-31', '1990-12-31'],
  ['1990-12-31 00:00:00', '1990-12-31'],
  ['31 Dec 1990', '1990-12-31'],
  ['3rd September, 1990', '1990-09-03'],
  ['31-Dec-90', '1990-12-31'],
  ['33238', '1990-12-31'],
  ['29/02/2000', '2000-02-29'],
  ['३१/१२/१९९०', '1990-12-31'],
  ['31 दिसंबर 1990', '1990-12-31'],
  ['3 फ़रवरी 1990', '1990-02-03'],
  ['सोमवार, 31 दिसम्बर 1990', '1990-12-31'],
  ['Monday, 31st of December 1990', '1990-12-31'],
  ['31Dec1990', '1990-12-31'],
  ['Dec-31-1990', '1990-12-31'],
  ['3 Sept. 1990', '1990-09-03'],
  ['31–12–1990', '1990-12-31'],
  ['31 / 12 / 1990', '1990-12-31'],
  ['31\\12\\1990', '1990-12-31'],
  ['33238.5', '1990-12-31'],
  // The midnight of India, as programs write it.
  ['1990-12-30T18:30:00.000Z', '1990-12-31'],
  ['1990-12-31T00:00:00+05:30', '1990-12-31'],
])('the day %s is %s', (text, value) => expect(readDay(text, 2026)).toEqual({ value }))

test.each([
  '1990',
  '12.31.1990',
  '3 Mayor 1990',
  '0000-00-00',
  '12/31/1990',
  '29/02/1999',
  'unknown',
  '31 Foo 1990',
  '0/1/1990',
  '19901231',
])('the day %s is a problem, in words', (text) =>
  expect(readDay(text, 2026)).toEqual({ problem: expect.stringMatching(`${text}.*31/12/1990$`) }),
)

test.each([
  '9812345678',
  '+91 98123 45678',
  '0091-9812345678',
  '09812345678',
  '91 9812345678',
  '(+91) 98123-45678',
  '9812345678.0',
  '9.19812345678E+11',
  '9.812345678E+09',
  '9,812345678E+09',
  '९८१२३ ४५६७८',
  'Mob. 98123 45678',
  'WhatsApp: 9812345678',
  '9812345678 (W)',
  '9,812,345,678',
  '9812345678 / +91 98123 45678',
])('the number %s is +919812345678', (text) => expect(readMobile(text)).toEqual({ value: '+919812345678' }))

test('a number that a spreadsheet shortened, and one that is none, is a problem', () => {
  expect(readMobile('9.19812E+11')).toEqual({ problem: expect.stringContaining('lost digits') })
  for (const text of ['12345', '080 2345 6789', 'none'])
    expect(readMobile(text)).toEqual({ problem: expect.stringContaining(`“${text}”`) })
})

test('a cell with two numbers, and a number of another country, say so', () => {
  for (const text of ['9812345678 / 9812345679', '9812345678, 9812345679', '9812345678 ::: 9812345679'])
    expect(readMobile(text)).toEqual({ problem: expect.stringMatching(/more than one number/) })
  expect(readMobile('+1 415 555 2671')).toEqual({ problem: expect.stringMatching(/another country/) })
})

test('an e-mail is read in small letters', () => {
  expect(readEmail('mailto:Asha@Example.com')).toEqual({ value: 'asha@example.com' })
  expect(readEmail('asha at example')).toEqual({ problem: expect.stringContaining('asha at example') })
})
