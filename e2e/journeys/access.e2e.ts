import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoId } from '../../demo/ids.ts'
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

// Colours differ by theme and layout by width: each of both is met. They run at once, so each books a healer of its own.
const looks = [
  { theme: 'dark', width: 390, healer: 'savita-jadhav', booked: 'tenzin-dolma' },
  { theme: 'light', width: 1280, healer: 'joseph-mathew', booked: 'anjali-kulkarni' },
] as const

const healerPage = demoHealer('meera-krishnan').path

/** Public screens in groups that are looked at side by side. */
const screens = {
  'the way to a healer': [
    '/',
    '/healers',
    '/healers/health',
    '/healers?search=nobody-at-all',
    healerPage,
    '/available-healers',
    `/digital-brochure-coach/${healerPage.split('/').at(-1)}`,
  ],
  'the entrance': [
    '/login',
    '/login/healer',
    '/register',
    '/register/healer',
    '/otp',
    '/no-such-page',
    '/a/no-such-link',
  ],
  'the pages of the house': [
    '/get-started',
    '/about-us',
    '/reels',
    '/contact-us',
    '/privacy-policy',
    '/terms-and-condition',
  ],
}

// Looking at many screens takes its time, the more so on a busy machine.
test.describe.configure({ timeout: 150_000 })

for (const { theme, width, healer, booked } of looks) {
  test.describe(`${theme}, ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })
    const wear = (page: Page) => page.evaluate((kept) => localStorage.setItem('theme', kept), theme)

    for (const [name, paths] of Object.entries(screens))
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        await page.goto('/favicon.svg')
        await wear(page)
        for (const path of paths) await expectNoBarriers(page, path)
      })

    test('axe finds nothing on articles and the gallery', async ({ page }) => {
      await page.goto('/favicon.svg')
      await wear(page)
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

    test('axe finds nothing on e-books and in their reader', async ({ page, outside }) => {
      await page.goto('/favicon.svg')
      await wear(page)
      await expectNoBarriers(page, '/e-book')
      await expectNoBarriers(page, '/e-book?search=nothing-at-all')
      await expectNoBarriers(page, `/e-book/e-book-details/${demoId('ebook', 'raat-ki-kitaab')}`)
      await becomeClient(page, outside)
      await wear(page)
      const readerOf = (slug: string) => `/read-book/${demoId('ebook', slug)}`
      await expectNoBarriers(page, readerOf('half-a-marriage'))
      for (const [slug, shown] of [
        ['maa-banne-ke-baad', 'article h2'],
        ['sitting-still-badly', 'article canvas'],
      ] as const) {
        await open(page, readerOf(slug))
        await expect(page.locator(shown).first()).toBeVisible()
        await page.getByRole('button', { name: 'Bookmark', exact: true }).click()
        for (const panel of ['Contents', 'Text']) {
          await page.getByRole('button', { name: panel, exact: true }).click()
          if (panel === 'Text' && theme === 'light') await page.getByRole('button', { name: 'Paper' }).click()
          const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
          expect(
            violations.map(({ id, nodes }) => `${slug} ${id}: ${nodes.map(({ html }) => html).join()}`),
          ).toEqual([])
          await page.keyboard.press('Escape')
        }
      }
    })

    test("axe finds nothing in a client's rooms, empty and full", async ({ page, outside }) => {
      await becomeClient(page, outside)
      await wear(page)
      for (const path of [
        '/dashboard',
        '/free-appointment',
        '/wallet',
        '/life-points',
        '/wishlists',
        '/notifications',
        '/profile',
        '/profile/devices',
        '/profile/contact',
        '/practice',
      ])
        await expectNoBarriers(page, path)
      await chooseTime(page, demoHealer(booked).path)
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

    test('axe finds nothing inside of a course, for its owner and for others', async ({ page, outside }) => {
      const lesson = (course: string, place: number) =>
        `/course-view/courses-details/${demoId('course', course)}?lesson=${demoId('course-content', `${course}:${place}`)}`
      await page.goto('/favicon.svg')
      await wear(page)
      for (const place of [0, 6]) await expectNoBarriers(page, lesson('sleep-slowly', place))
      await expectNoBarriers(page, '/certificate/no-such-code')
      await becomeClient(page, outside)
      const own = 'women-and-the-papers'
      await open(page, `/courses/courses-details/${demoId('course', own)}`)
      await page
        .getByRole('button', { name: /^Take this course/ })
        .filter({ visible: true })
        .first()
        .click()
      await expect(page).toHaveURL(/course-view/)
      // A film, a sheet, a quiz, a text.
      for (const place of [0, 1, 2, 4]) await expectNoBarriers(page, lesson(own, place))
    })

    test('axe finds nothing on an appointment and its changes', async ({ browser, outside }) => {
      const page = await logInAs(browser, outside, '9845000001', 'client')
      await page.setViewportSize({ width, height: 900 })
      await wear(page)
      await open(page, '/dashboard')
      await page.getByRole('link', { name: /New time, please answer/ }).click()
      await expect(page).toHaveURL(/\/dashboard\/appointments\//)
      const { pathname } = new URL(page.url())
      for (const change of ['', '?do=move', '?do=cancel']) await expectNoBarriers(page, pathname + change)
      await expectNoBarriers(page, '/a/no-such-link')
      await page.context().close()
    })

    test('axe finds nothing on an appointment of the practice and its changes', async ({
      browser,
      outside,
    }) => {
      const page = await logInHealer(browser, outside, demoHealer('meera-krishnan').mobile)
      await page.setViewportSize({ width, height: 900 })
      await wear(page)
      await open(page, '/practice')
      await page
        .getByRole('link', { name: /Silver Neem/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/practice\/appointments\//)
      const { pathname } = new URL(page.url())
      for (const change of ['', '?do=move', '?do=cancel']) await expectNoBarriers(page, pathname + change)
      await page.context().close()
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
