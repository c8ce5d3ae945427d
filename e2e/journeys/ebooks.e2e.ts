import type { Page, Request } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { demoId } from '../../demo/ids.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { becomeClient, logInAs, payByCard } from '../people.ts'

const detailsOf = (slug: string) => `/e-book/e-book-details/${demoId('ebook', slug)}`
const readerOf = (slug: string) => `/read-book/${demoId('ebook', slug)}`

/** The bar shows this once the position is saved. */
const placeKept = (page: Page) => expect(page.getByText(/read, progress saved$/)).toBeVisible()
const tool = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Reading tools' }).getByRole('button', { name, exact: true })

test('a visitor narrows the shelf down, shares the address, and reads a chapter', async ({ page }) => {
  await open(page, '/e-book')
  await expect(page.getByText('20 e-books')).toBeVisible()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(20)
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/e-book?language=hi')
  await expect(page.getByText('6 e-books')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Health', exact: true }).click()
  await expect(page).toHaveURL('/e-book?language=hi&category=health')
  await expect(page.getByText('1 e-book')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('6 e-books')).toBeVisible()
  await page.getByRole('heading', { name: 'घर का हिसाब' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('घर का हिसाब')
  await expect(page.getByRole('heading', { name: 'चार डिब्बे' })).toBeVisible()
  await expect(page.getByText('End of the sample chapter.')).toBeVisible()
  await page.getByRole('link', { name: 'Read for free' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/login\?redirect_to=/)
})

test('a Hindi title on an English page has its letters, also on a device without any', async ({ page }) => {
  await open(page, '/e-book?language=hi')
  const title = page.getByRole('heading', { name: 'घर का हिसाब' })
  await expect(title).toBeVisible()
  // Where letters are missing, boxes of one width stand for all.
  await expect
    .poll(() =>
      title.evaluate((element) => {
        const context = document.createElement('canvas').getContext('2d')
        if (!context) return 0
        context.font = getComputedStyle(element).font
        return new Set(['घ', 'र', 'स', 'ह'].map((letter) => context.measureText(letter).width)).size
      }),
    )
    .toBeGreaterThan(1)
})

test('an EPUB goes on where it was left, on another device, with its bookmarks, size and ground', async ({
  page,
  browser,
  outside,
}) => {
  const mobile = freshMobile()
  await becomeClient(page, outside, mobile)
  await open(page, detailsOf('the-three-oclock-book'))
  await page.getByRole('button', { name: 'Read for free' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is decided now' })).toBeVisible()
  await expect(page.getByText('Chapter 1 of 3')).toBeVisible()
  await tool(page, 'Text').click()
  // Of two choices the second is kept, also when the first is long on its way.
  await page.route(
    '**/reader-setting',
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Text size 4 of 4' }).click()
  await page.getByRole('button', { name: 'Light' }).click()
  await page.keyboard.press('Escape')
  // The panel took that key for itself; the next one is for the book.
  await expect(page).toHaveURL(/read-book/)
  await tool(page, 'Contents').click()
  await page.getByRole('button', { name: 'Do not try' }).click()
  await expect(page.getByText('Chapter 2 of 3')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Do not try' })).toBeVisible()
  // A chapter that has just come goes to its beginning first.
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 1000 }).toBeGreaterThan(0)
  }).toPass()
  await tool(page, 'Bookmark').click()
  await expect(tool(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'true')
  await placeKept(page)
  const [words] = await page
    .locator('article p, article li')
    .evaluateAll((blocks) =>
      blocks
        .filter((block) => block.getBoundingClientRect().bottom > 110)
        .map((block) => block.textContent ?? ''),
    )

  const other = await logInAs(browser, outside, mobile, 'client')
  await other.setViewportSize({ width: 390, height: 844 })
  await open(other, '/e-book')
  await other.getByRole('link', { name: /The three o’clock book.*% read/ }).click()
  await expect(other.getByText('Chapter 2 of 3')).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(other.getByText(words ?? '')).toBeInViewport()
  expect(await other.getByText(words ?? '').evaluate((block) => getComputedStyle(block).fontSize)).toBe(
    '24px',
  )
  await tool(other, 'Contents').click()
  await expect(other.getByRole('button', { name: /^Remove bookmark at/ })).toHaveCount(1)
  await other.keyboard.press('Escape')
  await other.keyboard.press('Escape')
  await expect(other).toHaveURL(/e-book-details/)
  await open(other, readerOf('the-three-oclock-book'))
  await tool(other, 'Contents').click()
  const isThirdChapter = (request: Request) =>
    request.method() === 'PUT' && request.postDataJSON()?.part === 2 && request.url().endsWith('/place')
  // "Progress saved" may still be of the chapter before.
  const saved = other.waitForResponse((answer) => isThirdChapter(answer.request()) && answer.ok())
  await other.getByRole('button', { name: 'A walk through the house' }).click()
  await saved
  // The first device wakes up again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(/^You have read up to .* on another device/)).toBeVisible()
  await page.getByRole('button', { name: 'Go there' }).click()
  await expect(page.getByText('Chapter 3 of 3')).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(other).toHaveURL(/e-book-details/)
  // Outside of the reader the site's own theme is back.
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await other.context().close()
})

test('the reader wears the theme of the site until another is chosen, and speaks of keys only where there are any', async ({
  page,
  browser,
  outside,
}) => {
  const mobile = freshMobile()
  await becomeClient(page, outside, mobile)
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await open(page, detailsOf('the-three-oclock-book'))
  await page.getByRole('button', { name: 'Read for free' }).filter({ visible: true }).click()
  await expect(page.getByText('Chapter 1 of 3')).toBeVisible()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await tool(page, 'Text').click()
  await expect(page.getByRole('button', { name: 'Same as the site' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Arrow keys to turn pages, Escape to close.')).toBeVisible()
  // The size alone chooses no ground.
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/reader-setting'))
  await page.getByRole('button', { name: 'Text size 3 of 4' }).click()
  await kept
  await page.reload()
  await expect(page.getByText('Chapter 1 of 3')).toBeVisible()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await tool(page, 'Text').click()
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/e-book-details/)
  await expect(html).toHaveAttribute('data-theme', 'light')

  // On a phone there is nothing to press but the page.
  const session = await page.evaluate(() => ({ ...localStorage }))
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage()
  await phone.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, session)
  await open(phone, readerOf('the-three-oclock-book'))
  await expect(phone.getByText('Chapter 1 of 3')).toBeVisible()
  await tool(phone, 'Text').click()
  await expect(phone.getByRole('button', { name: 'Same as the site' })).toBeVisible()
  await expect(phone.getByText('Arrow keys to turn pages')).toBeHidden()
  await phone.context().close()
})

test('a PDF goes on at its page on another device', async ({ page, browser, outside }) => {
  const mobile = freshMobile()
  await becomeClient(page, outside, mobile)
  await open(page, readerOf('sitting-still-badly'))
  await expect(page.getByText('Page 1 of 7')).toBeVisible()
  await tool(page, 'Contents').click()
  await page.getByRole('button', { name: 'Where it shows' }).click()
  await expect(page.getByText('Page 6 of 7')).toBeVisible()
  await expect(page.getByText('It does not show on the cushion.')).toBeAttached()
  await placeKept(page)
  const other = await logInAs(browser, outside, mobile, 'client')
  // An address that has ended is asked for anew, without a word.
  let refused = 0
  await other.route('/files/**', (route) => {
    refused += 1
    return refused === 1 ? route.fulfill({ status: 403, body: '{}' }) : route.continue()
  })
  await open(other, readerOf('sitting-still-badly'))
  await expect(other.getByText('Page 6 of 7')).toBeVisible()
  await expect(other.locator('article canvas')).toBeVisible()
  await expect(async () => {
    await other.keyboard.press('ArrowRight')
    await expect(other.getByText('100% read, progress saved')).toBeVisible({ timeout: 1500 })
  }).toPass()
  await expect(other.getByText('You have finished this e-book')).toBeVisible()
  await other.context().close()
})

test('a book is bought and read; before, it is closed', async ({ page, outside }) => {
  await becomeClient(page, outside)
  await open(page, readerOf('pehli-saans'))
  await expect(page.getByRole('heading', { name: 'This e-book is not in your account' })).toBeVisible()
  await page.getByRole('link', { name: 'View e-book' }).click()
  await page.getByRole('button', { name: 'Buy e-book' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay ₹99' }).click()
  await payByCard(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You can now read')
  await page.getByRole('link', { name: 'Read now' }).click()
  await expect(page.getByText(/^Page 1 of/)).toBeVisible()
  await expect(page.locator('article canvas')).toBeVisible()
})

test('nothing in a book runs, brings styles or loads from elsewhere', async ({ page, outside }) => {
  const chapter = `<html xmlns="http://www.w3.org/1999/xhtml"><head><style>body{display:none}</style>
    <script>document.title = 'taken'</script></head><body onload="document.title='taken'">
    <h1 style="position:fixed">Trust me</h1>
    <p onclick="document.title='taken'">Some <a href="javascript:alert(1)">honest</a> words</p>
    <img src="https://evil.example/seen.png" alt="seen" onerror="document.title='taken'"/>
    <iframe src="https://evil.example"></iframe><svg><script>document.title = 'taken'</script></svg>
    <form action="https://evil.example"><input name="otp"/></form></body></html>`
  const archive = zipSync({
    'META-INF/container.xml': strToU8(
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>',
    ),
    'book.opf': strToU8(
      '<package xmlns="http://www.idpf.org/2007/opf"><manifest><item id="one" href="one.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="one"/></spine></package>',
    ),
    'one.xhtml': strToU8(chapter),
  })
  await page.route('/files/**', (route) =>
    route.fulfill({ body: Buffer.from(archive), contentType: 'application/epub+zip' }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await becomeClient(page, outside)
  await open(page, readerOf('a-day-without'))
  const book = page.locator('article')
  await expect(book.getByText('Some honest words')).toBeVisible()
  await expect(
    book.locator('script, style, iframe, img, svg, form, input, a, [style], [onclick]'),
  ).toHaveCount(0)
  await book.getByText('Some honest words').click()
  await expect(page).toHaveTitle('A day without | New You')
  expect(asked.filter((url) => url.includes('evil'))).toEqual([])
})
