import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { throwError } from './errors.ts'

const headerName = 'x-csrf-token'
const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Whether the request may change something. */
export const isUnsafe = ({ method }: Pick<FastifyRequest, 'method'>) => unsafe.has(method)

/**
 * The anti-forgery pair: a cookie bound to the session, repeated by the page in a header, plus a check of where the
 * request came from. A browser that holds the bearer token can read the cookie; another site cannot.
 */
export function antiForgery({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const { origin, protocol } = new URL(publicUrl)
  const isSecure = protocol === 'https:'
  // A cookie with the __Host- prefix must be Secure, which plain http in development cannot be.
  const cookieName = isSecure ? '__Host-csrf' : 'csrf'
  const pairFor = (sessionId: string) => createHmac('sha256', secret).update(sessionId).digest('base64url')

  function isSame(given: unknown, expected: string): boolean {
    if (typeof given !== 'string') return false
    // Compares bytes, not characters: some characters take several.
    const [bytes, wanted] = [Buffer.from(given), Buffer.from(expected)]
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
  }

  return {
    pairFor,
    /** Gives the browser its half of the pair. */
    issue(reply: FastifyReply, sessionId: string) {
      reply.setCookie(cookieName, pairFor(sessionId), { path: '/', sameSite: 'strict', secure: isSecure })
    },
    clear(reply: FastifyReply) {
      reply.clearCookie(cookieName, { path: '/' })
    },
    /** @throws DomainError crossSiteRequest when a browser says that another site sent this. */
    checkOrigin(request: FastifyRequest) {
      if (!isUnsafe(request)) return
      const site = request.headers['sec-fetch-site']
      // The browser's own statement is more reliable than comparing the host names of the site.
      const isOurs =
        site !== undefined
          ? site === 'same-origin' || site === 'none'
          : request.headers.origin === undefined || request.headers.origin === origin
      if (!isOurs) throwError('crossSiteRequest')
    },
    /** @throws DomainError crossSiteRequest when the pair is missing or belongs to another session. */
    checkPair(request: FastifyRequest, sessionId: string) {
      if (!isUnsafe(request)) return
      const expected = pairFor(sessionId)
      if (!isSame(request.cookies[cookieName], expected) || !isSame(request.headers[headerName], expected))
        throwError('crossSiteRequest')
    },
  }
}

export type AntiForgery = ReturnType<typeof antiForgery>
