import { readFile } from 'node:fs/promises'
import { BookFault, type FaultKind } from '@newyou/epub/faults'
import { openEpub, proveReadable } from '@newyou/epub/open-epub'
import { mediaReplies } from '../../messages/replies/foundation.ts'
import { readPdf } from '../../platform/media/read-pdf.ts'
import { refuseFile } from './refused.ts'

/** Archives that claim to unpack to more are refused. */
const unpackedMaxBytes = 256 * 1024 * 1024
const filesMax = 5000
/** Of the markup that fills a printed page, about. */
const bytesPerPage = 2400

/** @throws DomainError fileRefused when it cannot be opened */
export async function pagesOfPdf(file: string): Promise<number> {
  const pdf = await readPdf(file)
  if (pdf === 'locked') return refuseFile(mediaReplies.pdfLocked)
  if (pdf === 'damaged') return refuseFile(mediaReplies.pdfDamaged)
  if ('damagedPage' in pdf) return refuseFile(`Page ${pdf.damagedPage} of this PDF is damaged`)
  return pdf.pages
}

const wordsFor: Record<FaultKind, (chapter: string | undefined) => string> = {
  notBook: () => mediaReplies.notEpub,
  empty: () => mediaReplies.epubEmpty,
  locked: () => mediaReplies.epubLocked,
  missing: (chapter) => `A chapter is missing in this EPUB: ${chapter}`,
  damaged: (chapter) =>
    chapter ? `A chapter of this EPUB is damaged: ${chapter}` : mediaReplies.epubPackage,
  tooLarge: (chapter) =>
    chapter ? `A chapter of this EPUB is too large: ${chapter}` : mediaReplies.epubPackageTooLarge,
  otherFormat: (chapter) => `A chapter of this EPUB is no XHTML and no picture: ${chapter}`,
}

/**
 * Counts pages; opens each chapter as the reader will, so that no unreadable book is sold.
 * @throws DomainError fileRefused, with the chapter
 */
export async function pagesOfEpub(file: string): Promise<number> {
  const packed = new Uint8Array(await readFile(file))
  try {
    const book = openEpub(packed)
    if (book.files.count > filesMax || book.files.bytes > unpackedMaxBytes)
      return refuseFile(mediaReplies.epubTooLarge)
    proveReadable(book)
    return Math.max(1, Math.ceil(book.sizes.reduce((sum, size) => sum + size, 0) / bytesPerPage))
  } catch (error) {
    if (!(error instanceof BookFault)) throw error
    return refuseFile(wordsFor[error.kind](error.chapter))
  }
}
