import { logInAdmin, openScreen } from '../back-office.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, demoHealer } from '../people.ts'

test('a client reports a review; staff hide it, and the page of the healer shows another mean', async ({
  page,
  browser,
  outside,
}) => {
  test.setTimeout(90_000)
  const healer = demoHealer('zara-wadia')
  const words = 'Nice but we spent a lot of the time on forms.'
  await open(page, healer.path)
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Report/ })).toHaveCount(0)
  await expect(page.getByText('4.3 of 5 stars from 3 reviews', { exact: false })).toBeVisible()

  await becomeClient(page, outside)
  await open(page, healer.path)
  await page.getByRole('button', { name: 'Report the review by Loud Fan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a review' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Please choose a reason')).toBeVisible()
  await dialog.getByRole('radio', { name: 'False or misleading' }).check()
  await dialog.getByLabel('Anything to add (optional)').fill('Written by a rival')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. Our team will look into it.')).toBeVisible()

  const admin = await logInAdmin(browser, outside)
  await openScreen(admin, '/community-reports')
  await admin.getByRole('row').filter({ hasText: 'Review by Loud Fan' }).click()
  const reported = admin.getByRole('region', { name: 'Reported', exact: true })
  await expect(reported.getByText(words)).toBeVisible()
  await expect(admin.getByText('Written by a rival')).toBeVisible()
  await admin.getByRole('combobox', { name: 'Decision' }).click()
  await admin.getByRole('option', { name: 'Hide the review' }).click()
  await admin.getByRole('button', { name: 'Save decision' }).click()
  await expect(admin.getByRole('region', { name: 'Our decision' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('5 of 5 stars from 2 reviews', { exact: false })).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)
  await open(page, '/notifications')
  await expect(page.getByRole('main').getByText('Thank you for your report')).toBeVisible()

  await admin.getByRole('button', { name: 'Show it again' }).click()
  await expect(reported.getByText('Shown')).toBeVisible()
  await open(page, healer.path)
  await expect(page.getByText(words)).toBeVisible()
})
