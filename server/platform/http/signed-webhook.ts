import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { limits } from './limits.ts'

interface SignedWebhook {
  path: string
  /** The signer, as worded in the list of routes: `signed by the gateway`. */
  policy: string
  /** What answers a sender that asks first whether its messages are wanted, from the query; undefined for a message. */
  handshake?: (query: Readonly<Record<string, unknown>>) => string | undefined
  /** The bytes as they came. @throws what is answered instead of `{ received: true }` */
  receive: (
    body: unknown,
    headers: IncomingHttpHeaders,
    params: Readonly<Record<string, string>>,
  ) => Promise<void>
}

/** Outside the contract: the sender decides its shape, and the signature is over the raw body. */
export const signedWebhook = (app: FastifyInstance, { path, policy, handshake, receive }: SignedWebhook) =>
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(
      path,
      {
        config: { limit: limits.webhook, plain: { policy, reason: 'the signature is over the raw body' } },
        schema: { hide: true },
      },
      async ({ body, headers, params, query }, reply) => {
        const words = handshake?.(query as Record<string, unknown>) // a query has names
        if (words !== undefined) return reply.type('text/plain; charset=utf-8').send(words)
        await receive(body, headers, params as Record<string, string>) // parts of an address are text
        return { received: true }
      },
    )
  })
