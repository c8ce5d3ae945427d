import { demoMembers, demoOrganization } from '../../demo/content/organizations.ts'
import { expectNoneHere } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'

const { name } = demoOrganization
const [, , member] = demoMembers

test('a member logs in with the organisation, proves the account by an OTP once, and stops this way again', async ({
  page,
  outside,
}) => {
  const email = member?.email ?? ''
  await open(page, '/login')
  await page.getByRole('link', { name: 'Log in with your organisation' }).click()
  await expect(page.getByRole('heading', { name: 'Log in with your organisation' })).toBeVisible()
  await expectNoneHere(page, 'the log-in of an organisation')
  await page.getByLabel('Work e-mail').fill('somebody@nowhere.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('No organisation logs in with this e-mail address')).toBeVisible()
  await page.getByLabel('Work e-mail').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Connect your account' })).toBeVisible()
  await expect(page.getByText(`Whoever runs the log-in of ${name} could log in as you`)).toBeVisible()
  await expect(page).toHaveURL(/\/organisation\/log-in\/[\w-]+$/)
  await expectNoneHere(page, 'a first log-in with an organisation')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(email))
  await expect(page.getByRole('heading', { name: 'My organisation' })).toBeVisible()
  const part = page.getByRole('button', { name: `Stop logging in with ${name}` })
  await expect(part).toBeVisible()
  await expectNoneHere(page, 'my organisation with its log-in')

  await part.click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(part).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Leave ${name}` })).toBeVisible()
})
