import { json, type Reply, type Router, type SandboxRequest } from '../platform/http.ts'
import type { MicrosoftAccount, MicrosoftAccounts } from './accounts.ts'

/** Faults of its answers: too often, away for a while, an error, an answer that is lost after the work was done; or none. */
export const microsoftFaults = ['rate', 'away', 'error', 'cut', 'none'] as const
export type MicrosoftFault = (typeof microsoftFaults)[number]

export const graphError = (
  status: number,
  code: string,
  message: string,
  headers?: Record<string, string>,
): Reply =>
  json(status, { error: { code, message, innerError: { date: new Date().toISOString() } } }, headers)

export const itemNotFound = () =>
  graphError(404, 'ErrorItemNotFound', 'The specified object was not found in the store.')

const faultReplies: Partial<Record<MicrosoftFault, () => Reply>> = {
  rate: () => graphError(429, 'ApplicationThrottled', 'Too many requests.', { 'retry-after': '90' }),
  away: () => graphError(503, 'ServiceUnavailable', 'Please try again later.', { 'retry-after': '30' }),
  error: () => graphError(500, 'ErrorInternalServerError', 'An internal server error occurred.'),
}

export type Work = (account: MicrosoftAccount, request: SandboxRequest) => Reply | Promise<Reply>
export type On = (method: string, path: string, work: Work) => void

/** Calls of Microsoft Graph, each with the fault that waits for it. */
export function createGraph(router: Router, accounts: MicrosoftAccounts) {
  const faults: MicrosoftFault[] = []
  const answers: string[] = []
  const on: On = (method, path, work) => {
    router.on(method, `/microsoft/v1.0/${path}`, async (request) => {
      const account = accounts.withAccessToken(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
      const fault = account && faults.shift()
      const reply = !account
        ? graphError(401, 'InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.')
        : await (faultReplies[fault ?? 'cut']?.() ?? work(account, request))
      answers.push(`${method} ${path} ${typeof reply === 'string' ? reply : reply.status}`)
      return fault === 'cut' ? 'cut' : reply
    })
  }
  return {
    on,
    answers: () => answers,
    fail(fault: MicrosoftFault, times: number) {
      faults.push(...Array.from({ length: times }, () => fault))
    },
  }
}

/** A page of a list, with the whole address of the next one. */
export function pageOf(items: readonly unknown[], { path, query, headers }: SandboxRequest): Reply {
  const size = Number(query.get('$top') ?? 10)
  const from = Number(query.get('$skip') ?? 0)
  const next = new URLSearchParams(query)
  next.set('$skip', String(from + size))
  return json(200, {
    value: items.slice(from, from + size),
    ...(from + size < items.length && { '@odata.nextLink': `http://${headers.host}${path}?${next}` }),
  })
}
