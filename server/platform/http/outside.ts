import type { LookupAddress } from 'node:dns'
import { lookup as resolveHost } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, type Headers, type Response, fetch as send } from 'undici'
import { isPublicAddress } from './public-addresses.ts'

/** The reason why an address was not asked, or its answer not taken. */
export type OutsideRefusal =
  | 'not an address'
  | 'not https'
  | 'not public'
  | 'unknown host'
  | 'unreachable'
  | 'too slow'
  | 'too large'
  | 'redirected'

export class OutsideRefusedError extends Error {
  readonly reason: OutsideRefusal

  constructor(reason: OutsideRefusal, options?: ErrorOptions) {
    super(`an address outside was refused: ${reason}`, options)
    this.reason = reason
  }
}

export interface OutsideRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** The most that is read of the answer, unpacked; without it the answer's body is not read. */
  maxBytes?: number
  /** For all of it: looking the host up, connecting, redirects, reading. */
  timeoutMs: number
  /** How many redirects are followed; 0 where nothing is said. What is secret goes to the first origin alone. */
  redirects?: number
}

export interface OutsideAnswer {
  status: number
  headers: Headers
  body: Buffer
  /** Where the answer came from, after redirects. */
  url: string
}

export interface Outside {
  /** Why this address can never be asked, before any host is looked up: for a form that takes one. */
  problemOf(address: string): OutsideRefusal | undefined
  /** Any status is an answer. @throws OutsideRefusedError */
  fetch(address: string, request: OutsideRequest): Promise<OutsideAnswer>
}

type Resolve = (
  host: string,
  options: { all: true; family?: number | undefined },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

const connectWithinMs = 10_000
const smallestFreePort = 1024
const redirecting = new Set([301, 302, 303, 307, 308])
const secretHeaders = new Set(['authorization', 'cookie', 'x-api-key'])

/** The addresses of a host, all of them public: what is connected to is what was looked at. */
function lookUpPublic(resolve: Resolve): LookupFunction {
  return (host, { all, family }, done) =>
    resolve(host, { all: true, family: typeof family === 'number' ? family : 0 }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(new OutsideRefusedError('unknown host', { cause: error }), '', 0)
      if (!found.every(({ address }) => isPublicAddress(address)))
        return done(new OutsideRefusedError('not public'), '', 0)
      return all ? done(null, found) : done(null, first.address, first.family)
    })
}

function refusalIn(error: unknown): OutsideRefusedError {
  let cause: unknown = error
  while (cause instanceof Error) {
    if (cause instanceof OutsideRefusedError) return cause
    if (cause.name === 'TimeoutError' || cause.name === 'ConnectTimeoutError')
      return new OutsideRefusedError('too slow', { cause: error })
    cause = cause.cause
  }
  return new OutsideRefusedError('unreachable', { cause: error })
}

async function read(answer: Response, maxBytes: number | undefined): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (maxBytes === undefined) await answer.body?.cancel()
  else
    for await (const chunk of answer.body ?? []) {
      size += chunk.byteLength
      // Leaving the loop cancels what is still on its way.
      if (size > maxBytes) throw new OutsideRefusedError('too large')
      chunks.push(chunk)
    }
  return Buffer.concat(chunks)
}

/**
 * The only way to addresses that people name: of calendars, webhooks, pictures. It speaks https with public addresses, and
 * a host is looked up once, so that no second answer of its name server can lead to our own network. The sandbox, on this
 * machine in development, is the one exception. `resolve` is for tests.
 */
export function createOutside({
  sandboxUrl,
  resolve = resolveHost as Resolve, // of its forms, the one that answers all addresses
}: {
  sandboxUrl?: string | undefined
  resolve?: Resolve
}): Outside {
  const sandbox = sandboxUrl && new URL(sandboxUrl).origin
  const toPublic = new Agent({ connect: { lookup: lookUpPublic(resolve), timeout: connectWithinMs } })
  const toSandbox = new Agent({ connect: { timeout: connectWithinMs } })

  function problemOf(address: string): OutsideRefusal | undefined {
    const url = URL.parse(address)
    if (!url || url.username || url.password) return 'not an address'
    if (url.origin === sandbox) return undefined
    if (url.protocol !== 'https:') return 'not https'
    if (url.port && Number(url.port) < smallestFreePort) return 'not public'
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // Such a host is connected to without being looked up.
    return isIP(host) && !isPublicAddress(host) ? 'not public' : undefined
  }

  async function ask(address: string, request: OutsideRequest, signal: AbortSignal, redirects: number) {
    const problem = problemOf(address)
    if (problem) throw new OutsideRefusedError(problem)
    const { origin } = new URL(address)
    const answer = await send(address, {
      method: request.method ?? 'GET',
      headers: request.headers ?? {},
      ...(request.body === undefined ? {} : { body: request.body }),
      redirect: 'manual',
      signal,
      dispatcher: origin === sandbox ? toSandbox : toPublic,
    })
    if (!redirecting.has(answer.status))
      return {
        status: answer.status,
        headers: answer.headers,
        body: await read(answer, request.maxBytes),
        url: address,
      }
    await answer.body?.cancel()
    const location = answer.headers.get('location')
    const next = location && URL.parse(location, address)
    if (redirects === 0 || !next) throw new OutsideRefusedError('redirected')
    return ask(next.href, next.origin === origin ? request : withoutSecrets(request), signal, redirects - 1)
  }

  return {
    problemOf,
    async fetch(address, request) {
      try {
        const signal = AbortSignal.timeout(request.timeoutMs)
        return await ask(address, request, signal, request.redirects ?? 0)
      } catch (error) {
        throw refusalIn(error)
      }
    },
  }
}

function withoutSecrets({ headers = {}, ...request }: OutsideRequest): OutsideRequest {
  const kept = Object.entries(headers).filter(([name]) => !secretHeaders.has(name.toLowerCase()))
  return { ...request, headers: Object.fromEntries(kept) }
}
