import { demoId } from '../../demo/ids.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, giveStars, payByCard } from '../people.ts'

const workshop = demoId('event', 'breath-before-words')
const recording = demoId('event', 'evening-lamp')

test('a workshop is found, paid by card, stands in My events, and its enrolment is cancelled', async ({
  page,
  outside,
}) => {
  // Shared by a friend: after logging in it is opened.
  await open(page, `/workshop/workshop-details/${workshop}`)
  expect(await page.evaluate(() => sessionStorage.getItem('workshopLink'))).toContain(workshop)
  await becomeClient(page, outside)

  await open(page, '/events?category=health')
  await page.getByRole('link', { name: 'Workshops', exact: true }).click()
  await expect(page).toHaveURL('/workshop?category=health')
  await page.getByRole('link', { name: 'Breath before words' }).click()
  await expect(page).toHaveURL(`/workshop/workshop-details/${workshop}`)
  await expect(page.getByText('20 seats left')).toBeVisible()
  await page.getByRole('button', { name: 'Enrol for ₹999' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
  await expect(page.getByText(/Your seat is held until/)).toBeVisible()
  await page.getByRole('button', { name: 'Pay ₹999' }).click()
  await payByCard(page)
  await expect(
    page.getByRole('heading', { level: 1, name: 'You are enrolled in “Breath before words”' }),
  ).toBeVisible()

  await page.getByRole('link', { name: 'View event' }).click()
  await expect(page).toHaveURL(`/workshop/join/${workshop}`)
  await expect(page.getByRole('heading', { name: /^The joining link opens .* at 6:45 am$/ })).toBeVisible()
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Events', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'View all my events' }).click()
  await page.getByRole('link', { name: 'Breath before words', exact: true }).click()

  await page.getByRole('button', { name: 'Cancel enrolment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel your enrolment?' })
  await expect(dialog.getByText('To your card, bank account or UPI')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel enrolment' }).click()
  await expect(page).toHaveURL(`/workshop/workshop-details/${workshop}`)
  await expect(page.getByRole('button', { name: 'Enrol for ₹999' })).toBeVisible()
  await open(page, `/workshop/join/${workshop}`)
  await expect(page.getByRole('heading', { name: 'You are not enrolled' })).toBeVisible()
})

test('a recording that costs nothing is watched, and how it was is said and changed', async ({
  page,
  outside,
}) => {
  await becomeClient(page, outside)
  await open(page, '/workshop?type=recorded')
  await page.getByRole('link', { name: 'An evening lamp' }).click()
  await page.getByRole('button', { name: 'Watch for free' }).click()
  await expect(page).toHaveURL(`/workshop/join/${recording}`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0)

  await page.getByRole('link', { name: 'Give feedback' }).click()
  await expect(page).toHaveURL(`/feedback/workshop/${recording}`)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await giveStars(page, 4)
  await page.getByLabel('Your feedback').fill('I cooked more slowly than ever.')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Feedback form submit successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Edit feedback' }).click()
  await expect(page.getByLabel('Your feedback')).toHaveValue('I cooked more slowly than ever.')
  await giveStars(page, 5)
  await page.getByRole('button', { name: 'Update feedback' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback' })).toBeVisible()
})
