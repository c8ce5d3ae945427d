import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import Razorpay from 'razorpay'
import type { Sandbox } from '../index.ts'

export type Received = {
  id: string
  event: string
  signature: string
  body: string
  headers: IncomingHttpHeaders
}

/** A shop for tests: records webhooks, answers them as told, and waits for what it expects. */
export async function openShop() {
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { headers } = request
    received.push({
      id: String(headers['x-razorpay-event-id']),
      event: JSON.parse(body).event,
      signature: String(headers['x-razorpay-signature']),
      body,
      headers,
    })
    response.writeHead(answers.shift() ?? 200).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP listener has an address object
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    events: () => received.map(({ event }) => event),
    /** The statuses of the next answers; 200 after them. */
    answerWith: (...statuses: number[]) => answers.push(...statuses),
    async waitFor(count: number, timeoutMs = 3000): Promise<Received[]> {
      const end = Date.now() + timeoutMs
      while (received.length < count) {
        if (Date.now() > end) throw new Error(`Waited for ${count} webhooks, ${received.length} came.`)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return received
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The real SDK, pointed at the sandbox in the way the README describes. */
export function connectSdk(sandbox: Sandbox, keySecret = 'sandbox-key-secret'): Razorpay {
  const razorpay = new Razorpay({ key_id: 'rzp_test_sandbox', key_secret: keySecret })
  requestsOf(razorpay).defaults.baseURL = sandbox.url
  return razorpay
}

type Requests = {
  defaults: { baseURL: string; timeout: number }
  post(path: string, body: unknown, options: { headers: Record<string, string> }): Promise<{ data: unknown }>
}

/** The SDK's own axios instance, which its types leave out. */
export function requestsOf(razorpay: Razorpay): Requests {
  return (razorpay as unknown as { api: { rq: Requests } }).api.rq // not in the SDK's types
}
