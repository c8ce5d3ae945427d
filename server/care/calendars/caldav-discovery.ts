import type { Platform } from '../../platform/platform.ts'
import { type Dav, type DavWay, propfind } from './caldav-calls.ts'
import { type PasswordWay, ProviderError } from './provider.ts'
import { sendTo } from './provider-calls.ts'

/** Where people have mail addresses whose domain has no word of its calendar server. */
const serversOfMail: Record<string, string> = {
  'icloud.com': 'caldav.icloud.com',
  'me.com': 'caldav.icloud.com',
  'mac.com': 'caldav.icloud.com',
  'fastmail.com': 'caldav.fastmail.com',
  'fastmail.fm': 'caldav.fastmail.com',
}
const redirectsMax = 3

/** What somebody typed as a server: an address, a host, or a mail address there. */
function addressOf(server: string): URL {
  const host = /^[^/@\s]+@([^/@\s]+)$/.exec(server)?.[1]?.toLowerCase() ?? server
  const known = serversOfMail[host.toLowerCase()] ?? host
  const address = URL.parse(/^[a-z]+:\/\//i.test(known) ? known : `https://${known}`)
  if (!address) throw new ProviderError('private')
  return address
}

/** Where a person's calendars lie, and the server by which they know it. */
export interface DavHome {
  home: string
  host: string
}

/** Finds the calendars of a person at a server (RFC 6764, 5397, 4791): its own word, then who they are there, then their home. */
export function createDiscovery({ outside }: Pick<Platform, 'outside'>, dav: Dav) {
  /** What the server says of itself, asked without the password, because that may lie with another host. */
  async function contextOf(address: URL): Promise<string> {
    if (address.pathname !== '/') return address.href
    const { method, body } = propfind('0', 'd:current-user-principal')
    const answer = await sendTo(outside, new URL('/.well-known/caldav', address).href, {
      ...{ method, body, redirects: redirectsMax },
      headers: { depth: '0', 'content-type': 'application/xml; charset=utf-8' },
    })
    return [200, 207, 401, 403, 405].includes(answer.status) ? answer.url : address.href
  }

  /** @throws ProviderError `refused` for the name or password, `gone` or `unreadable` where there is no such server */
  return async function discover({ server, ...way }: PasswordWay): Promise<DavHome> {
    const address = addressOf(server)
    const problem = outside.problemOf(address.href)
    if (problem) throw new ProviderError('private')
    const context = await contextOf(address)
    const first = await one(way, context, 'd:current-user-principal', 'c:calendar-home-set')
    const principal = first.principal && dav.within(context, first.principal)
    const home = principal ? (await one(way, principal, 'c:calendar-home-set')).home : first.home
    if (!home) throw new ProviderError('gone')
    return { home: dav.within(principal || context, home), host: address.hostname }
  }

  async function one(way: DavWay, at: string, ...names: string[]) {
    const [item] = await dav.query(way, at, propfind('0', ...names))
    if (!item) throw new ProviderError('unreadable')
    return item
  }
}
