import { z } from 'zod'
import { DomainError } from '../../platform/http/errors.ts'
import { OutsideRefusedError, type OutsideRequest } from '../../platform/http/outside.ts'
import type { Platform } from '../../platform/platform.ts'
import { outsideProblems } from './outside-problems.ts'
import { ProviderError } from './provider.ts'

const bytesMax = 10 * 1024 * 1024
const answersWithinMs = 20_000

const problemSchema = z.object({
  error: z.union([
    z.string(),
    z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }),
    z.object({ code: z.string() }),
  ]),
})

/** The provider's own word for what is wrong: of its log-in a code, of its API the first reason, or a code too. */
function reasonIn(body: Buffer): string {
  try {
    const { error } = problemSchema.parse(JSON.parse(body.toString()))
    if (typeof error === 'string') return error
    return 'code' in error ? error.code : (error.errors[0]?.reason ?? '')
  } catch {
    return ''
  }
}

export interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  access?: string
  form?: Record<string, string>
  json?: object
  /** Statuses of errors that the caller takes as answers. */
  accepts?: readonly number[]
}

export interface CallAnswer {
  status: number
  reason: string
  retryAfterSeconds: number
  body: Buffer
}

/** Sends one request to a provider; any status is an answer. @throws ProviderError where there is none */
export async function sendTo(
  outside: Platform['outside'],
  address: string,
  request: Omit<OutsideRequest, 'maxBytes' | 'timeoutMs'>,
) {
  try {
    const answer = await outside.fetch(address, {
      ...request,
      maxBytes: bytesMax,
      timeoutMs: answersWithinMs,
    })
    return { ...answer, retryAfterSeconds: Number(answer.headers.get('retry-after') ?? 0) || 0 }
  } catch (error) {
    if (error instanceof OutsideRefusedError) throw new ProviderError(outsideProblems[error.reason])
    throw error
  }
}

/** Asks a provider over HTTP. What it answers with an error is an answer. @throws ProviderError where there is none */
export const createCalls =
  ({ outside }: Pick<Platform, 'outside'>) =>
  async (
    address: string,
    { method = 'GET', access, form, json }: Omit<Call, 'accepts'>,
  ): Promise<CallAnswer> => {
    const { status, body, retryAfterSeconds } = await sendTo(outside, address, {
      method,
      headers: {
        accept: 'application/json',
        ...(access && { authorization: `Bearer ${access}` }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
      ...(json && { body: JSON.stringify(json) }),
    })
    return { status, reason: status < 400 ? '' : reasonIn(body), retryAfterSeconds, body }
  }

/** Reads on another thread, which is ended when it takes too long. @throws ProviderError `endless` */
export async function answerWithin<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unavailable') throw new ProviderError('endless')
    throw error
  }
}

/** Reads an answer that must have this shape. @throws ProviderError `unreadable` */
export function answerOf<T extends z.ZodType>(schema: T, { body }: CallAnswer): z.output<T> {
  try {
    return schema.parse(JSON.parse(body.toString()))
  } catch {
    throw new ProviderError('unreadable')
  }
}
