import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeHealer } from '../testing/healers.ts'
import { makeClient } from '../testing/signed-in.ts'
import { useTestApp } from '../testing/test-app.ts'
import { realServer } from './real-server.ts'

const app = useTestApp({ start: new Date() })
const aheadMs = 11 * 60_000
let folder = ''
let ahead: Awaited<ReturnType<typeof realServer>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-clock-'))
  const shift = `import { shiftClock } from ${JSON.stringify(import.meta.resolve('../../e2e/shift-clock.ts'))}; shiftClock(${aheadMs})`
  ahead = await realServer(app().app.platform.pool.options.connectionString ?? '', folder, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}`,
    SMTP_URL: `smtp://127.0.0.1:${app().sandbox.smtpPort}`,
  })
  await ahead.start()
})
afterAll(async () => {
  await ahead.kill()
  await rm(folder, { recursive: true, force: true })
})

const json = async (address: string, options: RequestInit = {}) => {
  const answer = await fetch(`${ahead.url}${address}`, {
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
  })
  return { code: answer.status, ...(await answer.json()) }
}
const minutesFromNow = (moment: string | number) => (new Date(moment).getTime() - Date.now()) / 60_000

describe('a node whose clock is eleven minutes ahead', () => {
  test('says so in /ready and in its metrics, and stays ready', async () => {
    expect(await json('/ready')).toEqual({
      code: 200,
      status: 'ready',
      database: 'answers',
      clock_off_by_seconds: 660,
    })
    const metrics = await (await fetch(`${ahead.url}/metrics`)).text()
    const skew = Number(metrics.match(/^clock_skew_seconds (\S+)$/m)?.[1])
    expect(skew).toBeGreaterThan(659)
    expect(skew).toBeLessThan(661)
  })

  test('gives OTPs and tokens the life that they have on every other node', async () => {
    const asked = await json('/api/website/generate-otp', {
      method: 'POST',
      body: JSON.stringify({ type: 'email', email: `${randomUUID()}@example.com`, device_id: randomUUID() }),
    })
    expect(Math.abs(minutesFromNow(asked.data.expires_at) - 5)).toBeLessThan(0.5)
    const { data } = await json('/api/token')
    expect(Math.abs(minutesFromNow(data.token_time * 1000) - 60)).toBeLessThan(0.5)
  })

  test('sells no time that another node holds, and believes a token that is still good', async () => {
    const healer = await makeHealer(app())
    const [first, second] = [await makeClient(app()), await makeClient(app())]
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const { data: times } = await app().call('GET /api/website/healer-availability', {
      query: { healer_u_id: healer.u_id, date: day },
    })
    const startsAt = times?.free[0] ?? ''
    const body = {
      healer_u_id: healer.u_id,
      starts_at: startsAt,
      mode: 'video',
      description: 'Sleep.',
    } as const
    expect((await app().call('POST /api/website/appointment', { body }, { as: first })).status).toBe(201)
    const sold = await json('/api/website/appointment', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${second.token}`,
        'x-csrf-token': second.csrf,
        cookie: `csrf=${second.csrf}`,
      },
      body: JSON.stringify(body),
    })
    expect(sold).toMatchObject({ code: 'slotTaken' })
  })
})
