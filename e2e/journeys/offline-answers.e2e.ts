import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient } from '../people.ts'

test.use({ losesLine: true })

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

/** How often a change at this address was taken by the site. */
function countTaken(page: Page, address: string) {
  const taken: string[] = []
  page.on('response', (response) => {
    const isChange = response.request().method() === 'POST' && response.url().endsWith(address)
    if (isChange && response.ok()) taken.push(response.request().postData() ?? '')
  })
  return taken
}

test('answers to the questionnaire are kept without a line, sent once it is back, and gone after logging out', async ({
  page,
  context,
  outside,
}) => {
  await becomeClient(page, outside)
  // The service worker does not load either, and the page shows no error.
  await page.route('**/assets/worker-*.js', (route) => route.abort())
  const workerAsked = page.waitForRequest('**/assets/worker-*.js')
  await open(page, '/questions')
  const taken = countTaken(page, '/api/website/answer')
  await expect(page.getByLabel('Family')).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Family').check()
  await next(page)
  await expect(page.getByText('Question 2 of 7')).toBeVisible()
  await expect(page.getByText('Your last answers are saved on this device', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Skip question' }).click()
  await expect(page.getByText('Question 3 of 7')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your last answers are saved on this device', { exact: false })).toHaveCount(0)
  await workerAsked
  expect(taken).toHaveLength(1)
  expect(JSON.parse(taken[0] ?? '')).toMatchObject({
    answers: [{ choices: ['family'] }, { choices: [] }],
  })
  await open(page, '/questions')
  await expect(page.getByText('Question 3 of 7')).toBeVisible()
  expect(taken).toHaveLength(1)

  await page.route('**/api/website/answer', (route) => route.abort())
  await page.getByLabel('Once or twice').check()
  await next(page)
  await expect(page.getByText('Your last answers are saved on this device', { exact: false })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('unsentAnswers')
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('unsentAnswers')
  expect(taken).toHaveLength(1)
})

test('a test that was finished without a line is kept through a reload, sent once, and shows its result', async ({
  page,
  context,
  outside,
}) => {
  await becomeClient(page, outside)
  await open(page, '/result/test/who-5')
  await page.getByLabel('Most of the time').check()
  await next(page)
  await page.getByLabel('Most of the time').check()
  await next(page)
  await page.reload()
  await expect(page.getByText('Question 3 of 5')).toBeVisible()
  const taken = countTaken(page, '/api/website/test/who-5')
  await context.setOffline(true)
  for (let question = 3; question <= 4; question++) {
    await page.getByLabel('Most of the time').check()
    await next(page)
  }
  await page.getByLabel('Most of the time').check()
  await page.getByRole('button', { name: 'View result' }).click()
  await expect(page.getByText('Your answers are saved on this device', { exact: false })).toBeVisible()

  // The answers arrive and the line breaks before the site can say so: they are sent again, and count once. The route
  // stays: one that goes while the page loads takes some of its requests along.
  let isBroken = false
  await page.route('**/api/website/test/who-5', async (route) => {
    if (isBroken || route.request().method() !== 'POST') return await route.continue()
    isBroken = true
    await route.fetch()
    await route.abort()
  })
  await context.setOffline(false)
  await page.reload()
  const begun = () => page.evaluate(() => localStorage.getItem('begunTests'))
  await expect.poll(begun, { timeout: 40_000 }).toBeNull()
  await open(page, '/result')
  const result = page.getByRole('region', { name: 'Well-being (WHO-5)' })
  await expect(result.getByText('20 of 25')).toBeVisible()
  expect(taken).toHaveLength(1)
  await expect(result.getByRole('heading', { name: 'History' })).toHaveCount(0)
})
