import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { PageCache } from '../pages/page-cache.ts'
import { bestEncoding, hasIt } from '../pages/send-stored.ts'
import type { StoredPage } from '../pages/stored-page.ts'
import { callerOf } from './addresses.ts'
import { isInProcess } from './in-process.ts'
import type { RateCounter, RateCounters } from './rate-counters.ts'

const addressesMost = 5000
const longestAddress = 600

/** Facts from answering this address the long way. */
interface Known {
  key: string
  counter: RateCounter
  max: number
  windowMs: number
  /** The headers that every answer has. */
  common: string[]
}

const flat = (headers: object) => Object.entries(headers).flatMap(([name, value]) => [name, String(value)])

/** The key of an answer, before the request is examined; undefined for a request that goes the long way. */
function addressOf({ method, url, headers }: FastifyRequest): string | undefined {
  if (method !== 'GET' || headers.authorization !== undefined) return undefined
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined
  const zone = headers.time_zone
  const address = zone === undefined ? url : `${url} ${String(zone)}`
  return address.length <= longestAddress ? address : undefined
}

/**
 * Kept answers for visitors, given before cookies, parameters and the caller are looked at. The first answer to an
 * address goes the long way, and only that lets the same address be answered straight, for as long as it is kept. It
 * counts against the same limit and says in its headers, in the log and in the figures what the long way says. Callers
 * with a session or over the limit, and every caller while the server is overloaded or stopping goes the long way.
 */
export function createStraightAnswers(
  app: FastifyInstance,
  {
    cache,
    counters,
    limitFactor,
    isAccepting,
  }: { cache: PageCache; counters: RateCounters; limitFactor: number; isAccepting: () => boolean },
) {
  const known = new LRUCache<string, Known>({ max: addressesMost })
  const heads = new WeakMap<StoredPage, Map<string, string[]>>()

  function headOf(page: StoredPage, { common }: Known, encoding: string | undefined, length?: number) {
    const kind = `${encoding} ${length}`
    const kept = heads.get(page) ?? new Map<string, string[]>()
    heads.set(page, kept)
    const head = kept.get(kind) ?? [
      ...common,
      ...flat(page.headers),
      ...flat({
        etag: page.etag,
        ...(encoding && { 'content-encoding': encoding }),
        ...(length !== undefined && { 'content-length': length }),
      }),
    ]
    kept.set(kind, head)
    return head
  }

  function send(request: FastifyRequest, reply: FastifyReply, page: StoredPage, one: Known) {
    reply.hijack()
    const id = ['x-request-id', request.id]
    if (hasIt(request, page)) {
      reply.raw.writeHead(304, headOf(page, one, undefined).concat(id))
      reply.raw.end()
      return
    }
    const [encoding, body] = bestEncoding(request.headers['accept-encoding'], page)
    reply.raw.writeHead(200, headOf(page, one, encoding, body.length).concat(id))
    reply.raw.end(body)
  }

  app.addHook('onRequest', (request, reply, done) => {
    const address = addressOf(request)
    const one = address === undefined ? undefined : known.get(address)
    if (!one || !isAccepting() || app.isUnderPressure?.() || isInProcess(request)) return done()
    const page = cache.kept(one.key)
    if (!page || one.counter.count(callerOf(request.ip), one.windowMs).current > one.max) return done()
    send(request, reply, page, one)
  })

  return {
    /** This call was answered to a visitor from what is kept under this key; before its own headers are set. */
    learn(key: string, request: FastifyRequest, reply: FastifyReply) {
      const address = addressOf(request)
      const { limit } = request.routeOptions.config
      const { 'x-request-id': _, connection: __, ...common } = reply.getHeaders()
      if (address === undefined || !limit || 'set-cookie' in common || known.has(address)) return
      known.set(address, {
        key,
        counter: counters.of(`GET ${request.routeOptions.url}`),
        max: limit.max * limitFactor,
        windowMs: limit.window,
        common: flat(common),
      })
    },
  }
}

export type StraightAnswers = ReturnType<typeof createStraightAnswers>
