import { demoId } from '../../demo/ids.ts'
import { expectNoBarriers, expectNoneHere, look } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, chooseTime, demoHealer, logInAs, logInDemoClient } from '../people.ts'

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
    '/login/staff',
    '/register',
    '/register/details',
    '/register/healer',
    '/register/healer?step=2',
    '/register/healer?step=3',
    '/register/healer?step=4',
    '/otp',
    '/no-such-page',
    '/a/no-such-link',
    '/unsubscribe/no-such-link',
  ],
  'the pages of the site': [
    '/get-started',
    '/about-us',
    '/reels',
    '/contact-us',
    '/privacy-policy',
    '/terms-and-condition',
    '/faq',
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
    await expect(page.locator(shown)).toBeVisible()
    await page.getByRole('button', { name: 'Bookmark', exact: true }).click()
    await page.getByRole('button', { name: 'Contents', exact: true }).click()
    await expectNoneHere(page, `the contents of ${slug}`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await page.getByRole('button', { name: ground }).click()
    // The reader has a ground of its own, which stands whatever the site wears.
    expect(await look(page, true), slug).toEqual([])
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
    '/questions',
    '/questions?question=4',
    '/result',
    '/earn-and-refer',
    '/organisation',
    '/organisation/join/no-such-link',
    '/privacy-centre',
    '/result/test/phq-9',
    '/result/test/no-such-test',
    '/chat',
    '/community',
    `/community/${demoId('community-group', 'awake-at-three')}`,
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
  await page.getByRole('link', { name: /Please confirm/ }).click()
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
  for (const path of [
    '/chat',
    `/chat?with=${written}`,
    '/community',
    `/community/${demoId('community-group', 'awake-at-three')}`,
  ])
    await expectNoBarriers(page, path)
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
  await page.getByRole('button', { name: 'Cancel enrolment' }).click()
  await expect(page.getByRole('dialog', { name: 'Cancel your enrolment?' })).toBeVisible()
  await expectNoneHere(page, 'giving a seat back')
})
