import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerFailure } from './errors.ts'

/** No page exists there, so the site answers with its not-found page. */
const noPage = '/no-such-page'
const isOfCalls = (path: string) => path === '/api' || /^\/api[/?]/.test(path)

function isReadable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/**
 * The path that is asked for, whichever form of target a caller chose: some write the whole address, as for a proxy. An
 * unreadable target leads to no page, and among the calls to `refuseBadTarget`.
 */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const whole = /^https?:\/\/[^/?#]*/i.exec(url)?.[0]
  const rest = whole === undefined ? url : url.slice(whole.length)
  const path = rest.startsWith('/') ? rest : `/${rest}`
  const [before = ''] = path.split('?')
  return isReadable(before) || isOfCalls(path) ? path : noPage
}

/** Answers what is refused before there is a route: as every other refusal. */
export function refuseBadTarget(
  error: Error,
  request: { id: string; raw: IncomingMessage },
  reply: { raw: ServerResponse },
) {
  const { status, body } = answerFailure(error, request.id)
  reply.raw.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': request.id,
  })
  reply.raw.end(JSON.stringify(body))
}
