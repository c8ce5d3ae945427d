import { addresses } from '@newyou/contract/addresses'
import { locales, localized } from '@newyou/contract/locales'

/** The longest old address that leads anywhere. */
const longest = 500
const postNumber = /^(?:\/\w{0,2})?\?(?:[^#]*&)?p=(\d{1,12})(?:[&#]|$)/
/** A post in other forms: as a feed, for a phone, or with the later pages of its comments. */
const otherForms = /\/(?:amp|feed|trackback|comment-page-\d+)$/

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return undefined
  }
}

/**
 * An address of another site as it is looked for, without its host: `/2019/05/my-post`, or `/?p=12`. Undefined for the first
 * page and for what is no path.
 */
export function oldPathOf(address: string): string | undefined {
  const [, number] = postNumber.exec(address) ?? []
  if (number) return `/?p=${number}`
  const [raw = ''] = address.split(/[?#]/)
  const path = decoded(raw)
    ?.toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '')
    .replace(otherForms, '')
  // PostgreSQL takes no zero, and no address has one.
  if (!path?.startsWith('/') || path.length < 2 || path.length > longest || path.includes('\0'))
    return undefined
  return path
}

const firstPages = new Set<string>(locales.map((locale) => localized('/', locale)))

/** Whether an address is that of the first page with the number of a post, as WordPress writes it. */
export function asksForPost(address: string): boolean {
  const at = address.indexOf('?')
  return at > 0 && firstPages.has(address.slice(0, at)) && postNumber.test(address.slice(at))
}

/** Places of the site that no page of another site is looked for in. */
const ownFolders = /^\/(?:api|admin|media|assets|files|mcp|oauth|\.well-known)(?:\/|$)/
const ownPages = new Set<string>(
  Object.values(addresses)
    .filter((address) => !address.includes(':'))
    .flatMap((address) => locales.map((locale) => localized(address, locale))),
)

/** Whether a page of this site stands there, so that nothing else can. */
export const isOwnPath = (path: string): boolean => ownPages.has(path) || ownFolders.test(path)
