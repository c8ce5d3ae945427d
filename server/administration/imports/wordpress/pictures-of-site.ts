import { createHash } from 'node:crypto'
import type { WxrItem } from './wxr.ts'

export interface SitePicture {
  address: string
  alt: string
}

/** Copies of a picture that are kept elsewhere for speed: their address has that of the picture in it. */
const copies = /^https?:\/\/i\d\.wp\.com\//i
/** WordPress makes smaller copies of each picture: `lamp-300x200.jpg`. */
const smaller = /-\d{2,4}x\d{2,4}(\.\w{3,4})$/
const pictureName = /\.(?:jpe?g|png|webp|gif|avif|bmp|tiff?)$/i

/** The name by which a text holds the place of a picture until that is here. */
export const markOf = (address: string): string =>
  createHash('sha256').update(address).digest('hex').slice(0, 32)
export const markedPicture = (address: string): string => `/media/import/${markOf(address)}.webp`

const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, '')

/** The hosts that a site calls its own; WordPress.com keeps the pictures of a site on a host beside it. */
function hostsOf(addresses: readonly string[]): Set<string> {
  const hosts = addresses.flatMap((address) => {
    const url = URL.parse(address)
    return url && /^https?:$/.test(url.protocol) ? [bareHost(url.host)] : []
  })
  return new Set(
    hosts.flatMap((host) => [host, host.replace(/^([\w-]+)\.wordpress\.com$/, '$1.files.wordpress.com')]),
  )
}
const titleAsAlt = (title: string) => (/[._-]|\d{3}/.test(title) ? '' : title)

/** The pictures that a site has, as its export names them. */
export function picturesOfSite(addresses: readonly string[], attachments: readonly WxrItem[]) {
  const hosts = hostsOf(addresses)
  /** Machines below the host of a site are its own, such as `cdn.` before it. */
  const isOwn = (host: string) => {
    const bare = bareHost(host)
    return hosts.has(bare) || [...hosts].some((own) => bare.endsWith(`.${own}`))
  }
  const base = addresses.find((address) => URL.canParse(address))
  const byId = new Map<string, SitePicture>()
  const byAddress = new Map<string, SitePicture>()
  const byPost = new Map<string, SitePicture[]>()
  for (const { texts, meta } of attachments) {
    const address = texts.get('wp:attachment_url')?.trim() ?? ''
    if (!pictureName.test(address.replace(/\?.*$/, ''))) continue
    const alt =
      meta.get('_wp_attachment_image_alt') ||
      texts
        .get('excerpt:encoded')
        ?.replace(/<[^>]*>/g, '')
        .trim()
    const one = { address, alt: alt || titleAsAlt(texts.get('title') ?? '') }
    byId.set(texts.get('wp:post_id') ?? '', one)
    byAddress.set(address, one)
    const parent = texts.get('wp:post_parent') ?? '0'
    if (parent !== '0') byPost.set(parent, [...(byPost.get(parent) ?? []), one])
  }
  const resolved = (given: string) => {
    const url = URL.parse(given.trim().replace(copies, 'https://'), base)
    if (!url || !isOwn(url.host) || !/^https?:$/.test(url.protocol)) return undefined
    if (url.username || url.password) return undefined
    url.hash = ''
    // Sizes of copies are asked for in the query.
    if (pictureName.test(url.pathname)) url.search = ''
    return url.href.length <= 2000 ? url.href : undefined
  }

  return {
    /** A picture at an address that a text has, in its full size where the export knows it. */
    of(given: string, classes = ''): SitePicture | undefined {
      const address = resolved(given)
      if (!address) return undefined
      const [, id = ''] = /\bwp-image-(\d+)\b/.exec(classes) ?? []
      const full = address.replace(smaller, '$1')
      const known = byAddress.get(address) ?? byAddress.get(full) ?? byId.get(id)
      const whole = known && resolved(known.address)
      return known && whole ? { address: whole, alt: known.alt } : { address, alt: '' }
    },
    /** Whether a link leads to a file of a picture of this site. */
    isPicture: (given: string) => pictureName.test(resolved(given) ?? ''),
    /** The whole address of a page of this site that a link leads to. */
    pageAt(href: string): string | undefined {
      if (href === '' || href.startsWith('#')) return undefined
      const url = URL.parse(href.trim(), base)
      if (!url || !/^https?:$/.test(url.protocol) || !isOwn(url.host)) return undefined
      url.protocol = 'https:'
      return url.href
    },
    byId: (id: string): SitePicture | undefined => {
      const known = byId.get(id)
      const address = known && resolved(known.address)
      return known && address ? { address, alt: known.alt } : undefined
    },
    ofPost: (id: string): SitePicture[] => byPost.get(id) ?? [],
  }
}
export type SitePictures = ReturnType<typeof picturesOfSite>
