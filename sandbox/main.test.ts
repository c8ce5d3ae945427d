import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readOptions } from './options.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

async function start(): Promise<{ url: string; smtpPort: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'sandbox/main.ts'], {
    env: {
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_KEY_ID: 'rzp_test_main',
      SANDBOX_KEY_SECRET: 'main-secret',
      SANDBOX_STATE_FILE: join(folder, 'state.json'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const [line] = await once(child.stdout, 'data')
  const [, url = '', smtpPort = ''] = /at (\S+), mail at port (\d+)/.exec(String(line)) ?? []
  return {
    url,
    smtpPort: Number(smtpPort),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      running.delete(child)
    },
  }
}

const headers = { authorization: `Basic ${btoa('rzp_test_main:main-secret')}` }

test('a restarted process keeps its payments and goes on with what was pending', async () => {
  const first = await start()
  expect(first.smtpPort).toBeGreaterThan(0)
  const order = await (
    await fetch(`${first.url}/v1/orders`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ amount: 5_000, currency: 'INR', receipt: 'kept' }),
    })
  ).json()
  await fetch(`${first.url}/_control/orders/${order.id}/pay`, { method: 'POST', body: '{"outcome":"late"}' })
  await first.stop()

  const second = await start()
  const read = async () => (await fetch(`${second.url}/v1/orders/${order.id}`, { headers })).json()
  expect(await read()).toMatchObject({ receipt: 'kept', status: 'attempted' })
  await fetch(`${second.url}/_control/late`, { method: 'POST' })
  expect(await read()).toMatchObject({ status: 'paid' })
  await second.stop()
})

test('a port that is no number stops the start', () => {
  expect(() => readOptions({ SANDBOX_PORT: 'eighty' })).toThrow('SANDBOX_PORT')
})

test('several origins may be allowed', () => {
  expect(readOptions({ SANDBOX_ALLOWED_ORIGIN: 'http://a.test, http://b.test' }).allowedOrigins).toEqual([
    'http://a.test',
    'http://b.test',
  ])
})
