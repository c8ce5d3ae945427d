import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredPage } from './stored-page.ts'

/** The smallest form of a page that the caller takes. */
export function bestEncoding(accepted: string | undefined, page: StoredPage): [string | undefined, Buffer] {
  if (accepted?.includes('br')) return ['br', page.brotli]
  if (accepted?.includes('gzip')) return ['gzip', page.gzip]
  return [undefined, page.plain]
}

/** Whether the caller has just this already. */
export const hasIt = ({ headers }: FastifyRequest, { etag }: StoredPage) =>
  headers['if-none-match']?.includes(etag) === true

/** Answers with what is kept, compressed as the caller takes it; 304 if it is unchanged. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, page: StoredPage) {
  reply.status(page.status).headers(page.headers)
  if (page.status === 200) {
    reply.header('etag', page.etag)
    if (hasIt(request, page)) return reply.status(304).send()
  }
  const [encoding, body] = bestEncoding(request.headers['accept-encoding'], page)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}
