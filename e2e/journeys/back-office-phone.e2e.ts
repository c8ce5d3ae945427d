import type { Page } from '@playwright/test'
import { logInAdmin, openScreen, showScreen } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'

/** What of the screen is cut off at a side, or has to be pushed aside to be read. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : []
    const hasContent = (element: Element) =>
      element.matches('img, svg, button, input, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    for (const element of document.querySelectorAll('main *')) {
      const { left, right, width, height } = element.getBoundingClientRect()
      const isOutside = right > clientWidth + 1 || left < -1
      const isSeen =
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (isOutside && isSeen && hasContent(element))
        found.push(`${element.tagName} ${left} to ${right}: ${element.textContent?.slice(0, 40)}`)
    }
    return found.slice(0, 3)
  })

// Opening every list takes its time, the more so on a busy machine.
test.describe.configure({ timeout: 300_000 })

test('every list of the back office fits a phone: no table, nothing cut off, nothing to push aside', async ({
  browser,
  outside,
}) => {
  const page = await logInAdmin(browser, outside)
  await page.setViewportSize({ width: 390, height: 844 })
  await openScreen(page, '')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const lists = await menu
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const own = lists.filter((href) => href.startsWith('/admin/') && href !== '/admin/')
  expect(own.length).toBeGreaterThan(45)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  const faults: string[] = []
  for (const href of own) {
    await showScreen(page, href.replace('/admin', ''))
    await expect(page.getByRole('main').locator('.MuiSkeleton-root')).toHaveCount(0)
    faults.push(...(await cutOff(page)).map((fault) => `${href}: ${fault}`))
    if ((await page.getByRole('main').locator('.RaDatagrid-root').count()) > 0)
      faults.push(`${href}: a table`)
  }
  expect(faults).toEqual([])

  // A card leads to its record, as a row does.
  await showScreen(page, '/healers')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/healers\/[0-9a-f-]{36}\/show$/)
  await page.context().close()
})
