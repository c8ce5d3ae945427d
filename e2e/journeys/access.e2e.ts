import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoId } from '../../demo/ids.ts'
import { expect, open, test } from '../fixtures.ts'
import {
  becomeClient,
  chooseTime,
  demoHealer,
  logInAs,
  logInDemoClient,
  logInHealer,
  logInSupport,
} from '../people.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Colours differ by theme and layout by width: each of both is met, on the page as it stands. */
const looks = [
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1280 },
] as const

async function wear(page: Page, theme: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(async (kept) => {
    localStorage.setItem('theme', kept)
    document.documentElement.dataset.theme = kept
    document.documentElement.dataset.mantineColorScheme = kept
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  }, theme)
}

/** Where header and footer are looked at too: for a visitor, and for each who is logged in. Elsewhere they are the same. */
const wholePages = new Set(['/', '/dashboard', '/practice', '/help-desk'])

/** In the page alone, which is much quicker than frame by frame: there are no frames of others here. */
function look(page: Page, isWhole: boolean) {
  const axe = new AxeBuilder({ page })
    // Before the tags: it would forget them.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
  return (isWhole ? axe : axe.exclude('body > header').exclude('body > footer')).analyze()
}

/** What axe finds on the page as it is now, in both looks. */
async function expectNoneHere(page: Page, name: string) {
  const found: string[] = []
  // Colours change at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { theme, width } of looks) {
    await wear(page, theme, width)
    const { violations } = await look(page, wholePages.has(name))
    for (const { id, nodes } of violations)
      found.push(`${name}, ${theme}, ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }
  expect(found).toEqual([])
}

async function expectNoBarriers(page: Page, path: string) {
  await open(page, path)
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectNoneHere(page, path)
}

const healerPage = demoHealer('meera-krishnan').path
const detailsOf = (course: string) => `/courses/courses-details/${demoId('course', course)}`
const playerOf = (course: string, place: number) =>
  `/course-view/courses-details/${demoId('course', course)}?lesson=${demoId('course-content', `${course}:${place}`)}`

const eventOf = (kind: 'webinar/view' | 'workshop/workshop-details', slug: string) =>
  `/${kind}/${demoId('event', slug)}`

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
    '/login/help-desk',
    '/register',
    '/register/healer',
    '/otp',
    '/no-such-page',
    '/a/no-such-link',
  ],
  'the pages of the site': [
    '/get-started',
    '/about-us',
    '/reels',
    '/contact-us',
    '/privacy-policy',
    '/terms-and-condition',
  ],
  'webinars and workshops': [
    '/events',
    '/webinar?type=recorded',
    '/workshop?search=nothing-at-all',
    eventOf('webinar/view', 'neend-aur-fikr'),
    eventOf('workshop/workshop-details', 'a-day-for-a-decision'),
  ],
  'courses and bundles': [
    '/courses',
    '/courses/health?search=nothing-at-all',
    detailsOf('sleep-slowly'),
    `/courses/courses-overview/${demoId('course', 'sleep-slowly')}`,
    '/bundles',
    `/bundles/view/${demoId('bundle', 'three-months-of-nights')}`,
    '/certificate/no-such-code',
    playerOf('sleep-slowly', 0),
    playerOf('sleep-slowly', 6),
  ],
}

// Looking at many screens takes its time, the more so on a busy machine.
test.describe.configure({ timeout: 300_000 })

for (const [name, paths] of Object.entries(screens))
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    for (const path of paths) await expectNoBarriers(page, path)
  })

test('axe finds nothing on articles and the gallery', async ({ page }) => {
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
  await expectNoneHere(page, 'a picture')
})

test('axe finds nothing on e-books and in their reader', async ({ page, outside }) => {
  await expectNoBarriers(page, '/e-book')
  await expectNoBarriers(page, '/e-book?search=nothing-at-all')
  await expectNoBarriers(page, `/e-book/e-book-details/${demoId('ebook', 'raat-ki-kitaab')}`)
  await becomeClient(page, outside)
  const readerOf = (slug: string) => `/read-book/${demoId('ebook', slug)}`
  await expectNoBarriers(page, readerOf('half-a-marriage'))
  for (const [slug, shown, ground] of [
    ['maa-banne-ke-baad', 'article h2', 'Light'],
    ['sitting-still-badly', 'article canvas', 'Dark'],
  ] as const) {
    await open(page, readerOf(slug))
    await expect(page.locator(shown).first()).toBeVisible()
    await page.getByRole('button', { name: 'Add bookmark', exact: true }).click()
    await page.getByRole('button', { name: 'Contents', exact: true }).click()
    await expectNoneHere(page, `the contents of ${slug}`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await page.getByRole('button', { name: ground }).click()
    // The reader has a ground of its own, which stands whatever the site wears.
    const { violations } = await look(page, true)
    expect(
      violations.map(({ id, nodes }) => `${slug} ${id}: ${nodes.map(({ html }) => html).join()}`),
    ).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test("axe finds nothing in a client's rooms while they are empty", async ({ page, outside }) => {
  await becomeClient(page, outside)
  for (const path of [
    '/dashboard',
    '/my-learning',
    '/my-action-plan',
    '/my-notification',
    '/my-webinars',
    '/free-appointment',
    '/chat',
    '/wallet',
    '/life-points',
    '/wishlists',
    '/support',
    '/support?ask=yes',
    '/notifications',
    '/profile',
    '/profile/devices',
    '/profile/contact',
    '/practice',
  ])
    await expectNoBarriers(page, path)
})

test('axe finds nothing on the way to pay, and on what waits to be paid', async ({ page, outside }) => {
  await becomeClient(page, outside)
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

test('axe finds nothing inside a course of the client, and on its review form', async ({ page, outside }) => {
  await becomeClient(page, outside)
  const own = 'women-and-the-papers'
  await open(page, detailsOf(own))
  await page
    .getByRole('button', { name: /^Enrol for free/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/course-view/)
  // A film, a sheet, a quiz, a text.
  for (const place of [0, 1, 2, 4]) await expectNoBarriers(page, playerOf(own, place))
  await open(page, `/courses/courses-overview/${demoId('course', own)}`)
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit question' })).toBeVisible()
  await expectNoneHere(page, 'the forms of a course')
})

test('axe finds nothing on an appointment and its changes, on what is being learned and on action plans', async ({
  browser,
  outside,
}) => {
  const page = await logInAs(browser, outside, '9845000001', 'client')
  await open(page, '/dashboard')
  await page.getByRole('link', { name: /Moved, please confirm/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/appointments\//)
  const { pathname } = new URL(page.url())
  for (const change of ['', '?do=move', '?do=cancel']) await expectNoBarriers(page, pathname + change)
  await expectNoBarriers(page, '/my-learning')
  for (const path of [
    '/my-action-plan',
    '/my-notification',
    `/my-action-plan/${demoId('action-plan', 'ananya-rao')}`,
  ])
    await expectNoBarriers(page, path)
  await expectNoBarriers(page, '/counseling')
  await page.getByRole('switch', { name: /^Wallet/ }).check()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('dialog', { name: 'Decline this offer?' })).toBeVisible()
  await expectNoneHere(page, 'declining an offer')
  const written = demoId('conversation', 'ananya-rao:imran-qureshi')
  for (const path of ['/chat', `/chat?with=${written}`]) await expectNoBarriers(page, path)
  await page.context().close()
})

test('axe finds nothing on the joining page of an event, on a recording and on its feedback', async ({
  page,
  outside,
}) => {
  await logInDemoClient(page, outside)
  const [room, film] = [demoId('event', 'the-quiet-room'), demoId('event', 'evening-lamp')]
  for (const path of [
    '/my-webinars',
    `/webinar/join/${room}`,
    `/workshop/join/${film}`,
    `/feedback/workshop/${film}`,
  ])
    await expectNoBarriers(page, path)
  await open(page, `/workshop/join/${demoId('event', 'four-chairs')}`)
  await page.getByRole('button', { name: 'Cancel my seat' }).click()
  await expect(page.getByRole('dialog', { name: 'Cancel your seat?' })).toBeVisible()
  await expectNoneHere(page, 'giving a seat back')
})

test('axe finds nothing on an appointment of the practice and its changes', async ({ browser, outside }) => {
  const page = await logInHealer(browser, outside, demoHealer('meera-krishnan').mobile)
  await open(page, '/practice')
  await page
    .getByRole('link', { name: /Silver Neem/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/practice\/appointments\//)
  const { pathname } = new URL(page.url())
  for (const change of ['', '?do=move', '?do=cancel']) await expectNoBarriers(page, pathname + change)
  const plan = `/practice/plans/${demoId('action-plan', 'ananya-rao')}`
  for (const path of ['/practice/plans', '/practice/plans/new', plan, `${plan}?do=change`])
    await expectNoBarriers(page, path)
  const held = demoId('demo-appointment', 'suresh-patil:9')
  await expectNoBarriers(page, `/practice/appointments/${held}?do=offer`)
  await expect(page.getByRole('button', { name: 'Send offer' })).toBeVisible()
  const written = demoId('conversation', 'ananya-rao:meera-krishnan')
  for (const path of ['/practice/chat', `/practice/chat?with=${written}`]) await expectNoBarriers(page, path)
  await page.context().close()
})

test("axe finds nothing in a healer's rooms", async ({ browser, outside }) => {
  const page = await logInHealer(browser, outside, demoHealer('savita-jadhav').mobile)
  for (const path of ['/practice', '/practice/plans', '/practice/hours', '/notifications', '/dashboard'])
    await expectNoBarriers(page, path)
  await page.context().close()
})

test('axe finds nothing on requests for help and at the help desk', async ({ browser, page, outside }) => {
  await logInDemoClient(page, outside)
  const ticket = (title: string) => demoId('support-ticket', title)
  const closed = ticket('Two messages about one payment')
  for (const path of [
    '/support',
    '/support?search=nothing-at-all',
    `/support/support-view/${ticket('The sound of a lesson stops when my screen goes dark')}`,
    `/support/support-view/${closed}`,
    `/support/support-view/${demoId('support-ticket', 'nobody')}`,
    '/help-desk',
  ])
    await expectNoBarriers(page, path)
  const desk = await logInSupport(browser, outside)
  for (const path of ['/help-desk', '/help-desk?search=nothing-at-all', `/help-desk/${closed}`, '/support'])
    await expectNoBarriers(desk, path)
  await open(desk, `/help-desk/${ticket('The invoice should be in the name of my shop')}`)
  await desk.getByRole('button', { name: 'Close ticket' }).click()
  await expect(desk.getByRole('dialog', { name: 'Close this ticket?' })).toBeVisible()
  await expectNoneHere(desk, 'closing a request')
  await desk.context().close()
})
