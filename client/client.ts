import type { CallAnswer, CallInput } from '@newyou/contract/api'
import type { ErrorAnswer, ErrorCode } from '@newyou/contract/errors'
import type { ScopedCall } from '@newyou/contract/scoped-calls'

export interface ClientOptions {
  /** Where the site is: `https://practice.example`. */
  site: string
  /** The API key, `ny_…`. Read it from the environment: whoever has it can do what it may. */
  key: string
  /** In the place of the global `fetch`. */
  fetch?: typeof globalThis.fetch
}

interface Extras {
  /** Sent again, the same key gives the same answer, so that nothing is booked twice. */
  idempotencyKey?: string
  signal?: AbortSignal
}

type Input<K extends ScopedCall> =
  Record<string, never> extends CallInput<K>
    ? [input?: CallInput<K> & Extras]
    : [input: CallInput<K> & Extras]

/** Calls whose answer is one page of a list. */
type ListCall = {
  [K in ScopedCall]: CallAnswer<K> extends { data: readonly unknown[]; total: number } ? K : never
}[ScopedCall]
type RowOf<K extends ListCall> = CallAnswer<K> extends { data: readonly (infer Row)[] } ? Row : never

/** The site said no. `code` names the reason, `data` what it said about it, such as the scope that is missing. */
export class CallRefused extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  /** What is wrong with single fields, by their names. */
  readonly fields: Record<string, string>
  readonly data: unknown

  constructor(call: string, status: number, answer: Partial<ErrorAnswer>) {
    super(`${call}: ${answer.message ?? `answered ${status}`}`)
    this.name = 'CallRefused'
    this.status = status
    this.code = answer.code as ErrorCode | undefined // one of the contract's
    this.fields = answer.errors ?? {}
    this.data = answer.data
  }
}

interface LooseInput extends Extras {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** How often a call is made that the site asked to wait with. */
const triesMost = 3
const longestWaitSeconds = 70

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

function addressOf(site: string, path: string, { params = {}, query = {} }: LooseInput): URL {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const address = new URL(filled, site)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) address.searchParams.set(name, String(value))
  return address
}

/** Calls of a site for a program with an API key. */
export function createClient({ site, key, fetch = globalThis.fetch }: ClientOptions) {
  async function send(call: string, input: LooseInput): Promise<Response> {
    const [method = 'GET', path = ''] = call.split(' ')
    const hasBody = input.body !== undefined
    return fetch(addressOf(site, path, input), {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(input.idempotencyKey && { 'idempotency-key': input.idempotencyKey }),
      },
      ...(hasBody && { body: JSON.stringify(input.body) }),
      ...(input.signal && { signal: input.signal }),
    })
  }

  /**
   * Makes a call by its name in the contract, and waits and makes it again where the site asks for that.
   * @throws CallRefused
   */
  async function call<K extends ScopedCall>(name: K, ...[input]: Input<K>): Promise<CallAnswer<K>> {
    for (let tries = 1; ; tries++) {
      const response = await send(name, (input ?? {}) as LooseInput) // typed by the caller's K
      const wait = Number(response.headers.get('retry-after'))
      if (response.status === 429 && tries < triesMost && wait > 0 && wait <= longestWaitSeconds) {
        await response.body?.cancel()
        await pause(wait)
        continue
      }
      const answer: unknown = await response.json().catch(() => ({}))
      if (response.ok) return answer as CallAnswer<K> // the site answers by the contract
      throw new CallRefused(name, response.status, answer as Partial<ErrorAnswer>)
    }
  }

  /** Every row of a list, page after page, as far as they are read. @throws CallRefused */
  async function* rows<K extends ListCall>(
    name: K,
    ...[input]: Input<K>
  ): AsyncGenerator<RowOf<K>, void, undefined> {
    const { query, ...rest } = (input ?? {}) as LooseInput // typed by the caller's K
    for (let page = 1; ; page++) {
      const asked = { ...rest, query: { ...query, page } } as unknown as Input<K>[0]
      const answer = (await call(name, ...([asked] as Input<K>))) as {
        data: RowOf<K>[]
        total: number
        items_per_page: number
      }
      yield* answer.data
      if (answer.data.length === 0 || page * answer.items_per_page >= answer.total) return
    }
  }

  return { call, rows }
}

export type Client = ReturnType<typeof createClient>
