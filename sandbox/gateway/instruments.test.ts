import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { banks, cards, planFor, upiIds } from './instruments.ts'

test('every chosen input is explained in the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  for (const { value } of [...cards, ...upiIds]) expect(readme).toContain(value)
})

test('every card number passes the check digit that card forms test', () => {
  for (const { value } of cards) expect(checksum(value.replaceAll(' ', '')) % 10, value).toBe(0)
})

test('an input is known however it is spaced and cased, and no other is', () => {
  expect(planFor('card', '4111111111111111')?.outcome).toBe('success')
  expect(planFor('upi', 'Success@Sandbox')?.outcome).toBe('success')
  expect(planFor('netbanking', banks[0]?.code ?? '')?.outcome).toBe('pending')
  expect(planFor('upi', 'asha@okbank')).toBeUndefined()
  expect(planFor('netbanking', 'HDFC')).toBeUndefined()
})

function checksum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
