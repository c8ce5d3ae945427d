import { mcpPath, mcpToolRefusals } from '@newyou/contract/administration/mcp'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentBrand } from '../../platform/present-brand.ts'
import { isPersonal } from './protocol.ts'
import { answerHttp } from './revision.ts'
import { type Ask, RefusedCallError } from './tools.ts'

const plain = {
  policy: 'any',
  reason: 'messages of the Model Context Protocol; each tool makes a call of the contract',
  takesKeys: true,
} as const

/** Calls of tools are calls of ours, in this process: scope, limits and audit are those of every call. */
const askingAs =
  (http: FastifyInstance, request: FastifyRequest, publicUrl: string): Ask =>
  async (method, path, { query, body, isForCaller = false } = {}) => {
    const { authorization } = request.headers
    // A visitor's calls reach public data alone; key or token goes along where it is not public.
    const isPublic = path.startsWith('/api/website/') && !isForCaller
    const answer = await http.inject({
      method: method as 'GET', // the tools make no others than inject knows
      url: path,
      query: Object.fromEntries(
        Object.entries(query ?? {}).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      ),
      headers: {
        // Limits count the one who asked; it is believed where a proxy is.
        'x-forwarded-for': request.caller,
        ...(authorization && !isPublic ? { authorization } : {}),
        ...(isPublic && body ? { origin: new URL(publicUrl).origin } : {}),
      },
      remoteAddress: request.socket.remoteAddress ?? request.ip,
      ...(body ? { payload: body } : {}),
    })
    const { data, message } = answer.json<{ data?: unknown; message?: string }>()
    if (answer.statusCode >= 400) throw new RefusedCallError(message ?? mcpToolRefusals.refused)
    return data
  }

/** A server of the Model Context Protocol, by which assistants find healers and propose bookings. */
export function mcpModule({ publicUrl }: Pick<Platform, 'publicUrl'>) {
  const challenge = `Bearer resource_metadata="${publicUrl}/.well-known/oauth-protected-resource${mcpPath}"`
  return {
    routes(http) {
      http.post(
        mcpPath,
        {
          config: { limit: limits.read, plain },
          schema: { hide: true },
          // By it an assistant finds where its person is asked (RFC 9728).
          onSend: async (_request, reply) => {
            if (reply.statusCode === 401) reply.header('www-authenticate', challenge)
          },
        },
        async (request, reply) => {
          if (!request.viewer && isPersonal(request.body)) throwError('loginRequired')
          const { status, body } = await answerHttp(request.body, request.headers, {
            ask: askingAs(http, request, publicUrl),
            publicUrl,
            name: presentBrand().names.en,
          })
          reply.header('cache-control', 'no-store').code(status)
          return body ?? reply.send()
        },
      )
      // Nothing is streamed, and no node remembers an assistant.
      http.get(
        mcpPath,
        { config: { limit: limits.read, plain }, schema: { hide: true } },
        (_request, reply) => reply.code(405).header('allow', 'POST').send(),
      )
    },
  } satisfies Module
}
