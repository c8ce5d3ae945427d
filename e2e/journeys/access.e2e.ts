import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, chooseTime, demoHealer, logInHealer } from '../people.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNoBarriers(page: Page, path: string) {
  await open(page, path)
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

for (const theme of ['dark', 'light'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${theme}, ${width} pixels`, () => {
      test.use({ viewport: { width, height: 900 } })
      test.beforeEach(async ({ context }) => {
        await context.addInitScript((kept) => localStorage.setItem('theme', kept), theme)
      })

      test('axe finds nothing on the public screens', async ({ page }) => {
        const healer = demoHealer('meera-krishnan')
        const paths = ['/', '/healers', '/healers/health', '/healers?search=nobody-at-all', healer.path]
        for (const path of [...paths, '/login', '/login/healer', '/register', '/otp', '/no-such-page'])
          await expectNoBarriers(page, path)
      })

      test("axe finds nothing in a client's rooms, empty and full", async ({ page, outside }) => {
        await becomeClient(page, outside)
        for (const path of ['/dashboard', '/notifications', '/profile', '/practice'])
          await expectNoBarriers(page, path)
        const picker = await chooseTime(page, demoHealer('tenzin-dolma').path)
        await picker
          .getByRole('button', { name: /^Book appointment/ })
          .or(page.getByRole('button', { name: /^Book appointment/ }))
          .first()
          .click()
        await expect(page).toHaveURL(/\/payment\?order=/)
        await expectNoBarriers(page, new URL(page.url()).pathname + new URL(page.url()).search)
        await expectNoBarriers(page, '/dashboard')
      })

      test("axe finds nothing in a healer's rooms", async ({ browser, outside }) => {
        const page = await logInHealer(browser, outside, demoHealer('savita-jadhav').mobile)
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate((kept) => localStorage.setItem('theme', kept), theme)
        for (const path of ['/practice', '/practice/hours', '/notifications', '/dashboard'])
          await expectNoBarriers(page, path)
        await page.context().close()
      })
    })
  }
}
