import { chapterOf, epubOf, itemOf, packageOf } from '@newyou/epub/testing/make-epub'
import { expect, test } from 'vitest'
import { makeStaff } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { uploadsOf } from '../../testing/uploads.ts'

const app = useTestApp()
const { sendWhole } = uploadsOf(app)
const one = chapterOf('<p>First words.</p>')
const encryption = `<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes256-cbc"/><CipherData><CipherReference URI="book/a.xhtml"/></CipherData></EncryptedData></encryption>`

test('a book that its reader could not open is refused at the upload, by the name of the chapter', async () => {
  const as = await makeStaff(app(), ['editor'])
  const told = async (book: Uint8Array) => {
    const { status, message } = await sendWhole(as, Buffer.from(book), ['epub'])
    return [status, message]
  }
  const gone = packageOf(
    itemOf('a', 'a.xhtml') + itemOf('b', 'text/gone.xhtml'),
    '<itemref idref="a"/><itemref idref="b"/>',
  )
  expect(await told(epubOf({ a: one }, { 'book/package.opf': gone }))).toEqual([
    400,
    'A chapter is missing in this EPUB: gone.xhtml',
  ])
  expect(await told(epubOf({ a: one }, { 'META-INF/encryption.xml': encryption }))).toEqual([
    400,
    'This EPUB is locked by a copy protection (DRM): please upload one without',
  ])
  expect(await told(epubOf({ a: '' }))).toEqual([400, 'This EPUB has no words and no pictures'])
  expect((await told(epubOf({ a: one })))[0]).toBe(201)
})

test('a PDF with a page that cannot be shown is refused by its number', async () => {
  const as = await makeStaff(app(), ['editor'])
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>'
  const pdf = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3>>endobj 3 0 obj${page}endobj 4 0 obj(no page)endobj 5 0 obj${page}endobj\ntrailer<</Root 1 0 R>>\n%%EOF`
  const { status, message } = await sendWhole(as, Buffer.from(pdf), ['pdf'])
  expect([status, message]).toEqual([400, 'Page 2 of this PDF is damaged'])
})
