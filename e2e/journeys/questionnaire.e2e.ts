import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient } from '../people.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

test('a new client answers one question after the other, comes back where they left, and changes an answer', async ({
  page,
  outside,
}) => {
  await becomeClient(page, outside)
  await open(page, '/dashboard')
  // It comes by itself, above the questions.
  await expect(page.getByRole('link', { name: 'Book free session' })).toBeVisible()
  await page.getByRole('link', { name: 'Answer questions' }).click()
  await expect(page.getByText('Question 1 of 7')).toBeVisible()
  await next(page)
  await expect(page.getByText('Please choose an answer')).toBeVisible()
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'आपको किस बारे में मदद चाहिए?' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByLabel('Family').check()
  await page.getByLabel('Health, sleep and body').check()
  // On a slow line the next question comes when its buttons work.
  await page.route('**/api/website/answer', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await next(page)
  const heading = page.getByRole('heading', { level: 1, name: 'How long have you felt this way?' })
  await expect(heading).toBeFocused()
  await page.unroute('**/api/website/answer')
  await page.getByRole('button', { name: 'Skip question' }).click()
  await expect(page.getByText('Question 3 of 7')).toBeVisible()

  // The server rejects this answer: the form continues and resends it with the next one.
  await page.route('**/api/website/answer', (route) => route.fulfill({ status: 429, body: '' }))
  await page.getByLabel('Once or twice').check()
  await next(page)
  await expect(page.getByText('Your last answers are saved on this device')).toBeVisible()
  await page.unroute('**/api/website/answer')
  await page.getByLabel('Hindi').check()
  await next(page)
  await expect(page.getByText('Question 5 of 7')).toBeVisible()

  await open(page, '/questions')
  await expect(page.getByText('Question 5 of 7')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('Hindi')).toBeChecked()
  await next(page)
  await page.getByLabel('Evenings, after 5').check()
  await next(page)
  await page.getByLabel('Up to ₹1,000').check()
  await next(page)
  await page.getByLabel('Talking to a person').check()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByText('Family, Health, sleep and body')).toBeVisible()
  await expect(page.getByText('Once or twice')).toBeVisible()
  await page
    .getByRole('link', { name: 'Change the answer to “How much can you spend on one session?”' })
    .click()
  await page.getByLabel('Up to ₹2,000').check()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Up to ₹2,000')).toBeVisible()
  await open(page, '/dashboard')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Answer questions' })).toHaveCount(0)
})

test('the questionnaire can be put off', async ({ page, outside }) => {
  await becomeClient(page, outside)
  await open(page, '/questions')
  await page.getByRole('button', { name: 'Answer later' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('link', { name: 'Answer questions' })).toBeVisible()
})
