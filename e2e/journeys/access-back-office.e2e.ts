import type { Page } from '@playwright/test'
import { look } from '../axe.ts'
import { logInAdmin, openScreen, showScreen } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'

const screens = [
  '/articles',
  '/photos',
  '/events/create',
  '/audit',
  '/colleagues',
  '/settings',
  '/appointments',
  '/ledger',
  '/reports',
  '/reports/revenue/show',
  '/ledger-proofs',
  '/reconciliations',
  '/failed-jobs',
  '/outbox',
  '/webhooks',
  '/clients',
  '/community-reports',
  '/event-recordings',
  '/event-speakers',
  // The last one: its first record is opened.
  '/healers',
]

async function barriersOn(page: Page, name: string) {
  await expect(page.getByRole('main').locator('.MuiSkeleton-root')).toHaveCount(0)
  return (await look(page, true)).map((fault) => `${name}, ${fault}`)
}

/** Opens the first row of the list that stands there. */
async function openFirst(page: Page) {
  // As a table, or as cards on a phone.
  await page.locator('.RaList-main').locator('tbody tr, li a, article h2 a').first().click()
  await expect(page).toHaveURL(/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

// Looking at many screens takes its time, the more so on a busy machine.
test.describe.configure({ timeout: 300_000 })

// On a phone in the dark, on a desk by day: colours differ by theme, and layout by width.
for (const { theme, width } of [
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1280 },
])
  test(`axe finds nothing in the back office, ${theme} and ${width} pixels wide`, async ({
    browser,
    outside,
  }) => {
    const page = await logInAdmin(browser, outside)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate((kept) => localStorage.setItem('theme', kept), theme)
    const found: string[] = []
    await openScreen(page, '')
    found.push(...(await barriersOn(page, 'the first screen')))
    for (const path of screens) {
      await showScreen(page, path)
      found.push(...(await barriersOn(page, path)))
    }
    await openFirst(page)
    await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible()
    found.push(...(await barriersOn(page, 'a healer')))
    await showScreen(page, '/articles')
    await openFirst(page)
    await expect(page.getByRole('textbox', { name: 'Title' })).not.toHaveValue('')
    found.push(...(await barriersOn(page, 'an article')))
    expect(found).toEqual([])
    await page.context().close()
  })
