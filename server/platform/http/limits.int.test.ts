import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { days, minutes } from '../clock.ts'
import { inProcessCalls } from './in-process.ts'
import { limits } from './limits.ts'

const app = useTestApp()
const url = '/api/website/settings'

test('pages may be rendered as often as they are asked for: their own calls share no limit', async () => {
  const call = inProcessCalls(app().app.http)
  const statuses = new Set<number>()
  for (let time = 0; time <= limits.read.max; time++)
    statuses.add((await call({ method: 'GET', url })).status)
  expect([...statuses]).toEqual([200])
})

test('no outside caller passes for a page that is being rendered', async () => {
  const claim = (name: string) =>
    app().app.http.inject({
      url,
      remoteAddress: '198.51.100.9',
      headers: {
        'x-forwarded-for': name,
        forwarded: `for=${name}`,
        'x-real-ip': name,
        via: name,
      },
    })
  for (let time = 0; time < limits.read.max; time++) expect((await claim('in-process')).statusCode).toBe(200)
  expect((await claim('in-process')).statusCode).toBe(429)
})

test('all addresses of one IPv6 household share the limits that are kept in memory', async () => {
  const statuses = []
  for (let last = 0; last <= limits.entry.max; last++)
    statuses.push(
      (
        await app().app.http.inject({
          url: '/api/token',
          remoteAddress: `2001:db8:5:5::${last.toString(16)}`,
        })
      ).statusCode,
    )
  expect(statuses).toEqual([...Array(limits.entry.max).fill(200), 429])
})

test('a limit of thirty days counts for thirty days, whatever is deleted meanwhile', async () => {
  const { rateLimits, jobs } = app().app.platform
  // The end of such a window, long after its start.
  const window = days(30)
  const end = (Math.floor(Date.now() / window) + 1) * window
  const limit = { key: 'mail:to:asha@example.com', max: 2, window }
  app().clock.set(new Date(end - minutes(1)))
  await rateLimits.spend([limit, limit])
  await jobs.runNow('sweep')
  await jobs.runNow('partitions')
  await expect(rateLimits.spend([limit])).rejects.toMatchObject({ code: 'tooManyRequests' })
})
