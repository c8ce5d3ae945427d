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

/** What a program called, as it is written down for its person. */
export interface NotedCall {
  /** The key, or what a person allowed an app. */
  programId: string
  /** Method and pattern of the path: an address itself can hold what people look for. */
  call: string
  status: number
}

/** Writes down a call of each kind of program. */
export type NoteCall = Record<ProgramViewer['via'], (call: NotedCall) => Promise<void>>

interface KeyHooks {
  counters: RateCounters
  limitFactor: number
  noteCall: NoteCall
}

/**
 * What holds for calls of programs and for no others: a limit of their own and no plain route; of each call a line is
 * kept.
 */
export function guardPrograms(app: FastifyInstance, { counters, limitFactor, noteCall }: KeyHooks) {
  const counter = counters.of('API keys')
  const most = keyCallsPerMinute * limitFactor

  app.addHook('onResponse', async (request, reply) => {
    const { viewer } = request
    if (!viewer || viewer.via === 'session') return
    const call = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    await noteCall[viewer.via]({ programId: programId(viewer), call, status: reply.statusCode }).catch(
      (error: unknown) => request.log.warn({ err: error }, 'a call of a program was not noted'),
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
