import {
  GlobalWorkerOptions,
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { type ContentsEntry, type Goal, type OpenedBook, type ReadFile, sharesOf } from './opened-book.ts'

export interface PdfBook extends OpenedBook {
  document: PDFDocumentProxy
  /** Where a link or a bookmark of the document leads; undefined where it leads nowhere. */
  goalOf(destination: unknown): Promise<Goal | undefined>
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

/** Which number of a destination says how far from the foot of the page it is. */
const topOf: Record<string, number> = { XYZ: 3, FitH: 2, FitBH: 2, FitR: 5 }

/** How far down the page a destination is, 0 where it says nothing of it. */
async function shareOf(document: PDFDocumentProxy, part: number, destination: readonly unknown[]) {
  const { name } = (destination[1] ?? {}) as { name?: string } // a name of PDF, when it is one
  const top = destination[topOf[name ?? ''] ?? -1]
  if (typeof top !== 'number') return 0
  const page = await document.getPage(part + 1)
  const { height } = page.getViewport({ scale: 1 })
  const [, y = 0] = page.getViewport({ scale: 1 }).convertToViewportPoint(0, top)
  // A little above it, so that a heading is not cut.
  return Math.min(1, Math.max(0, (y - 8) / height))
}

async function goalOf(document: PDFDocumentProxy, destination: unknown): Promise<Goal | undefined> {
  try {
    const found = typeof destination === 'string' ? await document.getDestination(destination) : destination
    if (!Array.isArray(found)) return undefined
    const [page] = found
    const part = typeof page === 'number' ? page : page ? await document.getPageIndex(page) : -1
    if (part < 0 || part >= document.numPages) return undefined
    return { part, share: await shareOf(document, part, found) }
  } catch {
    // A link to a page that is not there is a fault of the file, and leads nowhere.
    return undefined
  }
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>
/** Nobody reads contents that are deeper, nor so long. */
const [depthMax, entriesMax] = [4, 1000]

/** The bookmarks that a PDF brings, one under another, as far as they lead to pages. */
async function contentsOf(document: PDFDocumentProxy): Promise<ContentsEntry[]> {
  const found: { title: string; depth: number; dest: unknown }[] = []
  const collect = (outline: Outline | null, depth: number) => {
    for (const { title, dest, items } of outline ?? []) {
      if (found.length >= entriesMax) return
      found.push({ title: title.trim(), depth, dest })
      if (depth < depthMax) collect(items, depth + 1)
    }
  }
  collect(await document.getOutline().catch(() => null), 0)
  const goals = await Promise.all(found.map(({ dest }) => goalOf(document, dest)))
  return found.flatMap(({ title, depth }, at) => {
    const goal = goals[at]
    return goal && title ? [{ ...goal, title, depth }] : []
  })
}

async function isFromRight(document: PDFDocumentProxy) {
  const preferences = await document.getViewerPreferences().catch(() => null)
  return (preferences as { Direction?: string } | null)?.Direction === 'R2L'
}

/** A PDF, read in parts. `onFailure` hears when a part cannot be fetched any more. */
export async function openPdf(
  bytes: number,
  read: ReadFile,
  onFailure: (error: unknown) => void,
): Promise<PdfBook> {
  GlobalWorkerOptions.workerSrc = workerUrl
  const files = import.meta.env.PDF_FILES
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
    // Fetched by its worker when a page needs them (web/pdf-side-files.ts).
    wasmUrl: `${files}wasm/`,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    iccUrl: `${files}iccs/`,
  })
  const document = await Promise.race([task.promise, refused])
  return {
    document,
    parts: document.numPages,
    contents: await contentsOf(document),
    weights: sharesOf(Array.from({ length: document.numPages }, () => 1)),
    isFromRight: await isFromRight(document),
    goalOf: (destination) => goalOf(document, destination),
    close: () => void task.destroy(),
  }
}
