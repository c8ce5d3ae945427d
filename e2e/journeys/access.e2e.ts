import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, chooseTime, demoHealer, logInAs, logInHealer } from '../people.ts'

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

// Colours differ by theme and layout by width: each of both is met.
const looks = [
  { theme: 'dark', width: 390, healer: 'savita-jadhav' },
  { theme: 'light', width: 1280, healer: 'joseph-mathew' },
] as const

for (const { theme, width, healer } of looks) {
  test.describe(`${theme}, ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })
    const wear = (page: Page) => page.evaluate((kept) => localStorage.setItem('theme', kept), theme)

    test('axe finds nothing on the public screens', async ({ page }) => {
      await page.goto('/favicon.svg')
      await wear(page)
      const healerPage = demoHealer('meera-krishnan').path
      const paths = ['/', '/healers', '/healers/health', '/healers?search=nobody-at-all', healerPage]
      for (const path of [
        ...paths,
        '/login',
        '/login/healer',
        '/register',
        '/register/healer',
        '/otp',
        '/no-such-page',
        '/a/no-such-link',
        '/available-healers',
        `/digital-brochure-coach/${healerPage.split('/').at(-1)}`,
      ])
        await expectNoBarriers(page, path)
    })

    test('axe finds nothing on the pages of the house', async ({ page }) => {
      await page.goto('/favicon.svg')
      await wear(page)
      for (const path of [
        '/get-started',
        '/about-us',
        '/contact-us',
        '/privacy-policy',
        '/terms-and-condition',
      ])
        await expectNoBarriers(page, path)
      for (const list of ['/blog', '/success-story']) {
        await expectNoBarriers(page, list)
        await page.locator('main li a h2').first().click()
        await expect(page).toHaveURL(/details/)
        await expectNoBarriers(page, new URL(page.url()).pathname)
      }
      await expectNoBarriers(page, '/photo-gallery')
      await page
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    })

    test("axe finds nothing in a client's rooms, empty and full", async ({ page, outside }) => {
      await becomeClient(page, outside)
      await wear(page)
      for (const path of [
        '/dashboard',
        '/free-appointment',
        '/notifications',
        '/profile',
        '/profile/devices',
        '/profile/contact',
        '/practice',
      ])
        await expectNoBarriers(page, path)
      await chooseTime(page, demoHealer('tenzin-dolma').path)
      await page
        .getByRole('button', { name: /^Book appointment/ })
        .filter({ visible: true })
        .first()
        .click()
      await expect(page).toHaveURL(/\/payment\?order=/)
      const { pathname, search } = new URL(page.url())
      await expectNoBarriers(page, pathname + search)
      await expectNoBarriers(page, '/dashboard')
    })

    test('axe finds nothing on an appointment and its changes, for both', async ({ browser, outside }) => {
      const page = await logInAs(browser, outside, '9845000001', 'client')
      const practice = await logInHealer(browser, outside, demoHealer('meera-krishnan').mobile)
      for (const one of [page, practice]) {
        await one.setViewportSize({ width, height: 900 })
        await wear(one)
      }
      await open(page, '/dashboard')
      await page.getByRole('link', { name: 'See the appointment' }).click()
      await expect(page).toHaveURL(/\/dashboard\/appointments\//)
      const { pathname } = new URL(page.url())
      for (const change of ['', '?do=move', '?do=cancel']) await expectNoBarriers(page, pathname + change)
      const hers = pathname.replace('/dashboard/', '/practice/')
      for (const change of ['', '?do=move', '?do=cancel']) await expectNoBarriers(practice, hers + change)
      await page.context().close()
      await practice.context().close()
    })

    test("axe finds nothing in a healer's rooms", async ({ browser, outside }) => {
      const page = await logInHealer(browser, outside, demoHealer(healer).mobile)
      await page.setViewportSize({ width, height: 900 })
      await wear(page)
      for (const path of ['/practice', '/practice/hours', '/notifications', '/dashboard'])
        await expectNoBarriers(page, path)
      await page.context().close()
    })
  })
}
