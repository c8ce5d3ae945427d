import type { FastifyInstance, FastifyRequest } from 'fastify'

interface OwnRequest {
  method: string
  url: string
  body?: unknown
  headers?: Record<string, string>
}

export interface OwnAnswer {
  status: number
  body: unknown
}

/**
 * The peer address of calls that never left this process. The name of a socket's peer comes from the kernel and is an
 * IP address, so no connection can carry this one, whatever headers it sends.
 */
const inProcess = 'in-process'

/** Whether a page that is being rendered makes this call. Calls of visitors are limited where pages are served. */
export const isInProcess = (request: FastifyRequest) => request.socket.remoteAddress === inProcess

/** Calls of a loader, answered by the same routes that the browser's calls reach, without a socket. */
export const inProcessCalls =
  (app: FastifyInstance) =>
  async ({ method, url, body, headers = {} }: OwnRequest): Promise<OwnAnswer> => {
    const answer = await app.inject({
      method: method as 'GET', // the typed client makes no others than inject knows
      url,
      headers,
      remoteAddress: inProcess,
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
