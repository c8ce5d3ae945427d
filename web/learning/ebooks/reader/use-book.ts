import type { EbookFile, EbookReading } from '@newyou/contract/learning/ebooks'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/client.ts'
import { callApi } from '../../../session/call-api.ts'
import type { EpubBook } from './epub.ts'
import type { ReadFile } from './opened-book.ts'
import type { PdfBook } from './pdf.ts'

export type Opened = { format: 'epub'; book: EpubBook } | { format: 'pdf'; book: PdfBook }

/** Reads the private file by its signed address, and asks for another when that has ended. @throws ApiError */
function readerOf(ebookId: string, first: EbookFile): ReadFile {
  let file = first
  const fetchPart = (range?: { begin: number; end: number }) =>
    fetch(file.address, range ? { headers: { range: `bytes=${range.begin}-${range.end - 1}` } } : {})
  return async (range) => {
    let answer = await fetchPart(range)
    if (answer.status === 403) {
      file = (await callApi('GET /api/website/ebook/{eBookId}/file', { params: { eBookId: ebookId } })).data
      answer = await fetchPart(range)
    }
    if (!answer.ok) throw new ApiError(answer.status, {})
    return new Uint8Array(await answer.arrayBuffer())
  }
}

/** Opens the book with the code of its format, which is loaded for it alone. */
async function openBook({ ebook, file }: EbookReading, onFailure: (error: unknown) => void): Promise<Opened> {
  const read = readerOf(ebook.u_id, file)
  if (ebook.format === 'pdf') {
    const { openPdf } = await import('./pdf.ts')
    return { format: 'pdf', book: await openPdf(ebook.bytes, read, onFailure) }
  }
  const [{ openEpub }, bytes] = await Promise.all([import('./epub.ts'), read()])
  return { format: 'epub', book: openEpub(bytes) }
}

export function useBook(reading: EbookReading) {
  const [opened, setOpened] = useState<Opened>()
  const [failure, setFailure] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fresh answer about the same book does not open it anew
  useEffect(() => {
    let isOver = false
    let close = () => {}
    setFailure(undefined)
    openBook(reading, (error) => !isOver && setFailure(error)).then(
      (made) => {
        if (made.format === 'pdf') close = made.book.close
        if (isOver) close()
        else setOpened(made)
      },
      (error: unknown) => !isOver && setFailure(error),
    )
    return () => {
      isOver = true
      close()
    }
  }, [reading.ebook.u_id, attempt])
  return { opened, failure, retry: () => setAttempt((count) => count + 1) }
}
