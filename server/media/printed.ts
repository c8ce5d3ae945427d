import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { readPdf } from '../platform/media/read-pdf.ts'
import { refuseFile } from './refused.ts'

/** An archive that says it unpacks to more is not taken. */
const unpackedMaxBytes = 256 * 1024 * 1024
const filesMax = 5000
/** Of the markup that fills a printed page, about. */
const bytesPerPage = 2400

/** @throws DomainError fileRefused when it cannot be opened */
export async function pagesOfPdf(file: string): Promise<number> {
  const pdf = await readPdf(file)
  return typeof pdf === 'string' ? refuseFile('This PDF is damaged or needs a password') : pdf.pages
}

/**
 * Reads the directory of the archive and unpacks only what says that it is a book.
 * @throws DomainError fileRefused
 */
export async function pagesOfEpub(file: string): Promise<number> {
  let files = 0
  let unpacked = 0
  let markup = 0
  try {
    const said = unzipSync(await readFile(file), {
      filter({ name, originalSize }) {
        files += 1
        unpacked += originalSize
        if (/\.x?html?$/i.test(name)) markup += originalSize
        return (name === 'mimetype' || name === 'META-INF/container.xml') && originalSize < 10_000
      },
    })
    const isBook =
      said.mimetype &&
      strFromU8(said.mimetype).trim() === 'application/epub+zip' &&
      said['META-INF/container.xml'] !== undefined
    if (!isBook || markup === 0) throw new Error('no EPUB')
  } catch {
    return refuseFile('This file is not an EPUB, or it is damaged')
  }
  if (unpacked > unpackedMaxBytes || files > filesMax)
    refuseFile('This EPUB is too large once it is unpacked. Please upload a smaller one')
  return Math.max(1, Math.ceil(markup / bytesPerPage))
}
