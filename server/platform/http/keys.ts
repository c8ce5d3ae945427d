import { keyCallsPerMinute } from '@newyou/contract/people/keys/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { throwError } from './errors.ts'
import type { RateCounters } from './rate-counters.ts'
import { type ProgramViewer, programId, type Viewer } from './viewer.ts'

const windowMs = 60_000
/** How all API keys begin; no other token does. */
export const keyPrefix = 'ny_'
/** How all tokens of apps begin. */
export const appPrefix = 'nya_'

/** Who counts against the limit of a route: each program for itself, so that none uses up the calls of its person. */
export function countedAs(viewer: Viewer | undefined, caller: string) {
  if (viewer === undefined) return caller
  if (viewer.via === 'session') return viewer.personId
  return `${viewer.via === 'key' ? 'key' : 'grant'}:${programId(viewer)}`
}

/** What was called with a key, as it is written down for its person. */
export interface NotedCall {
  keyId: string
  /** Method and pattern of the path: an address itself can hold what people look for. */
  call: string
  status: number
}

interface KeyHooks {
  counters: RateCounters
  limitFactor: number
  note: (call: NotedCall) => Promise<void>
}

/**
 * What holds for calls of programs and for no others: a limit of their own and no plain route; of each call with a key
 * a line is kept.
 */
export function guardPrograms(app: FastifyInstance, { counters, limitFactor, note }: KeyHooks) {
  const counter = counters.of('API keys')
  const most = keyCallsPerMinute * limitFactor

  app.addHook('onResponse', async (request, reply) => {
    if (request.viewer?.via !== 'key') return
    const { keyId } = request.viewer
    const call = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    await note({ keyId, call, status: reply.statusCode }).catch((error: unknown) =>
      request.log.warn({ err: error }, 'a call with a key was not noted'),
    )
  })
  return (request: FastifyRequest, reply: FastifyReply, viewer: ProgramViewer) => {
    const { current, ttl } = counter.count(programId(viewer), windowMs)
    const seconds = Math.max(1, Math.ceil(ttl / 1000))
    reply.header('ratelimit-policy', `"key";q=${most};w=${windowMs / 1000}`)
    reply.header('ratelimit', `"key";r=${Math.max(0, most - current)};t=${seconds}`)
    if (current > most) throwError('tooManyRequests', { retryAfterSeconds: seconds })
    // Routes outside of the contract let people in by themselves: none of them is for programs unless it says so.
    const { plain, isUnknown } = request.routeOptions.config
    if (plain && !isUnknown && !plain.takesKeys) throwError('notForKeys')
  }
}
