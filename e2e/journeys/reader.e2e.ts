import { readFileSync } from 'node:fs'
import { chapterOf, epubOf, itemOf, packageOf } from '@newyou/epub/testing/make-epub'
import type { Page } from '@playwright/test'
import { demoId } from '../../demo/ids.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient } from '../people.ts'

const tool = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Reading tools' }).getByRole('button', { name, exact: true })

/** Opens the reader at this book in the place of one of the demo's. */
async function openBook(page: Page, content: Buffer, format: 'epub' | 'pdf') {
  await page.unrouteAll()
  await page.route('**/reading', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.data.ebook = { ...body.data.ebook, format, bytes: content.length }
    body.data.place = null
    await route.fulfill({ response: answer, json: body })
  })
  await page.route('/files/**', (route) => {
    const [, begin, end] = /bytes=(\d+)-(\d+)/.exec(route.request().headers().range ?? '') ?? []
    const body = begin === undefined ? content : content.subarray(Number(begin), Number(end) + 1)
    return route.fulfill({ body, status: begin === undefined ? 200 : 206 })
  })
  await open(page, `/read-book/${demoId('ebook', 'a-day-without')}`)
}

const filling = (of: string) => `<p>${`Filling words of ${of}. `.repeat(60)}</p>`.repeat(6)
const cover = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an EPUB of any make: anchors, notes, covers in drawings, and a chapter that is damaged', async ({
  page,
  outside,
}) => {
  await becomeClient(page, outside)
  const sections = [1, 2, 3, 4].map((n) => `<h2 id="s${n}">Section ${n}</h2>${filling(`section ${n}`)}`)
  const items = ['cover', 'a', 'b', 'c', 'notes'].map((name) => itemOf(name, `${name}.xhtml`)).join('')
  const book = epubOf(
    {
      cover: chapterOf(
        '<div><svg viewBox="0 0 1 1"><title>The cover</title><image xlink:href="cover.png"/></svg></div>',
      ),
      a: chapterOf(
        `<div>Loose <b>words</b> in a line<a epub:type="noteref" href="notes.xhtml#n2">1</a></div>${sections.join('')}<p><a href="c.xhtml">To the end</a></p>`,
      ),
      c: chapterOf('<p>The last words.</p>'),
    },
    {
      'book/cover.png': cover,
      'book/notes.xhtml': chapterOf(
        '<aside id="n1"><p>Another note.</p></aside><aside id="n2"><p>The note says turmeric.</p><p>And ginger. <a href="a.xhtml#s2">Back</a></p></aside>',
      ),
      'book/nav.xhtml': chapterOf(
        '<nav epub:type="landmarks"><ol><li><a href="c.xhtml">Landmark</a></li></ol></nav><nav epub:type="toc"><ol><li><a href="a.xhtml">Beginning</a><ol><li><a href="a.xhtml#s3">Third section</a></li></ol></li></ol></nav>',
      ),
      'book/package.opf': packageOf(
        itemOf('nav', 'nav.xhtml', undefined, 'properties="nav"') + items,
        '<itemref idref="cover"/><itemref idref="a"/><itemref idref="b"/><itemref idref="c"/><itemref idref="notes" linear="no"/>',
      ),
    },
  )
  await openBook(page, Buffer.from(book), 'epub')
  await expect(page.getByText('Chapter 1 of 4')).toBeVisible()
  await expect(page.getByRole('img', { name: 'The cover' })).toBeVisible()
  await tool(page, 'Contents').click()
  await expect(page.getByRole('button', { name: 'Landmark' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Third section' }).click()
  await expect(page.getByRole('heading', { name: 'Section 3' })).toBeInViewport()
  await tool(page, 'Contents').click()
  await expect(page.getByRole('button', { name: 'Third section' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Beginning' }).click()
  await expect(page.getByText('Loose words in a line')).toBeInViewport()
  // The note stands outside of the order of reading.
  await page.locator('article').getByRole('link', { name: '1', exact: true }).click()
  const note = page.getByRole('dialog', { name: 'Note' })
  await expect(note.getByText('The note says turmeric.')).toBeVisible()
  await expect(note.getByText('And ginger.')).toBeVisible()
  await expect(note.getByText('Another note.')).toHaveCount(0)
  await note.getByRole('link', { name: 'Back' }).click()
  await expect(note).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Section 2' })).toBeInViewport()
  // The chapter that is missing costs itself.
  await page.getByRole('link', { name: 'To the end' }).click()
  await expect(page.getByText('The last words.')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('alert')).toContainText('This part cannot be shown: Chapter 3 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('The last words.')).toBeVisible()
})

test('a book that is read from the right is turned from the right', async ({ page, outside }) => {
  await becomeClient(page, outside)
  const urdu = (words: string) => chapterOf(`<h1>${words}</h1><ul><li>ایک</li></ul>`)
  const book = epubOf(
    { a: urdu('پہلا باب'), b: urdu('دوسرا باب') },
    {
      'book/package.opf': packageOf(
        itemOf('nav', 'nav.xhtml', undefined, 'properties="nav"') +
          itemOf('a', 'a.xhtml') +
          itemOf('b', 'b.xhtml'),
        '<itemref idref="a"/><itemref idref="b"/>',
        { metadata: '<dc:language>ur</dc:language>' },
      ),
    },
  )
  await openBook(page, Buffer.from(book), 'epub')
  const first = page.getByRole('heading', { name: 'پہلا باب' })
  await expect(first).toBeVisible()
  expect(await first.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  const places = await Promise.all(
    ['Previous', 'Next'].map(async (name) => (await tool(page, name).boundingBox())?.x ?? 0),
  )
  expect(places[1]).toBeLessThan(places[0] ?? 0)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: 'دوسرا باب' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(first).toBeVisible()
})

/** A document of three pages: words with links, and bookmarks that lie in one another. */
function linkedPdf() {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Outlines 6 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 300 400]/Resources<</Font<</F 9 0 R>>>>>>',
    '<</Type/Page/Parent 2 0 R/Contents 10 0 R/Annots[11 0 R 12 0 R 13 0 R]>>',
    '<</Type/Page/Parent 2 0 R>>',
    '<</Type/Page/Parent 2 0 R>>',
    '<</Type/Outlines/First 7 0 R/Last 7 0 R/Count 2>>',
    '<</Title(Outer)/Parent 6 0 R/Dest[3 0 R/Fit]/First 8 0 R/Last 8 0 R/Count 1>>',
    '<</Title(Inner)/Parent 7 0 R/Dest[5 0 R/XYZ 0 390 0]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Symbol>>',
    '<</Length 46>>stream\nBT /F 20 Tf 20 300 Td (abc) Tj ET             \nendstream',
    '<</Type/Annot/Subtype/Link/Rect[20 290 120 320]/Contents(To the last page)/Dest[5 0 R/Fit]>>',
    '<</Type/Annot/Subtype/Link/Rect[20 200 120 230]/A<</S/URI/URI(https://example.org/)>>>>',
    '<</Type/Annot/Subtype/Link/Rect[20 100 120 130]/A<</S/URI/URI(javascript:alert\\(1\\))>>>>',
  ]
  const body = objects.map((content, at) => `${at + 1} 0 obj\n${content}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.5\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`)
}

test('a PDF of any make has its links, and its bookmarks in one another', async ({ page, outside }) => {
  await becomeClient(page, outside)
  await openBook(page, linkedPdf(), 'pdf')
  const book = page.locator('article')
  await expect(book.getByRole('link')).toHaveCount(2)
  await expect(book.getByRole('link', { name: 'https://example.org/' })).toHaveAttribute('target', '_blank')
  await book.getByRole('link', { name: 'To the last page' }).click()
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  await tool(page, 'Contents').click()
  await page.getByRole('button', { name: 'Outer' }).click()
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await tool(page, 'Contents').click()
  await page.getByRole('button', { name: 'Inner' }).click()
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
})

test('scans of every kind are drawn', async ({ page, outside }) => {
  await becomeClient(page, outside)
  for (const scan of ['ccitt', 'jbig2', 'jpeg2000']) {
    await openBook(page, readFileSync(new URL(`../scans/scan-${scan}.pdf`, import.meta.url)), 'pdf')
    const ink = () =>
      page.locator('article canvas').evaluate((element) => {
        const canvas = element as HTMLCanvasElement // it is one
        const drawn = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        let dark = 0
        for (let at = 0; at < drawn.length; at += 4) if ((drawn[at] ?? 255) < 128) dark += 1
        return dark / Math.max(1, drawn.length / 4)
      })
    await expect.poll(ink, { message: `${scan} is drawn` }).toBeGreaterThan(0.2)
  }
})
