import { createReadStream } from 'node:fs'
import { Parser } from 'htmlparser2'
import { importReplies } from '../../../messages/replies/back-office.ts'
import { fileRefusal } from '../../../platform/http/domain-error.ts'

/** A thing of the export: a post, a page, a picture and so on, as its elements are called there. */
export interface WxrItem {
  texts: Map<string, string>
  /** What it is filed under: `category`, `post_tag` and others. */
  terms: { domain: string; name: string }[]
  /** Fields that plug-ins add. */
  meta: Map<string, string>
}
export interface WxrAuthor {
  login: string
  email: string
  name: string
}
export interface Wxr {
  /** Where the site stood, as it calls itself. */
  addresses: string[]
  authors: Map<string, WxrAuthor>
  /** Posts and pictures alone; what else there is, is counted. */
  posts: WxrItem[]
  attachments: WxrItem[]
  others: number
}

const refuse = fileRefusal('table')
/** Of one element: more is no article. */
const textMax = 2_000_000
const itemsMax = 100_000
const metaMax = 5000
/** Fields of plug-ins that say something of a post; there are hundreds of others. */
const knownMeta = new Set([
  '_thumbnail_id',
  '_wp_attachment_image_alt',
  '_yoast_wpseo_metadesc',
  'rank_math_description',
])
const plainName = (name: string) => name.toLowerCase()

/** What is being read. */
function reading() {
  const found: Wxr = { addresses: [], authors: new Map(), posts: [], attachments: [], others: 0 }
  const path: string[] = []
  const state = { version: '', isWhole: false, hasRoot: false, items: 0 }
  let text: string[] = []
  let length = 0
  let item: WxrItem | undefined
  let author: Record<string, string> | undefined
  let meta = { key: '', value: '' }
  let domain = ''

  function keepItem(kept: WxrItem) {
    state.items += 1
    if (state.items > itemsMax) refuse(importReplies.tooManyItems)
    const type = kept.texts.get('wp:post_type') ?? 'post'
    if (type === 'post') found.posts.push(kept)
    else if (type === 'attachment') found.attachments.push(kept)
    else found.others += 1
  }

  function close(name: string, value: string) {
    const parent = path.at(-1)
    if (parent === 'channel') {
      if (name === 'wp:base_site_url' || name === 'wp:base_blog_url' || name === 'link')
        found.addresses.push(value.trim())
      else if (name === 'wp:wxr_version') state.version = value.trim()
      else if (name === 'wp:author' && author) {
        const login = author['wp:author_login'] ?? ''
        const { 'wp:author_email': email = '', 'wp:author_display_name': display = '' } = author
        found.authors.set(login, { login, email, name: display || login })
        author = undefined
      } else if (name === 'item' && item) {
        keepItem(item)
        item = undefined
      }
    } else if (parent === 'wp:author' && author) author[name] = value.trim()
    else if (parent === 'wp:postmeta' && name === 'wp:meta_key') meta.key = value.trim()
    else if (parent === 'wp:postmeta' && name === 'wp:meta_value') meta.value = value
    else if (parent === 'item' && item) {
      if (name === 'category') item.terms.push({ domain, name: value.trim() })
      else if (name === 'wp:postmeta') {
        if (knownMeta.has(meta.key)) item.meta.set(meta.key, meta.value.trim().slice(0, metaMax))
      } else if (!item.texts.has(name)) item.texts.set(name, value)
    }
  }

  const parser = new Parser(
    {
      // What a document type declares is never followed; no export has one.
      onprocessinginstruction(name) {
        if (/^!(?:doctype|entity)/i.test(name)) refuse(importReplies.declares)
      },
      onopentag(name, attributes) {
        const opened = plainName(name)
        if (path.length === 0 && opened === 'rss') state.hasRoot = true
        if (path.length > 50) refuse(importReplies.noWordPress)
        if (opened === 'item') item = { texts: new Map(), terms: [], meta: new Map() }
        if (opened === 'wp:author') author = {}
        if (opened === 'wp:postmeta') meta = { key: '', value: '' }
        if (opened === 'category') domain = attributes.domain ?? ''
        path.push(opened)
        text = []
        length = 0
      },
      ontext(part) {
        if (length > textMax) return
        text.push(part)
        length += part.length
      },
      onclosetag(name, isImplied) {
        const closed = plainName(name)
        path.pop()
        // The end of the file closes what stands open.
        if (closed === 'rss' && !isImplied) state.isWhole = true
        close(closed, text.join(''))
        text = []
        length = 0
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return { parser, found, state }
}

/**
 * What the export of a WordPress site has (WXR: RSS with the elements of WordPress). It is read piece by piece.
 * @throws DomainError fileRefused when it is none, or is not whole
 */
export async function readWxr(file: string): Promise<Wxr> {
  const { parser, found, state } = reading()
  let isFirst = true
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    const part = piece as string // as the encoding says
    if (isFirst && part.startsWith('PK')) refuse(importReplies.zipped)
    if (isFirst && !/^\ufeff?\s*</.test(part)) refuse(importReplies.noWordPress)
    isFirst = false
    parser.write(part)
    if (!state.hasRoot && part.length > 100_000) refuse(importReplies.noWordPress)
  }
  if (isFirst) refuse(importReplies.empty)
  parser.end()
  if (!state.hasRoot || (state.isWhole && !state.version)) refuse(importReplies.noWordPress)
  if (!state.isWhole) refuse(importReplies.cutOff)
  return found
}
