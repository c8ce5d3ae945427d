import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../index.ts'

const heard: { authorization: string | undefined; body: string }[] = []
let site: Server
let sandbox: Sandbox

beforeAll(async () => {
  site = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      heard.push({ authorization: request.headers.authorization, body })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo // it listens on a port
  sandbox = await startSandbox({ cometchatWebhookUrl: `http://127.0.0.1:${port}/` })
})
afterAll(async () => {
  await sandbox.close()
  site.close()
})

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${sandbox.url}/cometchat/v3${path}`, {
    method,
    headers: { apikey: 'sandbox-cometchat-key', 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const said = (await answer.json()) as { data?: unknown; error?: { code: string } }
  return { status: answer.status, data: said.data, code: said.error?.code }
}

test('answers with the codes of its error guide', async () => {
  expect(await call('GET', '/messages/1', undefined, { apikey: 'another' })).toMatchObject({ status: 401 })
  expect(await call('PUT', '/users/asha', { name: 'Asha' })).toMatchObject({ code: 'ERR_UID_NOT_FOUND' })
  expect((await call('POST', '/users', { uid: 'asha', name: 'Asha' })).status).toBe(200)
  expect((await call('POST', '/users', { uid: 'asha', name: 'Asha' })).code).toBe('ERR_UID_ALREADY_EXISTS')
  expect((await call('POST', '/users', { uid: 'no spaces', name: 'A' })).status).toBe(400)
  await call('POST', '/groups', { guid: 'sleep', name: 'Sleep', type: 'private' })
  const message = {
    receiver: 'sleep',
    receiverType: 'group',
    category: 'message',
    type: 'text',
    data: { text: 'Hello' },
  }
  expect((await call('POST', '/messages', message, { onBehalfOf: 'asha' })).code).toBe('ERR_GROUP_NOT_JOINED')
  expect(await call('POST', '/groups/sleep/members', { participants: ['asha', 'nobody'] })).toMatchObject({
    data: { participants: { asha: { success: true }, nobody: { error: { code: 'ERR_UID_NOT_FOUND' } } } },
  })
  expect((await call('POST', '/messages', message, { onBehalfOf: 'asha' })).data).toMatchObject({
    id: '1',
    sender: 'asha',
  })
})

test('what is written in its apps goes to the webhook with its credential', async () => {
  await fetch(`${sandbox.url}/_control/cometchat/write`, {
    method: 'POST',
    body: JSON.stringify({ sender: 'asha', receiver: 'sleep', receiver_type: 'group', text: 'From an app' }),
  })
  const [news] = heard
  const credential = Buffer.from('newyou:sandbox-cometchat-password').toString('base64')
  expect(news?.authorization).toBe(`Basic ${credential}`)
  expect(JSON.parse(news?.body ?? '{}')).toMatchObject({
    trigger: 'message_sent',
    data: { message: { sender: 'asha', data: { text: 'From an app' } } },
  })
})
