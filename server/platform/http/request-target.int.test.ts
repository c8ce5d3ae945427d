import { type AddressInfo, connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let port = 0
beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (app().app.http.server.address() as AddressInfo).port // it listens on a port
})

/** Answer to a request line, sent raw without URL normalisation. */
function answerTo(line: string, host = 'localhost') {
  return new Promise<{ status: number; body: Record<string, unknown> | string; text: string }>(
    (resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let text = ''
      socket.on('data', (part: Buffer) => {
        text += part
      })
      socket.on('error', reject)
      socket.on('close', () => {
        const [head = '', ...rest] = text.split('\r\n\r\n')
        const content = rest.join('\r\n\r\n')
        const json = /\{[\s\S]*\}/.exec(content)?.[0]
        resolve({
          status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
          body: head.includes('application/json') && json ? JSON.parse(json) : content,
          text,
        })
      })
      socket.write(`${line} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
    },
  )
}

test.each([
  ['a call', 'GET http://localhost/api/website/settings'],
  ['a call at another host', 'GET https://elsewhere.example:444/api/website/settings'],
])('%s by its whole address is answered as by its path', async (_what, line) => {
  expect(await answerTo(line)).toMatchObject({ status: 200, body: { data: expect.anything() } })
})

test.each([
  ['an unknown call by its whole address', 'GET http://localhost/api/no-such-call', 404, 'notFound'],
  [
    'another method by its whole address',
    'DELETE http://localhost/api/website/settings',
    405,
    'methodNotAllowed',
  ],
  ['a whole address without a path', 'GET http://localhost', 404, 'notFound'],
  ['a broken escape among the calls', 'GET /api/%E0%A4%A', 400, 'malformedRequest'],
  ['a lonely percent sign among the calls', 'GET /api/website/%', 400, 'malformedRequest'],
  ['a broken escape in a parameter', 'GET /api/website/healer/%E0%A4%A', 400, 'malformedRequest'],
  ['a broken escape by its whole address', 'GET http://localhost/api/%', 400, 'malformedRequest'],
  ['a broken escape elsewhere', 'GET /%', 404, 'notFound'],
  ['a star', 'OPTIONS *', 404, 'notFound'],
])('%s is refused in our envelope', async (_what, line, status, code) => {
  const answer = await answerTo(line)
  expect([answer.status, answer.body]).toEqual([
    status,
    expect.objectContaining({ code, message: expect.any(String), request_id: expect.any(String) }),
  ])
})

test('a caller who hangs up in the middle of a body is counted as such, and not as a failure of ours', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /api/website/generate-otp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"type":',
  )
  await new Promise((resolve) => app().app.http.server.once('request', resolve))
  socket.destroy()
  const figures = async () => (await app().app.http.inject('/metrics')).payload
  await expect.poll(figures).toContain('requests_hung_up{route="/api/website/generate-otp"} 1')
  expect(await figures()).not.toMatch(/generate-otp",status="5/)
})

test('with secrets of development only this machine is answered, whatever a proxy or a name leads here', async () => {
  expect(await answerTo('GET /api/website/settings', 'newyou.example')).toMatchObject({
    status: 403,
    body: { code: 'notAllowed' },
  })
  for (const host of ['127.0.0.1:3000', '[::1]:3000', 'localhost'])
    expect((await answerTo('GET /api/website/settings', host)).status).toBe(200)
})
