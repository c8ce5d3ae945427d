import {
  type Element as BookElement,
  type ChildNode,
  elementsOf,
  isTag,
  localName,
} from '@newyou/epub/markup'
import { openEpub as open } from '@newyou/epub/open-epub'
import { cleanDocument } from './clean-chapter.ts'
import { type OpenedBook, sharesOf } from './opened-book.ts'

export interface EpubBook extends OpenedBook {
  /** A chapter, made anew of what is allowed (clean-chapter.ts). @throws BookFault when it cannot be read */
  chapter(part: number): HTMLElement
  /** A document beside the reading order, such as notes: the note of the anchor, else all. @throws BookFault */
  note(file: string, anchor: string | undefined): HTMLElement
}

/** An EPUB 2 or 3 from its bytes; files are unpacked when they are shown. @throws BookFault when it is none */
export function openEpub(archive: Uint8Array): EpubBook {
  const book = open(archive)
  const clean = (base: string, content: ReturnType<typeof book.chapter>) =>
    cleanDocument(content, {
      pictureOf: (source) => book.pictureOf(base, source),
      targetOf: (href) => book.targetOf(base, href),
    })
  return {
    parts: book.sizes.length,
    contents: book.contents,
    weights: sharesOf(book.sizes),
    isFromRight: book.progression === 'rtl',
    chapter: (part) => clean(book.fileOf(part), book.chapter(part)),
    note(file, anchor) {
      const whole = book.aside(file)
      const named = anchor === undefined ? undefined : elementAt(whole.nodes, anchor)
      // The whole note, also where its name is that of a mark inside of it.
      return clean(file, named ? { ...whole, nodes: noteAround(named) } : whole)
    },
  }
}

function elementAt(nodes: readonly ChildNode[], anchor: string): BookElement | undefined {
  for (const node of nodes) {
    if (!isTag(node)) continue
    for (const element of [node, ...elementsOf(node)])
      if (element.attribs.id === anchor || element.attribs.name === anchor) return element
  }
  return undefined
}

const holdsNotes = /^(p|li|dd|td|div|aside|section|blockquote|body)$/

function noteAround(element: BookElement): readonly ChildNode[] {
  let note = element
  while (!holdsNotes.test(localName(note)) && note.parent && isTag(note.parent)) note = note.parent
  return /^(li|dd|td|body)$/.test(localName(note)) ? note.children : [note]
}
