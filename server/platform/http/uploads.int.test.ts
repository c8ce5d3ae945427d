import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { registerClient } from '../../testing/people.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { limits } from './limits.ts'

// Trusts the proxy header, so that each test has its own caller address.
const app = useTestApp({ config: { TRUST_PROXY: '127.0.0.1' } })
const boundary = 'between-the-parts'
let port = 0
const open: { destroy(): void }[] = []

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (app().app.http.server.address() as AddressInfo).port // it listens on a port
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

const left = () => readdir(path.join(app().app.platform.config.DATA_FOLDER, 'uploads')).catch(() => [])
const field = (name: string, value: string, type = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n${type && `content-type: ${type}\r\n`}\r\n${value}\r\n`
const fileHead = (name: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n`

interface Sending {
  from: string
  as?: TestUser
  path?: string
  method?: string
  /** Without it the type says where the parts begin. */
  type?: string
}

/** Sends the beginning of a form over a connection of its own, and no more. */
async function begin(
  form: string,
  { from, as, path: to = '/api/website/healer-registration', ...rest }: Sending,
) {
  const { method = 'POST', type = `multipart/form-data; boundary=${boundary}` } = rest
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  const who = as
    ? [`authorization: Bearer ${as.token}`, `x-csrf-token: ${as.csrf}`, `cookie: csrf=${as.csrf}`]
    : []
  const head = [`${method} ${to} HTTP/1.1`, 'host: localhost', `x-forwarded-for: ${from}`, ...who]
  const isWhole = form.endsWith('--\r\n')
  socket.write(
    `${head.join('\r\n')}\r\ncontent-type: ${type}\r\ncontent-length: ${isWhole ? form.length : 20_000_000}\r\n\r\n${form}`,
  )
  return {
    socket,
    status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0),
    code: () => /"code":"(\w+)"/.exec(answer)?.[1],
  }
}

test('a form without a proven contact is answered before its files are read, and its connection ends', async () => {
  for (const form of [
    field('verification_token', 'none of ours') + fileHead('documents'),
    fileHead('documents'),
  ]) {
    const sent = await begin(form, { from: '203.0.113.1' })
    await expect.poll(sent.code).toBe('contactNotVerified')
    await expect.poll(() => sent.socket.destroyed).toBe(true)
  }
  expect(await left()).toEqual([])
})

test('who is over the limit is answered before anything of the form is read', async () => {
  for (let time = 0; time < limits.entry.max; time++)
    await app().app.http.inject({
      method: 'POST',
      url: '/api/website/healer-registration',
      payload: {},
      headers: { 'x-forwarded-for': '203.0.113.2' },
      remoteAddress: '127.0.0.1',
    })
  const sent = await begin('', { from: '203.0.113.2' })
  await expect.poll(sent.status).toBe(429)
})

test('three forms with files of one person may be under way, a fourth is told to come back; all leave nothing', async () => {
  const as = await registerClient(app())
  const to = { as, from: '203.0.113.3', path: '/api/website/support' }
  const sent = []
  for (let count = 0; count < 3; count++) sent.push(await begin(fileHead('attachments'), to))
  await expect.poll(async () => (await left()).length).toBe(3)
  const fourth = await begin(fileHead('attachments'), to)
  await expect.poll(fourth.status).toBe(429)
  for (const { socket } of sent) socket.destroy()
  await expect.poll(left).toEqual([])
  await wait(50)
  const again = await begin(fileHead('attachments'), to)
  await expect.poll(async () => (await left()).length).toBe(1)
  expect(again.status()).toBe(0)
  again.socket.destroy()
  await expect.poll(left).toEqual([])
})

test.each([
  [
    'broken JSON in a field',
    `${field('text', '{"a":', 'application/json')}--${boundary}--\r\n`,
    undefined,
    'malformedRequest',
  ],
  [
    'a field too long',
    `${field('text', 'x'.repeat(17 * 1024))}--${boundary}--\r\n`,
    undefined,
    'payloadTooLarge',
  ],
  [
    'too much text in all',
    Array.from({ length: 12 }, (_, count) => field(`text${count}`, 'x'.repeat(12 * 1024))).join(''),
    undefined,
    'payloadTooLarge',
  ],
  ['no boundary', '', 'multipart/form-data', 'malformedRequest'],
])('a form with %s is an error of the caller', async (_name, form, type, code) => {
  const as = await registerClient(app())
  const sent = await begin(form, {
    as,
    from: '203.0.113.4',
    path: '/api/website/support',
    ...(type ? { type } : {}),
  })
  await expect.poll(sent.code).toBe(code)
})
