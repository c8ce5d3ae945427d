import { expect, test } from 'vitest'
import { callerOf, neighboursOf } from './addresses.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:db8::', '2001:db8:0:0::', '2001:db8:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::', 'fe80:0:0::'],
  ['::1', '0:0:0:0::', '0:0:0::'],
])('%s calls as %s, among %s', (address, caller, neighbours) => {
  expect(callerOf(address)).toBe(caller)
  expect(neighboursOf(caller)).toBe(neighbours)
})

test('what is no address stays as it is', () => {
  expect(callerOf('in-process')).toBe('in-process')
})
