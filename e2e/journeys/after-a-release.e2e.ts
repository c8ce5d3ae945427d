import { expect, open, test } from '../fixtures.ts'

/** The scripts of a built site, whose names change with each release. */
const scripts = /\/assets\/[^/]+\.js$/

test.describe('a tab that was open before a release', () => {
  test.use({ isOldTab: true })

  test('goes to the pressed page, and "back" leads to the page before', async ({ page }) => {
    await open(page, '/blog')
    await page.waitForLoadState('networkidle')
    const gone: string[] = []
    // The files of the page that stands are in the browser; those of others went with the release.
    await page.route(scripts, async (route) => {
      gone.push(route.request().url())
      await route.fulfill({ status: 404, body: 'not found' })
    })
    // Once the page is loaded anew it is that of the new release, with all its files.
    page.once('framenavigated', () => void page.unroute(scripts))
    await page.evaluate(() => Object.assign(window, { isOldTab: true }))
    await page.getByRole('banner').getByRole('link', { name: 'Claim Offers Now!' }).click()
    await expect(page).toHaveURL(/\/bundles$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Packages' })).toBeVisible()
    expect(gone.length).toBeGreaterThan(0)
    expect(await page.evaluate(() => 'isOldTab' in window)).toBe(false)
    expect(await page.evaluate(() => sessionStorage.getItem('wantedPage'))).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL(/\/blog$/)
  })
})
