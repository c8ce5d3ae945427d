import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hours } from '../platform/clock.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ config: { OTP_PER_ADDRESS_HOURLY: '2' } })

const ask = async (from: string) =>
  (
    await app().call(
      'POST /api/website/generate-otp',
      { body: { type: 'email', email: `${randomUUID()}@example.com`, device_id: randomUUID() } },
      { from },
    )
  ).status

test.each([
  ['three numbers', (last: number) => `203.0.113.${last}`, '203.0.114.1'],
  ['half an IPv6 address', (last: number) => `2001:db8:1:2:3:4:5:${last}`, '2001:db8:1:3:3:4:5:6'],
])(
  'one address and the block of %s around it each have a limit of their own',
  async (_, inBlock, outside) => {
    const inIt = []
    for (const last of [1, 1, 2, 3, 4, 5, 6, 7, 8]) inIt.push(await ask(inBlock(last)))
    expect(inIt).toEqual([...Array(8).fill(200), 429])
    expect([await ask(outside), await ask(outside), await ask(outside)]).toEqual([200, 200, 429])
    app().clock.advance(hours(1))
    expect(await ask(outside)).toBe(200)
  },
)
