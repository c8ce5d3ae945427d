import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { freePort } from '../../../tasks/ports.ts'
import { cryptographicRandom } from '../../platform/random.ts'
import { newSecret, signedHeaders } from './signing.ts'

const docs = path.resolve(import.meta.dirname, '../../../docs')
const example = path.join(docs, 'examples/webhook-receiver.mjs')

test('the page shows the example as it runs', () => {
  expect(readFileSync(path.join(docs, 'webhooks.md'), 'utf8')).toContain(readFileSync(example, 'utf8'))
})

test('the example takes what we sign once, and refuses all else', async () => {
  const secret = newSecret(cryptographicRandom)
  const port = await freePort()
  const receiver = spawn(process.execPath, [example, String(port)], {
    env: { ...process.env, WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const said = createInterface({ input: receiver.stdout })[Symbol.asyncIterator]()
    expect((await said.next()).value).toBe('listening')
    const body = JSON.stringify({ type: 'webhook.test', timestamp: new Date().toISOString(), data: { a: 1 } })
    const send = async (by: string, id = '1') => {
      const answer = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: signedHeaders({ id, at: new Date(), body }, [by]),
        body,
      })
      return answer.status
    }
    expect(await send(secret)).toBe(204)
    expect(await send(secret)).toBe(204)
    expect(await send(newSecret(cryptographicRandom))).toBe(401)
    expect(await send(secret, '2')).toBe(204)
    expect((await said.next()).value).toBe('webhook.test {"a":1}')
    expect((await said.next()).value).toBe('webhook.test {"a":1}')
  } finally {
    receiver.kill()
  }
})
