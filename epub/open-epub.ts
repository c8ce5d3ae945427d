import { openArchive } from './archive.ts'
import { type Entry, readContents } from './contents.ts'
import { decodeText } from './decode-text.ts'
import { type Direction, directionOf } from './direction.ts'
import { BookFault } from './faults.ts'
import {
  attribute,
  type ChildNode,
  type Element,
  elementsOf,
  firstNamed,
  localName,
  parseChapter,
  wordsOf,
} from './markup.ts'
import { type Item, readPackage } from './package-document.ts'
import { isPictureType, pictureAddress } from './pictures.ts'
import type { Target } from './target.ts'

/** A document of the book: its markup, or the one picture that it is. */
export interface BookDocument {
  /** The parsed nodes, not browser elements. */
  nodes: readonly ChildNode[]
  /** The address of the picture, where the document is one. */
  picture: string | undefined
  direction: Direction | undefined
  language: string | undefined
}

export interface Epub {
  /** Totals from the archive's directory. */
  files: { count: number; bytes: number }
  /** How many chapters it has, in their order; each with the bytes that it unpacks to. */
  sizes: readonly number[]
  contents: readonly Entry[]
  /** To which side pages are turned. */
  progression: Direction
  language: string | undefined
  /** How a person would call a chapter: by the contents, else by its file. */
  titleOf(part: number): string
  /** @throws BookFault with the name of the chapter */
  chapter(part: number): BookDocument
  /** A document beside the reading order, by the name in a target. @throws BookFault */
  aside(file: string): BookDocument
  /** The file of a chapter, from which its links are seen. */
  fileOf(part: number): string
  /** The target of a link in the document `base`; undefined for a link that leads nowhere in this book. */
  targetOf(base: string, href: string): Target | undefined
  /** A picture as a data address. */
  pictureOf(base: string, source: string): string | undefined
}

/** More than the longest novel in one file; what is made of its markup takes twenty times as much. */
const chapterMaxBytes = 8 * 1024 * 1024
/** Documents that are read as chapters, beside XHTML. Those without a type are judged by their content. */
const markupTypes = /(^$|html|xml|dtbook|text\/)/

function read(bytes: Uint8Array, bookLanguage: string | undefined): BookDocument {
  const document = parseChapter(decodeText(bytes))
  const root = firstNamed(document, 'html')
  const body = firstNamed(document, 'body')
  const said = (name: string) =>
    (body && attribute(body, name)) || (root && attribute(root, name)) || undefined
  const language = said('lang')
  return {
    nodes: (body ?? root ?? document).children,
    picture: undefined,
    direction: directionOf(said('dir'), language ?? bookLanguage),
    language,
  }
}

const anchorOf = (href: string): string | undefined => {
  const at = href.indexOf('#')
  if (at < 0 || at === href.length - 1) return undefined
  const anchor = href.slice(at + 1)
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

/**
 * An EPUB 2 or 3 from its bytes: to check whether it can be sold, and to read it. Documents are unpacked when they are
 * asked for.
 * @throws BookFault notBook, locked; damaged or tooLarge when what says what the book is cannot be read
 */
export function openEpub(packed: Uint8Array): Epub {
  const archive = openArchive(packed)
  const book = readPackage(archive)
  const { chapters, items, encrypted } = book
  const parts = new Map<string, number>()
  for (const [part, { file }] of chapters.entries()) if (file && !parts.has(file)) parts.set(file, part)
  const asides = new Map(items.flatMap((item) => (item.file ? [[item.file, item] as const] : [])))

  function targetOf(base: string, href: string): Target | undefined {
    const anchor = anchorOf(href)
    const file = href.startsWith('#') ? base : archive.find(base, href)
    if (file === undefined) return undefined
    const part = parts.get(file)
    if (part !== undefined) return { part, anchor }
    return asides.has(file) && !isPictureType(asides.get(file)?.type ?? '')
      ? { aside: file, anchor }
      : undefined
  }

  const contents = readContents(archive, book, targetOf)
  const titleOf = (part: number) => {
    const name = chapters[part]?.href.split('/').at(-1) ?? ''
    const title = contents.find((entry) => entry.part === part)?.title
    return title ? `${title} (${name})` : name
  }

  function documentOf(item: Item | undefined, title: string): BookDocument {
    if (!item?.file) throw new BookFault('missing', title)
    const { file, type } = item
    if (encrypted.has(file)) throw new BookFault('locked', title)
    if (isPictureType(type)) {
      const picture = pictureAddress(archive, file, type)
      if (!picture) throw new BookFault('damaged', title)
      return { nodes: [], picture, direction: undefined, language: undefined }
    }
    if (!markupTypes.test(type)) throw new BookFault('otherFormat', title)
    if (archive.sizeOf(file) > chapterMaxBytes) throw new BookFault('tooLarge', title)
    try {
      return read(archive.unpack(file), book.language)
    } catch (error) {
      throw new BookFault(error instanceof BookFault ? error.kind : 'damaged', title)
    }
  }

  return {
    files: {
      count: archive.names.length,
      bytes: archive.names.reduce((sum, name) => sum + archive.sizeOf(name), 0),
    },
    sizes: chapters.map(({ file }) => (file ? archive.sizeOf(file) : 0)),
    contents,
    progression: book.progression ?? directionOf(undefined, book.language) ?? 'ltr',
    language: book.language,
    titleOf,
    chapter: (part) => documentOf(chapters[part], titleOf(part)),
    aside: (file) => documentOf(asides.get(file), file),
    fileOf: (part) => chapters[part]?.file ?? '',
    targetOf,
    pictureOf(base, source) {
      const file = archive.find(base, source)
      return file && !encrypted.has(file) ? pictureAddress(archive, file, asides.get(file)?.type) : undefined
    },
  }
}

const shows = (element: Element) => ['img', 'image', 'svg'].includes(localName(element))

/**
 * Reads the whole book as its reader would: each chapter is unpacked and parsed.
 * @throws BookFault with the first chapter that cannot be read; locked; empty when nothing stands in any
 */
export function proveReadable(book: Epub) {
  let hasContent = false
  for (const part of book.sizes.keys()) {
    const { nodes, picture } = book.chapter(part)
    hasContent ||= Boolean(picture) || nodes.some((node) => !isBlank(node))
  }
  if (!hasContent) throw new BookFault('empty')
}

function isBlank(node: ChildNode): boolean {
  if (node.type === 'text') return !node.data.trim()
  if (!('children' in node)) return true
  if (wordsOf(node)) return false
  if (node.type === 'tag' && shows(node as Element)) return false
  return ![...elementsOf(node)].some(shows)
}
