import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const isList = (url: string) => url.includes('/api/website/healers?') || url.endsWith('/api/website/healers')

/** Answers of the API wait until they are let through. */
async function holdAnswers(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/website/**', async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve()
}

test('a page is fetched while the finger is on its link, and asked for once', async ({ page }) => {
  await open(page, '/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (isList(request.url())) asked.push(request.url())
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  const link = page
    .getByRole('navigation', { name: 'Quick navigation' })
    .getByRole('link', { name: 'Healers' })
  const box = await link.boundingBox()
  if (!box) throw new Error('the link is not in sight')
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const touch = await page.context().newCDPSession(page)
  const answered: number[] = []
  page.on('response', (answer) => {
    if (isList(answer.url())) answered.push(answer.status())
  })
  const press = () => touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  const takeAway = () => touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  // The touch listener is loaded after hydration: a press before that is only a press.
  await expect(async () => {
    await press()
    if (answered.length === 0) await page.waitForTimeout(1500)
    if (answered.length === 0) await takeAway()
    expect(answered).toEqual([200])
  }).toPass()
  expect(new URL(page.url()).pathname).toBe('/')
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page).toHaveURL(/\/healers$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('healers')
  expect(asked).toHaveLength(1)
  expect(refused).toEqual([])
})

test('a slow page shows progress until it is there', async ({ page }) => {
  await open(page, '/')
  const letThrough = await holdAnswers(page)
  const bar = page.locator('[data-progress]')
  await expect(bar).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Events' }).tap()
  await expect(bar).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  letThrough()
  await expect(page).toHaveURL(/\/events/)
  await expect(bar).toHaveCount(0)
})

test.describe('on a line that breaks', () => {
  test.use({ losesLine: true })

  test('a page whose scripts were lost on the way is loaded again by itself', async ({ page }) => {
    let lost = 0
    await page.route('**/assets/*.js', async (route) => {
      if (lost > 0) return await route.continue()
      lost++
      await route.abort()
    })
    await page.goto('/login')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    expect(lost).toBe(1)
    await page.getByRole('textbox').first().fill('9845012345')
  })
})
