import {
  GlobalWorkerOptions,
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { type OpenedBook, type ReadFile, sharesOf } from './opened-book.ts'

export interface PdfBook extends OpenedBook {
  document: PDFDocumentProxy
  close(): void
}

/** Fetches only the bytes that the shown page needs. */
class Ranges extends PDFDataRangeTransport {
  readonly #read: ReadFile
  readonly #onFailure: (error: unknown) => void

  constructor(bytes: number, read: ReadFile, onFailure: (error: unknown) => void) {
    super(bytes, null)
    this.#read = read
    this.#onFailure = onFailure
  }

  override requestDataRange(begin: number, end: number) {
    this.#read({ begin, end }).then((chunk) => this.onDataRange(begin, chunk), this.#onFailure)
  }
}

/** The bookmarks that a PDF brings, as far as they lead to pages. */
async function contentsOf(document: PDFDocumentProxy) {
  const outline = (await document.getOutline()) ?? []
  const found = await Promise.all(
    outline.map(async ({ title, dest }) => {
      const target = typeof dest === 'string' ? await document.getDestination(dest) : dest
      const page = target?.[0]
      if (typeof page === 'number') return { title, part: page }
      return page ? { title, part: await document.getPageIndex(page).catch(() => -1) } : { title, part: -1 }
    }),
  )
  return found.filter(({ part }) => part >= 0)
}

/** A PDF, read in parts. `onFailure` hears when a part cannot be fetched any more. */
export async function openPdf(
  bytes: number,
  read: ReadFile,
  onFailure: (error: unknown) => void,
): Promise<PdfBook> {
  GlobalWorkerOptions.workerSrc = workerUrl
  let refuse = (_: unknown) => {}
  const refused = new Promise<never>((_, reject) => {
    refuse = reject
  })
  const task = getDocument({
    range: new Ranges(bytes, read, (error) => {
      refuse(error)
      onFailure(error)
    }),
    disableAutoFetch: true,
    disableStream: true,
    // Neither scripts nor forms of a document are of use here.
    enableXfa: false,
    useWasm: false,
  })
  const document = await Promise.race([task.promise, refused])
  return {
    document,
    parts: document.numPages,
    contents: await contentsOf(document),
    weights: sharesOf(Array.from({ length: document.numPages }, () => 1)),
    close: () => void task.destroy(),
  }
}
