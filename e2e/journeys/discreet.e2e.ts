import type { Page } from '@playwright/test'
import { demoId } from '../../demo/ids.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient } from '../people.ts'

const lastActive = (page: Page) => page.evaluate(() => Number(localStorage.getItem('lastActive')))

test('beside a film the tab is neutral and the exit there; watching is being there, and a pause is not', async ({
  page,
  outside,
}) => {
  await becomeClient(page, outside)
  await open(page, '/privacy-centre')
  await page.getByRole('switch', { name: 'Neutral tab titles' }).check()
  await page.getByRole('switch', { name: 'Quick exit button' }).check()
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/discreet-use') && response.request().method() === 'PUT',
  )
  await page.getByLabel(/^Log out/).selectOption('15')
  expect((await saved).ok()).toBe(true)

  const course = demoId('course', 'sitting-for-ten-minutes')
  await open(page, `/courses/courses-details/${course}`)
  await page.getByRole('button', { name: 'Enrol for free' }).click()
  await expect(page).toHaveURL(`/course-view/courses-details/${course}`)
  await expect(page).toHaveTitle('Notes')
  await expect(page.getByRole('button', { name: 'Quick exit' })).toBeVisible()

  const film = page.getByRole('region', { name: /^Video/ })
  await film.getByRole('button', { name: 'Play', exact: true }).click()
  const pressed = await lastActive(page)
  await expect.poll(() => lastActive(page)).toBeGreaterThan(pressed + 4000)

  await film.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.evaluate(() => {
    localStorage.setItem('lastActive', `${Date.now() - 16 * 60_000}`)
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page).toHaveURL('/login')
  // The page is hidden until it is loaded anew.
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
