import { strFromU8, unzipSync } from 'fflate'
import { cleanChapter } from './clean-chapter.ts'
import { type OpenedBook, sharesOf } from './opened-book.ts'

/** More than a chapter of words or a picture needs; a file that claims more is not unpacked. */
const fileMaxBytes = 24 * 1024 * 1024

export interface EpubBook extends OpenedBook {
  /** A chapter, made anew of what is allowed (clean-chapter.ts). @throws Error when it cannot be read */
  chapter(part: number): DocumentFragment
}

/** Paths inside the archive, as its documents name them. */
const pathFrom = (base: string, href: string) =>
  decodeURIComponent(new URL(href, `https://book.invalid/${base}`).pathname.slice(1))

const pictureTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

function parseXml(text: string): Document {
  const parsed = new DOMParser().parseFromString(text, 'application/xml')
  if (parsed.querySelector('parsererror')) throw new Error('a document of the book is not well-formed')
  return parsed
}

/** Named characters that chapters use although XML knows none of them. */
const characters: Record<string, string> = {
  ...{
    nbsp: '\u00a0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    shy: '\u00ad',
    zwnj: '\u200c',
    zwj: '\u200d',
  },
  ...{
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
  },
  ...{
    bull: '•',
    middot: '·',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    times: '×',
    frac12: '½',
    eacute: 'é',
  },
}

/**
 * Reads a chapter as elements of no kind that a browser knows: a style or a handler in it means nothing, so that not
 * even the page's policy has to refuse it. What is not well-formed is read the way a browser reads pages, without them.
 */
function parseChapter(text: string): Document {
  const neutral = text
    .replace(/<!DOCTYPE[^[>]*(?:\[[^\]]*\])?[^>]*>/i, '')
    .replace(/\bxmlns(:[\w.-]+)?\s*=\s*(?:"[^"]*"|'[^']*')/g, 'xmlns$1="urn:book"')
    .replace(/&(\w+);/g, (whole, name: string) => characters[name] ?? whole)
  const parsed = new DOMParser().parseFromString(neutral, 'application/xml')
  if (!parsed.querySelector('parsererror')) return parsed
  const quiet = text
    .replace(/<(style|script|svg|iframe)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
  return new DOMParser().parseFromString(quiet, 'text/html')
}

const named = (node: Document | Element, name: string) => [...node.getElementsByTagNameNS('*', name)]

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let from = 0; from < bytes.length; from += 8192)
    binary += String.fromCharCode(...bytes.subarray(from, from + 8192))
  return btoa(binary)
}

/** An EPUB 2 or 3 from its bytes; files are unpacked when they are shown. @throws Error when it is none */
export function openEpub(archive: Uint8Array): EpubBook {
  const sizes = new Map<string, number>()
  unzipSync(archive, {
    filter({ name, originalSize }) {
      sizes.set(name, originalSize)
      return false
    },
  })
  function unpack(path: string): Uint8Array | undefined {
    if ((sizes.get(path) ?? Number.POSITIVE_INFINITY) > fileMaxBytes) return undefined
    return unzipSync(archive, { filter: ({ name }) => name === path })[path]
  }
  function textOf(path: string): string {
    const bytes = unpack(path)
    if (!bytes) throw new Error(`the book has no ${path}`)
    return strFromU8(bytes)
  }

  const root =
    named(parseXml(textOf('META-INF/container.xml')), 'rootfile')[0]?.getAttribute('full-path') ?? ''
  const description = parseXml(textOf(root))
  const items = named(description, 'item').map((item) => ({
    id: item.getAttribute('id') ?? '',
    path: pathFrom(root, item.getAttribute('href') ?? ''),
    type: item.getAttribute('media-type') ?? '',
    isNav: (item.getAttribute('properties') ?? '').split(' ').includes('nav'),
  }))
  const chapters = named(description, 'itemref').flatMap((reference) => {
    const item = items.find(({ id }) => id === reference.getAttribute('idref'))
    return item && reference.getAttribute('linear') !== 'no' ? [item.path] : []
  })
  if (chapters.length === 0) throw new Error('the book has no chapters')
  const partOf = (base: string, href: string) => chapters.indexOf(pathFrom(base, href))

  /** The table of contents: of EPUB 3, of EPUB 2, or the chapters by number. */
  function readContents(): { title: string; part: number }[] {
    const nav = items.find(({ isNav }) => isNav)
    const ncx = items.find(({ type }) => type === 'application/x-dtbncx+xml')
    const links = nav
      ? named(named(parseChapter(textOf(nav.path)), 'nav')[0] ?? parseXml('<nav/>'), 'a').map((link) => ({
          title: link.textContent ?? '',
          part: partOf(nav.path, link.getAttribute('href') ?? ''),
        }))
      : ncx
        ? named(parseXml(textOf(ncx.path)), 'navPoint').map((point) => ({
            title: named(point, 'text')[0]?.textContent ?? '',
            part: partOf(ncx.path, named(point, 'content')[0]?.getAttribute('src') ?? ''),
          }))
        : []
    return links
      .map((link) => ({ ...link, title: link.title.trim() }))
      .filter(({ part, title }) => part >= 0 && title)
  }

  function pictureOf(base: string, source: string): string | undefined {
    const path = pathFrom(base, source)
    const type = pictureTypes[path.split('.').at(-1)?.toLowerCase() ?? '']
    const bytes = type ? unpack(path) : undefined
    return bytes ? `data:${type};base64,${toBase64(bytes)}` : undefined
  }

  return {
    parts: chapters.length,
    contents: readContents(),
    weights: sharesOf(chapters.map((path) => sizes.get(path) ?? 0)),
    chapter(part) {
      const path = chapters[part] ?? ''
      return cleanChapter(parseChapter(textOf(path)), {
        pictureOf: (source) => pictureOf(path, source),
        partOf: (href) => partOf(path, href),
      })
    },
  }
}
