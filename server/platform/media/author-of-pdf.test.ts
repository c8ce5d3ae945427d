import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { makePdf } from '../../testing/pdfs.ts'
import { withoutAuthor } from './author-of-pdf.ts'

/** All of a file, its packed streams unpacked. */
function everything(file: Uint8Array) {
  const text = Buffer.from(file).toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: word }) => {
    try {
      return [inflateSync(file.subarray(index + word.length), { finishFlush: 2 }).toString('latin1')]
    } catch {
      return []
    }
  })
  return [text, ...streams].join('\n')
}
const hex = Buffer.from('Asha Kapoor', 'utf16le').swap16().toString('hex')

test('a PDF loses its author wherever it stands, and keeps its pages', async () => {
  const sent = await makePdf()
  expect(everything(sent)).toMatch(/Asha Kapoor/)
  const kept = await withoutAuthor(sent)
  const said = everything(kept ?? sent)
  expect(said).not.toMatch(/Asha|Kapoor|draft\.txt|xmpmeta/)
  expect(said.toLowerCase()).not.toContain(hex)
  const again = await PDFDocument.load(kept ?? sent, { updateMetadata: false })
  expect(again.getPageCount()).toBe(1)
  expect([again.getAuthor(), again.getTitle(), again.getCreator(), again.getProducer()]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
  expect(again.getPage(0).node.has(PDFName.of('Annots'))).toBe(true)
  expect(again.getPage(0).node.has(PDFName.of('Contents'))).toBe(true)
})

test.each([
  ['damaged', Buffer.from('%PDF-1.7\n% a sheet\n')],
  ['cut off', null],
])('one that is %s is not kept', async (_, content) => {
  expect(await withoutAuthor(content ?? (await makePdf()).subarray(0, 60))).toBeUndefined()
})
