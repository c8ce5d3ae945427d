import { editor } from '../back-office.ts'
import { expect, open, test } from '../fixtures.ts'

test('a colleague logs in by the provider of their organisation, and their own code is still asked for', async ({
  page,
}) => {
  await open(page, '/login/staff?redirect_to=/admin')
  const byProvider = page.getByRole('button', { name: 'Log in with the sandbox' })
  await byProvider.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The log-in there was cancelled. You can go on with an OTP.')).toBeVisible()
  // Nothing of the answer stays in the address.
  await expect(page).toHaveURL(/\/login\/staff\?redirect_to=\/admin$/)
  await byProvider.click()
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(editor.email)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(page).toHaveURL(/\/login\/staff\/second-factor\?redirect_to=/)
})
