import { demoClients } from '../../demo/content/clients.ts'
import { demoId } from '../../demo/ids.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { becomeClient, logInAs } from '../people.ts'

const course = (slug: string) => demoId('course', slug)
const player = (slug: string, lesson?: number) =>
  `/course-view/courses-details/${course(slug)}${
    lesson === undefined ? '' : `?lesson=${demoId('course-content', `${slug}:${lesson - 1}`)}`
  }`
const placeOf = (text: string | null) => {
  const [minutes = 0, seconds = 0] = (text ?? '').split(':').map(Number.parseFloat)
  return minutes * 60 + seconds
}

test('a client watches a film, and goes on at the same place on another device', async ({
  page,
  browser,
  outside,
}) => {
  const mobile = freshMobile()
  await becomeClient(page, outside, mobile)
  await open(page, `/courses/courses-details/${course('sitting-for-ten-minutes')}`)
  await page.getByRole('button', { name: 'Enrol for free' }).click()
  await expect(page).toHaveURL(player('sitting-for-ten-minutes'))
  await expect(page.getByText('0 of 6 lessons completed')).toBeVisible()

  const film = page.getByRole('region', { name: /^Video/ })
  await film.getByLabel('Speed').selectOption('2')
  await film.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(film.getByText(/^0:(0[6-9]|1\d) /)).toBeVisible({ timeout: 15_000 })
  await page.keyboard.press('k')
  await expect(film.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const left = placeOf(await film.getByText(/^\d+:\d\d \//).textContent())
  await page.getByLabel(/^Note( at|$)/).fill('Sit on the edge of the chair.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sit on the edge' })).toBeVisible()
  // Seeking to the end isn't watching.
  await film.getByLabel('Position').fill('60')
  await film.getByLabel('Position').fill(`${left}`)
  await expect(page.getByText('0 of 6 lessons completed')).toBeVisible()
  await page.goto('about:blank')

  const phone = await logInAs(browser, outside, mobile, 'client')
  await phone.setViewportSize({ width: 390, height: 844 })
  await open(phone, player('sitting-for-ten-minutes'))
  await expect(phone.getByText(/^Resumed at 0:(0[4-9]|1\d)/)).toBeVisible()
  await expect(phone.getByText('Sit on the edge of the chair.')).toBeVisible()
  await phone.getByRole('button', { name: 'Lessons' }).click()
  await phone.getByRole('dialog', { name: 'Lessons' }).getByRole('link').nth(2).click()
  await phone.getByRole('button', { name: 'Mark as read' }).click()
  await expect(phone.getByText('1 of 6 lessons completed')).toBeAttached()
  await expect(phone.getByText('Lesson 4 of 6')).toBeVisible()
  // A lesson that is done says what is left, and the healer is asked where the question arises.
  await phone.goBack()
  await expect(phone.getByText(/^5 lessons left/)).toBeVisible()
  await phone.getByLabel(/^Your question for/).fill('Which chair is right for a bad back?')
  await phone.getByRole('button', { name: 'Submit question' }).click()
  await expect(phone.getByRole('listitem').filter({ hasText: 'Which chair is right' })).toBeVisible()
  await phone.getByRole('link', { name: /^Next: / }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  await phone.context().close()
})

test('a film goes on when its address has ended', async ({ page, outside }) => {
  let refused = 0
  await page.route(/\/files\/.*\.mp4/, (route) => {
    if (refused >= 1) return route.continue()
    refused += 1
    return route.fulfill({ status: 403, body: '' })
  })
  await becomeClient(page, outside)
  await open(page, player('sleep-slowly'))
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText(/^0:0[2-9] /)).toBeVisible({ timeout: 15_000 })
  expect(refused).toBe(1)
})

test('a visitor sees the open lessons and what comes with the course', async ({ page }) => {
  await open(page, player('sleep-slowly'))
  await expect(page.getByText('This is a free preview.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Why the bed became a desk' })).toBeVisible()
  const film = page.getByRole('region', { name: /^Video/ })
  await film.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(film.getByText('Here are thirty-five dots.')).toBeVisible()
  await film.getByLabel('Captions').selectOption('hi')
  await expect(film.getByText('यहाँ पैंतीस बिंदु हैं।')).toBeVisible()
  await open(page, player('sleep-slowly', 6))
  await expect(page.getByRole('heading', { name: 'Buy the course to open this lesson' })).toBeVisible()
})

test('the last quiz brings the certificate, which a visitor can check', async ({
  browser,
  page,
  outside,
}) => {
  const suresh = demoClients[1]?.phone.replaceAll(' ', '').slice(3) ?? ''
  const own = await logInAs(browser, outside, suresh, 'client')
  await open(own, player('women-and-the-papers'))
  await expect(own.getByText('4 of 5 lessons completed')).toBeVisible()
  const answer = async (option: string) => {
    await own.getByRole('radio', { name: option, exact: true }).check()
    await own.getByRole('button', { name: 'Submit answers' }).click()
  }
  await own.getByRole('button', { name: 'Submit answers' }).click()
  await expect(own.getByText('Please choose an answer')).toBeVisible()
  await answer('Yes')
  await expect(own.getByText('0 of 1 correct')).toBeVisible()
  await own.getByRole('button', { name: 'Try again' }).click()
  await answer('No, she receives it for the heirs')
  await expect(own.getByText('1 of 1 correct')).toBeVisible()
  await own.getByRole('link', { name: 'View certificate' }).click()
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Suresh Patil')
  const { pathname } = new URL(own.url())
  await own.context().close()

  await open(page, pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suresh Patil')
  await page.getByRole('link', { name: 'View course' }).click()
  await expect(page).toHaveURL(`/courses/courses-details/${course('women-and-the-papers')}`)
  await open(page, '/certificate/AAAA-BBBB-CCCC')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certificate not found')
})
