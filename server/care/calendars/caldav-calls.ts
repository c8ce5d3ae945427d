import type { Platform } from '../../platform/platform.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import { ProviderError } from './provider.ts'
import { answerWithin, sendTo } from './provider-calls.ts'
import type { DavItem, readMultistatus } from './read-multistatus.ts'

const multistatus = heavyWork<typeof readMultistatus>(
  new URL('./read-multistatus.ts', import.meta.url),
  'readMultistatus',
  { longestSeconds: 10 },
)

/** Who we come in as. */
export interface DavWay {
  user: string
  password: string
}

export interface DavRequest {
  method: 'PROPFIND' | 'REPORT' | 'GET' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: string
  /** Statuses of errors that the caller takes as answers. */
  accepts?: readonly number[]
}

interface DavQuery {
  method: 'PROPFIND' | 'REPORT'
  depth: '0' | '1'
  body: string
}

const spaces =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/"'
export const xmlOf = (root: string, inner: string) =>
  `<?xml version="1.0" encoding="utf-8"?><${root} ${spaces}>${inner}</${root}>`
/** Asks for these properties of a thing. */
export const propfind = (depth: '0' | '1', ...names: string[]): DavQuery => ({
  method: 'PROPFIND',
  depth,
  body: xmlOf('d:propfind', `<d:prop>${names.map((name) => `<${name}/>`).join('')}</d:prop>`),
})

/** iCloud keeps calendars on machines beside the one that everybody knows; a password goes nowhere else. */
const isSameService = (one: URL, other: URL) =>
  one.origin === other.origin ||
  (other.protocol === 'https:' && [one, other].every(({ hostname }) => hostname.endsWith('.icloud.com')))

function problemOf(status: number, retryAfterSeconds: number): ProviderError {
  if (status === 401) return new ProviderError('refused', { isStale: true })
  if (status === 403) return new ProviderError('refused')
  if (status === 404 || status === 405 || status === 410) return new ProviderError('gone')
  return new ProviderError('failing', { retryAfterSeconds })
}

/** Requests to a calendar server (CalDAV, RFC 4791). */
export function createDav({ outside, workers }: Pick<Platform, 'outside' | 'workers'>) {
  async function send(way: DavWay, address: string, { accepts = [], ...request }: DavRequest) {
    const credentials = Buffer.from(`${way.user}:${way.password}`).toString('base64')
    const answer = await sendTo(outside, address, {
      ...request,
      headers: { ...request.headers, authorization: `Basic ${credentials}` },
    })
    if (answer.status >= 400 && !accepts.includes(answer.status))
      throw problemOf(answer.status, answer.retryAfterSeconds)
    return answer
  }

  /** Where something lies that a server named. @throws ProviderError for another server */
  function within(base: string, href: string): string {
    const address = URL.parse(href, base)
    if (!address || !isSameService(new URL(base), address)) throw new ProviderError('unreadable')
    return address.href
  }

  return {
    send,
    within,

    /** Their addresses are whole. */
    async query(way: DavWay, address: string, { method, depth, body }: DavQuery): Promise<DavItem[]> {
      const answer = await send(way, address, {
        ...{ method, body },
        headers: { depth, 'content-type': 'application/xml; charset=utf-8' },
      })
      if (answer.status !== 207) throw new ProviderError('unreadable')
      const items = await answerWithin(workers.run(multistatus, { bytes: answer.body }))
      if (!items) throw new ProviderError('unreadable')
      return items.map((item) => ({ ...item, href: within(address, item.href) }))
    },
  }
}
export type Dav = ReturnType<typeof createDav>
