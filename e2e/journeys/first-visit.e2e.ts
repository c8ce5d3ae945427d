import type { Browser, Page, Response } from '@playwright/test'
import { demoId } from '../../demo/ids.ts'
import { expect, test } from '../fixtures.ts'

/** Transfer limits of a phone's first visit. */
const limits = { scriptKb: 130, scripts: 12, fontKb: 67, linesKb: 45, homeKb: 385 }

interface Visit {
  page: Page
  html: string
  sentKb: (type?: string, what?: (address: string) => boolean) => Promise<number>
  count: (type: string) => number
}

/** A phone that has never been here, and what travels to it. */
async function visitFirst(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const html = (await (await page.goto(address))?.text()) ?? ''
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await page.waitForLoadState('networkidle')
  const of = (type?: string) =>
    responses.filter((response) => !type || response.request().resourceType() === type)
  return {
    page,
    html,
    count: (type) => of(type).length,
    async sentKb(type, what = () => true) {
      const chosen = of(type).filter((response) => what(response.url()))
      const sizes = await Promise.all(chosen.map((response) => response.request().sizes()))
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000
    },
  }
}

/** A phone has letters for a line of Hindi; only a device without any, as this browser may be, asks for ours. */
const isOfLines = (address: string) => address.endsWith('/fonts/eczar-lines.woff2')

async function healerAddress(page: Page) {
  await page.goto('/healers')
  return (await page.locator('a[href^="/healers/healers-details/"]').first().getAttribute('href')) ?? ''
}

async function expectLight({ page, html, sentKb, count }: Visit) {
  expect(await sentKb('script'), `kilobytes of scripts of ${page.url()}`).toBeLessThanOrEqual(limits.scriptKb)
  expect(count('script'), 'scripts').toBeLessThanOrEqual(limits.scripts)
  expect(html, 'sheets that the first paint waits for').not.toContain('rel="stylesheet"')
  // The page is awake; what is shown from then on brings its own.
  expect(count('stylesheet'), 'sheets that are loaded later').toBeLessThanOrEqual(1)
  expect(await sentKb('font', (address) => !isOfLines(address)), 'kilobytes of fonts').toBeLessThanOrEqual(
    limits.fontKb,
  )
  expect(await sentKb('font', isOfLines), 'kilobytes of Hindi letters').toBeLessThanOrEqual(limits.linesKb)
  const isStyled = await page.evaluate(() => getComputedStyle(document.body).margin === '0px')
  expect(isStyled).toBe(true)
}

test('the first visit of the home page is light, also when it is read to its end', async ({
  browser,
  baseURL,
}) => {
  const visit = await visitFirst(browser, `${baseURL}/`)
  await expectLight(visit)
  const { page } = visit
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
  await page.waitForLoadState('networkidle')
  expect(
    await visit.sentKb(undefined, (address) => !isOfLines(address)),
    'kilobytes of the whole page',
  ).toBeLessThanOrEqual(limits.homeKb)
})

test('the first visit of a healer is light', async ({ page, browser, baseURL }) => {
  await expectLight(await visitFirst(browser, `${baseURL}${await healerAddress(page)}`))
})

test('the first visit of the entrance is light: what checks its forms comes when they are touched', async ({
  browser,
  baseURL,
}) => {
  const visit = await visitFirst(browser, `${baseURL}/login`)
  await expectLight(visit)
  const before = visit.count('script')
  await visit.page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(visit.page.getByText('Please enter email/phone number')).toBeVisible()
  expect(visit.count('script')).toBeGreaterThan(before)
  await expectLight(await visitFirst(browser, `${baseURL}/register`))
})

test('so is that of each public page that is measured', async ({ browser, baseURL }) => {
  for (const address of [
    ...['/healers', '/courses', '/blog', '/events', '/e-book'],
    `/courses/courses-details/${demoId('course', 'sleep-slowly')}`,
    `/blog/blog-details/${demoId('blog', 'three-in-the-morning')}`,
    `/webinar/view/${demoId('event', 'grief-has-no-calendar')}`,
    `/e-book/e-book-details/${demoId('ebook', 'small-brave-sentences')}`,
  ]) {
    const visit = await visitFirst(browser, `${baseURL}${address}`)
    await expectLight(visit)
    await visit.page.context().close()
  }
})

test('built files and drawings travel compressed, and are kept apart by it', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const script = /\/assets\/base-[\w-]+\.js/.exec(page)?.[0] ?? ''
  for (const address of [script, '/art/threshold-night.svg']) {
    for (const encoding of ['br', 'gzip'] as const) {
      const { headers } = await request
        .head(address, { headers: { 'accept-encoding': encoding } })
        .then((answer) => ({
          headers: answer.headers(),
        }))
      expect(headers['content-encoding'], address).toBe(encoding)
      expect(headers.vary, address).toContain('accept-encoding')
    }
    const plain = await request.head(address, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers()['content-encoding']).toBeUndefined()
  }
})

test('on a phone one menu at the thumb holds every page, and the way in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Menu', exact: true })
  await open.click()
  const sheet = page.getByRole('navigation', { name: 'All pages' })
  await expect(sheet.getByRole('link', { name: 'Register' })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Log in' })).toBeVisible()
  for (const [menu, ...entries] of [
    ['Explore', 'Packages'],
    ['Pages', 'Success Story', 'Photo Gallery'],
    ['Healers', 'All healers'],
    ['Courses', 'All courses'],
    ['Event', 'Webinar'],
  ] as const) {
    await sheet.getByText(menu, { exact: true }).click()
    for (const entry of entries)
      await expect(sheet.getByRole('link', { name: entry, exact: true })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await open.click()
  await sheet.getByText('Pages', { exact: true }).click()
  await sheet.getByRole('link', { name: 'Photo Gallery' }).click()
  await expect(page).toHaveURL(/photo-gallery/)
  await expect(sheet).toBeHidden()
})
