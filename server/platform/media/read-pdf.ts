import { readFile } from 'node:fs/promises'

/** What a PDF is, read as a whole: its pages, or why it has none. One that asks for a password is a PDF all the same. */
export async function readPdf(file: string): Promise<{ pages: number } | 'damaged' | 'locked'> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 })
  try {
    const { numPages: pages } = await task.promise
    return pages > 0 ? { pages } : 'damaged'
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'locked' : 'damaged'
  } finally {
    await task.destroy()
  }
}
