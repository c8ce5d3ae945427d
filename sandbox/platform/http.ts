import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SandboxRequest = {
  method: string
  path: string
  params: Record<string, string>
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
  /** The body as it came. */
  bytes: Buffer
}

/** `cut` closes the socket without an answer; `hang` keeps it open and says nothing. */
export type Reply =
  | { status: number; headers?: Record<string, string>; body: string | Buffer }
  | 'cut'
  | 'hang'

export type Handler = (request: SandboxRequest) => Reply | Promise<Reply>

type Route = { method: string; parts: string[]; handler: Handler }

const bodyBytesMax = 1_000_000

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  }
}

/** The body as an object, or undefined when it is not one. */
export function readObject(request: SandboxRequest): Record<string, unknown> | undefined {
  if (request.body === '') return {}
  try {
    const value: unknown = JSON.parse(request.body)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export class Router {
  readonly #routes: Route[] = []

  on(method: string, path: string, handler: Handler): void {
    this.#routes.push({ method, parts: path.split('/').filter(Boolean), handler })
  }

  find(method: string, path: string): { handler: Handler; params: Record<string, string> } | undefined {
    const asked = path.split('/').filter(Boolean)
    for (const { method: routeMethod, parts, handler } of this.#routes) {
      if (routeMethod !== method || parts.length !== asked.length) continue
      const params: Record<string, string> = {}
      const fits = parts.every((part, index) => {
        const value = asked[index] ?? ''
        if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
        return part.startsWith(':') || part === value
      })
      if (fits) return { handler, params }
    }
    return undefined
  }
}

/** A handler below a path that answers with raw bytes. */
type RawAnswer = {
  path: string
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
}

export async function listen(
  router: Router,
  port: number,
  host: string,
  raw?: RawAnswer,
): Promise<{ url: string; server: Server; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const isRaw = raw && request.url?.startsWith(`${raw.path}/`)
    const work = isRaw ? raw.answer(request, response) : answer(router, request, response)
    work.catch((error: unknown) => {
      console.error('sandbox: request failed', error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // A server that listens on TCP always has an address object.
  const address = server.address() as AddressInfo
  return { url: `http://${host}:${address.port}`, server, close: () => closeServer(server) }
}

async function answer(router: Router, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://sandbox')
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const bytes = await readBody(request)
  if (bytes === undefined) return send(json(413, { error: 'The body is too large.' }), response)
  const found = router.find(method, url.pathname)
  if (!found)
    return send(
      json(404, { error: { code: 'BAD_REQUEST_ERROR', description: 'No such address.' } }),
      response,
    )
  const reply = await found.handler({
    method,
    path: url.pathname,
    params: found.params,
    query: url.searchParams,
    headers: request.headers,
    body: bytes.toString('utf8'),
    bytes,
  })
  send(reply, response)
}

function send(reply: Reply, response: ServerResponse): void {
  if (reply === 'hang') return
  if (reply === 'cut') {
    response.socket?.destroy()
    return
  }
  response.writeHead(reply.status, { 'x-content-type-options': 'nosniff', ...reply.headers })
  response.end(reply.body)
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > bodyBytesMax) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
