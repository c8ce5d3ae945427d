import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageCache } from '../pages/page-cache.ts'
import { sendStored } from '../pages/send-stored.ts'

/** How long the answer of a public call is kept, and which changes of content end it sooner. */
export interface KeepRule<Params = unknown> {
  seconds: number
  tags: readonly string[] | ((params: Params) => readonly string[])
  /** `all`: the handler ignores the caller. `visitors`: callers with a session bypass the cache. */
  answers: 'all' | 'visitors'
  /** The answer depends on the `time_zone` header. */
  byZone?: true
}

const longestKey = 500

/**
 * The answer of a public call from the cache, or made and kept there. `make` gives the body.
 * Undefined when this call of this caller is not kept.
 */
export function keptAnswer<Params>(
  cache: PageCache,
  { seconds, tags, answers, byZone }: KeepRule<Params>,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<string>,
): Promise<FastifyReply> | undefined {
  if (answers === 'visitors' && request.viewer) return undefined
  const [path] = request.url.split('?', 1)
  const query = Object.entries(request.query as object).toSorted(([one], [other]) => one.localeCompare(other))
  const key = JSON.stringify([path, query, byZone && request.headers.time_zone])
  if (key.length > longestKey) return undefined
  const tagsOfIt = [...(typeof tags === 'function' ? tags(request.params as Params) : tags)]
  const answer = async () => ({
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // Asked for each time, and answered in a few bytes while nothing changed.
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: byZone ? 'accept-encoding, time_zone' : 'accept-encoding',
    },
    body: await make(),
    tags: tagsOfIt,
    maxAgeSeconds: seconds,
  })
  return cache.get(key, answer, tagsOfIt).then((stored) => {
    if (!request.viewer) request.server.straightAnswers?.learn(key, request, reply)
    return sendStored(request, reply, stored)
  })
}
