import { readFile } from 'node:fs/promises'

type PdfFacts = { pages: number } | { damagedPage: number } | 'damaged' | 'locked'

/**
 * Facts of a PDF, read as a whole: its pages, the first broken page, or why it has none. A PDF with a password is still
 * a PDF.
 */
export async function readPdf(file: string): Promise<PdfFacts> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 })
  try {
    const document = await task.promise
    const { numPages: pages } = document
    for (let page = 1; page <= pages; page += 1) {
      const isThere = await document.getPage(page).then(
        ({ view }) => view.every(Number.isFinite),
        () => false,
      )
      if (!isThere) return { damagedPage: page }
    }
    return pages > 0 ? { pages } : 'damaged'
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'locked' : 'damaged'
  } finally {
    await task.destroy()
  }
}
