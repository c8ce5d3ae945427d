import { escapeHtml } from '../platform/assets.ts'
import type { Reply } from '../platform/http.ts'
import type { DavCalendar, DavEntry } from './people.ts'

/** A property that is there, or one that was asked for and is not. */
export type Prop = readonly [name: string, value: string | undefined]

const tag = (name: string, inner: string) => `<${name}>${inner}</${name}>`
export const href = (address: string) => tag('d:href', escapeHtml(address))

export function response(address: string, props: readonly Prop[]): string {
  const part = (status: string, inner: string) =>
    inner && tag('d:propstat', tag('d:prop', inner) + tag('d:status', `HTTP/1.1 ${status}`))
  const there = props.map(([name, value]) => (value === undefined ? '' : tag(name, value))).join('')
  const missing = props.map(([name, value]) => (value === undefined ? `<${name}/>` : '')).join('')
  return tag('d:response', href(address) + part('200 OK', there) + part('404 Not Found', missing))
}

export const gone = (address: string) =>
  tag('d:response', href(address) + tag('d:status', 'HTTP/1.1 404 Not Found'))

export const multistatus = (responses: readonly string[]): Reply => ({
  status: 207,
  headers: { 'content-type': 'application/xml; charset=utf-8' },
  body: `<?xml version="1.0" encoding="utf-8"?><d:multistatus xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/">${responses.join('')}</d:multistatus>`,
})

export const davError = (status: number, condition: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/xml; charset=utf-8', ...headers },
  body: `<?xml version="1.0" encoding="utf-8"?><d:error xmlns:d="DAV:"><d:${condition}/></d:error>`,
})

const privileges = ({ mayWrite }: DavCalendar) =>
  ['read', ...(mayWrite ? ['write', 'write-content', 'bind', 'unbind'] : [])]
    .map((name) => tag('d:privilege', `<d:${name}/>`))
    .join('')

export const calendarProps = (calendar: DavCalendar): Prop[] => [
  ['d:resourcetype', '<d:collection/><cal:calendar/>'],
  ['d:displayname', escapeHtml(calendar.name)],
  ['d:current-user-privilege-set', privileges(calendar)],
  ['cal:supported-calendar-component-set', '<cal:comp name="VEVENT"/>'],
  ['cs:getctag', `ctag-${calendar.ctag}`],
  ['d:sync-token', `http://sandbox/sync/${calendar.ctag}`],
]

export const entryProps = ({ etag, file }: DavEntry, isWhole: boolean): Prop[] => [
  ['d:getetag', `"${etag}"`],
  ['d:getcontenttype', 'text/calendar; component=vevent'],
  ...(isWhole ? [['cal:calendar-data', escapeHtml(file)] as const] : []),
]
