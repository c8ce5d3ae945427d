import { expect, test } from 'vitest'
import { csvTable } from './csv.ts'

const cellOf = (value: unknown) => csvTable([[value]]).replace('\uFEFF', '')

test.each([
  '=1+1',
  '+91 98',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\r\n=1',
  '\nplain words',
  '  =1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\u200B=1',
  '\uFEFF=1',
  '\u00A0＝1',
  '﹦1',
])('a cell of %j is a text to every spreadsheet', (text) => {
  expect(cellOf(text)).toBe(`"'${text}"`)
})

test.each(['a = b', 'name@example.org', '1-2', '', ' plain'])('a cell of %j stays as it is', (text) => {
  expect(cellOf(text)).toBe(`"${text}"`)
})

test('a formula behind what a list is joined of, and a number below zero', () => {
  expect(cellOf(['=1', 'b'])).toBe(`"'=1; b"`)
  expect(cellOf(-3)).toBe('-3')
})
