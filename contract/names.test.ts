import { expect, test } from 'vitest'
import { personalName } from './names.ts'

test.each([
  'Ananya',
  'A.P.J. Abdul Kalam',
  'K.Ramesh',
  "D'Souza",
  'अनन्या',
  'Jean-Luc',
  'Silver Neem',
  'María José',
  'Colin',
])('%s is a name', (name) => {
  expect(personalName.safeParse(name).success).toBe(true)
})

test.each([
  'Win at https://evil.example',
  'evil.com',
  'www.evil',
  'two\nlines',
  'x\u202egnp',
  '\u200b',
  '\u2066\u2069',
  '<b>Bold</b>',
  '...',
  'a@b.co',
])('%j is none', (name) => {
  expect(personalName.safeParse(name).success).toBe(false)
})
