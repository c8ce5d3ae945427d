import type { BrandPreviewAddress, KeptBrand } from '@newyou/contract/foundation/brand/calls'
import { logInAdmin } from '../back-office.ts'
import { callAs } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { demoHealer, logInHealer } from '../people.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('two healers of the list are compared side by side', async ({ page }) => {
  await open(page, '/healers')
  const cards = page.locator('main ul > li').filter({ has: page.getByRole('heading', { level: 2 }) })
  const names = await cards.getByRole('heading', { level: 2 }).allTextContents()
  const [one = '', two = '', three = '', four = ''] = names
  for (const name of [one, two, three]) await page.getByRole('button', { name: `Compare ${name}` }).click()
  const bar = page.getByRole('complementary', { name: 'Comparison' })
  await expect(bar.getByRole('status')).toHaveText('3 healers to compare')
  await page.getByRole('button', { name: `Compare ${four}` }).click()
  await expect(page.getByText('You can compare up to three healers. Remove one first.')).toBeVisible()

  await bar.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compare healers' })).toBeVisible()
  const columns = page.getByRole('columnheader')
  await expect(columns).toHaveText([one, two, three])
  const prices = page.getByRole('row', { name: /^Price for 45 minutes/ }).getByRole('cell')
  await expect(prices).toHaveText([/^₹/, /^₹/, /^₹/])

  await page.getByRole('link', { name: `Remove ${two}` }).click()
  await expect(columns).toHaveText([one, three])
  await page.getByRole('link', { name: 'Add a healer' }).click()
  await expect(page.getByRole('button', { name: `Compare ${one}` })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: `Compare ${two}` })).toHaveAttribute('aria-pressed', 'false')
})

test('the choices of a list stand behind one button, and stay open while they are made', async ({ page }) => {
  for (const address of ['/courses', '/events', '/e-book', '/blog']) {
    await open(page, address)
    const filters = page.getByRole('button', { name: /^Filters/ })
    await expect(filters).toHaveAttribute('aria-expanded', 'false')
    const first = await page.locator('main li:has(h2):visible').first().boundingBox()
    expect(first?.y, `the first entry of ${address}`).toBeLessThan(600)
  }
  await open(page, '/courses')
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  const topic = page.getByRole('navigation', { name: 'Topic' }).getByRole('link', { name: 'Health' })
  await topic.click()
  await expect(filters).toHaveText('Filters (1)')
  await page.getByRole('link', { name: 'Free', exact: true }).click()
  await expect(filters).toHaveText('Filters (2)')
  await filters.click()
  await expect(topic).toBeHidden()
})

test('what floats at the foot steps aside while the page is read', async ({ page }) => {
  // Long at any hour.
  await open(page, '/healers')
  const corner = page.getByRole('complementary', { name: 'WhatsApp and back to top' })
  const free = page.getByRole('complementary', { name: 'Free appointment' })
  await expect(free).toBeVisible()
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await expect(free).toBeHidden()
  await expect(corner).toBeHidden()
  await page.mouse.wheel(0, -200)
  await expect(corner.getByRole('button', { name: 'Back to the top' })).toBeVisible()
})

test('hours that are not saved keep their button in sight, and ask before the page is left', async ({
  browser,
  outside,
}) => {
  const page = await logInHealer(browser, outside, demoHealer('riyaz-bhat').mobile)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/practice/hours')
  const monday = page.getByRole('group', { name: 'Monday' })
  const times = monday.locator('input[type="time"]')
  await expect(monday.getByRole('button', { name: 'Add hours' })).toBeVisible()
  const before = await times.count()
  await monday.getByRole('button', { name: 'Add hours' }).click()
  await expect(times).toHaveCount(before + 2)
  await expect(page.getByRole('button', { name: 'Save hours' })).toBeInViewport()

  const home = page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Home' })
  await home.click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(/\/practice\/hours/)
  await expect(times).toHaveCount(before + 2)
  await home.click()
  await question.getByRole('button', { name: 'Leave page' }).click()
  await expect(page).not.toHaveURL(/\/practice/)
})

test('a long name of a practice makes room for the buttons beside it', async ({ page, browser, outside }) => {
  const admin = await logInAdmin(browser, outside)
  const brand = await callAs<KeptBrand>(admin, 'GET', '/api/staff/brand')
  const names = { en: 'Centre for Quiet Minds and Bodies, Pune', hi: 'शांत मन और शरीर का केंद्र' }
  const made = await callAs<BrandPreviewAddress>(admin, 'POST', '/api/staff/brand/preview', {
    values: { ...brand?.values, names },
  })
  await admin.context().close()
  const { search } = new URL(made?.address ?? '')
  await open(page, `/${search}`)
  await expect(page.getByRole('banner').getByRole('link', { name: names.en })).toBeVisible()
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(wide, `${width} px wide`).toBe(width)
  }
})
