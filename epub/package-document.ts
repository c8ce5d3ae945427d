import type { Archive } from './archive.ts'
import { decodeText } from './decode-text.ts'
import { encryptedFiles } from './encryption.ts'
import { BookFault } from './faults.ts'
import { attribute, firstNamed, named, parseXml, wordsOf } from './markup.ts'

export interface Item {
  id: string
  /** As the package calls it, and the file in the archive, where there is one. */
  href: string
  file: string | undefined
  type: string
  isNav: boolean
}

/** The package document: the book's files and their reading order. */
export interface PackageDocument {
  items: readonly Item[]
  /** In the order of reading; notes and the like, which stand outside of it, are left out. */
  chapters: readonly Item[]
  nav: Item | undefined
  ncx: Item | undefined
  language: string | undefined
  /** The side to which pages are turned. */
  progression: 'ltr' | 'rtl' | undefined
  /** Files that a copy protection encrypts. */
  encrypted: ReadonlySet<string>
}

const containerName = 'META-INF/container.xml'
const packageType = 'application/oebps-package+xml'

/** The package document: as the container says, or the only one that lies there. */
function findPackage(archive: Archive): string {
  const container = archive.find('', containerName)
  const roots = container ? named(parseXml(decodeText(archive.unpack(container))), 'rootfile') : []
  const ofBooks = roots.filter((root) => (attribute(root, 'media-type') ?? packageType) === packageType)
  for (const root of ofBooks) {
    const found = archive.find('', attribute(root, 'full-path') ?? '')
    if (found) return found
  }
  const found = archive.names.find((name) => /\.opf$/i.test(name))
  if (!found) throw new BookFault('notBook')
  return found
}

/** @throws BookFault notBook, damaged, tooLarge */
export function readPackage(archive: Archive): PackageDocument {
  const file = findPackage(archive)
  const document = parseXml(decodeText(archive.unpack(file)))
  const items = named(document, 'item').map((item): Item => {
    const href = attribute(item, 'href') ?? ''
    return {
      id: attribute(item, 'id') ?? '',
      href,
      file: href ? archive.find(file, href) : undefined,
      type: (attribute(item, 'media-type') ?? '').toLowerCase(),
      isNav: (attribute(item, 'properties') ?? '').split(/\s+/).includes('nav'),
    }
  })
  const byId = new Map(items.map((item) => [item.id, item]))
  const spine = firstNamed(document, 'spine')
  const references = spine ? named(spine, 'itemref') : []
  const read = references.flatMap((reference) => {
    const item = byId.get(attribute(reference, 'idref') ?? '')
    return item ? [{ item, isLinear: attribute(reference, 'linear') !== 'no' }] : []
  })
  const linear = read.filter(({ isLinear }) => isLinear)
  // If a book marks every item as non-linear, all items are treated as linear.
  const chapters = (linear.length ? linear : read).map(({ item }) => item)
  if (chapters.length === 0) throw new BookFault('notBook')
  const progression = spine && attribute(spine, 'page-progression-direction')
  const language = firstNamed(document, 'language')
  return {
    items,
    chapters,
    nav: items.find(({ isNav }) => isNav),
    ncx:
      byId.get((spine && attribute(spine, 'toc')) ?? '') ??
      items.find(({ type }) => type === 'application/x-dtbncx+xml'),
    language: (language && wordsOf(language)) || undefined,
    progression: progression === 'rtl' || progression === 'ltr' ? progression : undefined,
    encrypted: encryptedFiles(archive),
  }
}
