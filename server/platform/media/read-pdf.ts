import { readFile } from 'node:fs/promises'

type PdfFacts = { pages: number } | { damagedPage: number } | 'damaged' | 'locked'

/**
 * What a PDF is, read as a whole: its pages, the first that cannot be shown, or why it has none. One that asks for a
 * password is a PDF all the same.
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
