import Razorpay from 'razorpay'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import { throwError } from '../platform/http/errors.ts'
import { createBreaker } from './payments-breaker.ts'

/** The gateway understood us and said no; asking again would not help. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal'
}

export interface RazorpayDependencies {
  keyId: string
  keySecret: string
  /** Such as https://api.razorpay.com; the practice gateway speaks the same. */
  url: string
  clock: Clock
  /** For one call; what we do in one request takes three at most, so it stays below ten seconds. */
  timeoutMs?: number
}

/** The part of the SDK's own HTTP client that we use; the SDK's types leave it out. */
interface Requests {
  defaults: { baseURL?: string; timeout?: number; maxRedirects?: number }
  request(options: {
    method: 'GET' | 'POST' | 'PATCH'
    url: string
    params?: object
    data?: object
    headers?: Record<string, string>
  }): Promise<{ data: unknown }>
}

/** Ids go into the address of a call, so nothing else may be in them. */
export const isGatewayId = (id: string) => /^[a-z]+_[A-Za-z0-9]{6,40}$/.test(id)

function refusalIn(error: unknown): GatewayRefusal | undefined {
  const answer = z
    .object({
      response: z.object({
        status: z.number(),
        data: z.object({ error: z.object({ description: z.string() }) }),
      }),
    })
    .safeParse(error)
  if (!answer.success) return undefined
  const { status, data } = answer.data.response
  // 401 is our own wrong key, 429 and 5xx pass: none of them is a word about this request.
  if (status < 400 || status >= 500 || [401, 403, 408, 429].includes(status)) return undefined
  return new GatewayRefusal(data.error.description)
}

export const undefinedWhenRefused = (error: unknown) => {
  if (error instanceof GatewayRefusal) return undefined
  throw error
}

/**
 * Calls Razorpay by the HTTP client inside its SDK, because only that tells a timeout from a refusal.
 * @throws DomainError gatewayUnavailable without a valid answer; GatewayRefusal when Razorpay refuses
 */
export function createRazorpayClient({
  keyId,
  keySecret,
  url,
  clock,
  timeoutMs = 3000,
}: RazorpayDependencies) {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const { rq } = (sdk as unknown as { api: { rq: Requests } }).api // not in the SDK's types
  Object.assign(rq.defaults, { baseURL: url.replace(/\/$/, ''), timeout: timeoutMs, maxRedirects: 0 })
  const breaker = createBreaker({ clock })

  return async function call<T extends z.ZodType>(
    shape: T,
    options: Parameters<Requests['request']>[0],
  ): Promise<z.output<T>> {
    if (!breaker.mayCall()) throwError('gatewayUnavailable', { retryAfterSeconds: 15 })
    try {
      const { data } = await rq.request(options)
      const answer = shape.parse(data)
      breaker.succeeded()
      return answer
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal) {
        breaker.succeeded()
        throw refusal
      }
      breaker.failed()
      return throwError('gatewayUnavailable', { retryAfterSeconds: 5 })
    }
  }
}
