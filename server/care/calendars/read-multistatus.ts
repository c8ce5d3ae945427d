import { type Element, isTag } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'

/** What a server says of one of its things (WebDAV, RFC 4918): only what calendars need of it. */
export interface DavItem {
  href: string
  name: string | null
  /** Marks of this state: of a calendar with all of its entries, of one entry. */
  ctag: string | null
  etag: string | null
  principal: string | null
  home: string | null
  isCalendar: boolean
  /** Kinds of entries that it takes, where it says them. */
  components: string[] | null
  /** What may be done with it, where it says so. */
  privileges: string[] | null
  /** Its entries as a file. */
  data: string | null
}

/** Servers name things of the same space by prefixes of their own. */
const localName = (element: Element) => (DomUtils.getName(element).split(':').at(-1) ?? '').toLowerCase()

const elementsOf = (element: Element): Element[] => element.children.filter(isTag)
const named = (element: Element | undefined, name: string) =>
  element ? elementsOf(element).filter((one) => localName(one) === name) : []
const one = (element: Element | undefined, name: string) => named(element, name)[0]
const textOf = (element: Element | undefined) => (element ? DomUtils.textContent(element).trim() : null)

const isWell = (element: Element) => {
  const status = textOf(one(element, 'status'))
  return status === null || / 2\d\d( |$)/.test(status)
}

function itemOf(response: Element): DavItem {
  // What it does not have stands under a status of its own.
  const props = named(response, 'propstat')
    .filter(isWell)
    .flatMap((propstat) => named(propstat, 'prop'))
    .flatMap(elementsOf)
  const prop = (name: string) => props.find((element) => localName(element) === name)
  const hrefIn = (name: string) => textOf(one(prop(name), 'href'))
  const namesIn = (name: string, each: (element: Element) => string[]) => {
    const found = prop(name)
    return found ? elementsOf(found).flatMap(each) : null
  }
  return {
    href: textOf(one(response, 'href')) ?? '',
    name: textOf(prop('displayname')) || null,
    ctag: textOf(prop('getctag')) || textOf(prop('sync-token')) || null,
    etag: textOf(prop('getetag')) || null,
    principal: hrefIn('current-user-principal'),
    home: hrefIn('calendar-home-set'),
    isCalendar: namesIn('resourcetype', (element) => [localName(element)])?.includes('calendar') ?? false,
    components: namesIn('supported-calendar-component-set', ({ attribs }) => [attribs.name ?? '']),
    privileges: namesIn('current-user-privilege-set', (element) => elementsOf(element).map(localName)),
    data: textOf(prop('calendar-data')),
  }
}

/** What a calendar server answers; undefined for what is no such answer. Runs on a thread of its own. */
export function readMultistatus({ bytes }: { bytes: Uint8Array }): DavItem[] | undefined {
  const document = parseDocument(new TextDecoder().decode(bytes), { xmlMode: true })
  const root = document.children.find(isTag)
  if (!root || localName(root) !== 'multistatus') return undefined
  return named(root, 'response').map(itemOf)
}
