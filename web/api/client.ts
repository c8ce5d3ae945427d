import type { Call, CallAnswer, CallInput } from '@newyou/contract/api'
import type { ErrorAnswer, ErrorCode } from '@newyou/contract/errors'

import type { Locale } from '../ui/locale.ts'
import { inReadersWords } from './readers-words.ts'

export interface ApiRequest {
  method: string
  /** Path and query, from `/api` on. */
  url: string
  body?: unknown
  headers?: Record<string, string> | undefined
  /** Goes on when its page is left. */
  keepalive?: boolean | undefined
}
export interface ApiResponse {
  status: number
  body: unknown
}
/** Carries a request to the server: in the same process while rendering, by fetch in the browser. */
export type ApiTransport = (request: ApiRequest, signal?: AbortSignal) => Promise<ApiResponse>

export interface CallExtras {
  /** Kept by the caller through retries, so that nothing is booked or paid twice. */
  idempotencyKey?: string
  /** For what is said while the page is left. */
  keepalive?: boolean
  signal?: AbortSignal
}

type Arguments<K extends Call> =
  Record<string, never> extends CallInput<K>
    ? [input?: CallInput<K> & CallExtras]
    : [input: CallInput<K> & CallExtras]
export type CallApi = <K extends Call>(call: K, ...input: Arguments<K>) => Promise<CallAnswer<K>>

/** A call that was refused. `code` is one of the contract's, or `offline` when no answer came at all. */
export class ApiError extends Error {
  readonly status: number
  /** Which call it was, when one of the contract. */
  readonly call: Call | undefined
  readonly code: ErrorCode | 'offline'
  /** Sentences for single fields of a form, by field name. */
  readonly fieldErrors: Record<string, string>
  /** Helpful data, such as the next free times. */
  readonly data: unknown

  constructor(status: number, answer: Partial<ErrorAnswer>, call?: Call) {
    super(answer.message ?? '')
    this.name = 'ApiError'
    this.status = status
    this.call = call
    this.code = (answer.code ?? 'internal') as ErrorCode // the server answers with codes of the contract
    this.fieldErrors = answer.errors ?? {}
    this.data = answer.data
  }
}

interface LooseInput extends CallExtras {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Visible messages of an answer. */
interface Words {
  message?: string
  errors?: Record<string, string>
}

/** Puts the words of an answer into the reader's language. */
function inLanguage(answer: Words, say: (sentence: string) => string): Words {
  const { message, errors = {} } = answer
  if (message) answer.message = say(message)
  for (const [field, words] of Object.entries(errors)) errors[field] = say(words)
  return answer
}

/**
 * `callApi('GET /api/website/healers', { query })` over a transport; throws ApiError for every refusal. `say` turns the
 * sentences of answers into the reader's language; `locale` is the language of the page that they are read on.
 */
export function createApi(
  transport: ApiTransport,
  locale: () => Locale,
  say = (sentence: string) => sentence,
): CallApi {
  return async (call, ...[input]) => {
    const { params, query, body, idempotencyKey, keepalive, signal } = (input ?? {}) as LooseInput // typed by the caller's K
    const [method = 'GET', path = ''] = call.split(' ')
    const { status, body: answer } = await transport(
      {
        method,
        url: address(path, params, query),
        body,
        keepalive,
        headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : undefined,
      },
      signal,
    )
    const said = inLanguage((typeof answer === 'object' && answer !== null ? answer : {}) as Words, say) // an envelope
    if (status >= 200 && status < 300) return inReadersWords(said, locale()) as CallAnswer<typeof call> // the server answers by the contract
    throw new ApiError(status, said as Partial<ErrorAnswer>, call) // the server's refusals
  }
}

function address(path: string, params: Record<string, string> = {}, query: Record<string, unknown> = {}) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : `${value ?? ''}`
    if (text !== '') search.set(name, text)
  }
  return search.size === 0 ? filled : `${filled}?${search}`
}
