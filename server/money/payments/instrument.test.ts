import { expect, test } from 'vitest'
import { instrumentOf } from './instrument.ts'

test('the same card or UPI id is the same word, another one another, and what is not told is none', () => {
  const card = { network: 'Visa', last4: '1111', issuer: 'HDFC', name: 'Asha Rao' }
  expect(instrumentOf({ vpa: 'Asha@OKBANK' })).toBe(instrumentOf({ vpa: 'asha@okbank' }))
  expect(instrumentOf({ vpa: 'asha@okbank' })).not.toContain('asha')
  expect(instrumentOf({ card })).toBe(instrumentOf({ card: { ...card, name: 'ASHA RAO ' } }))
  expect(instrumentOf({ card })).not.toBe(instrumentOf({ card: { ...card, last4: '1112' } }))
  expect([instrumentOf({}), instrumentOf({ card: { network: 'Visa' } })]).toEqual(['', ''])
})
