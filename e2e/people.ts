import { type Browser, expect, type Page } from '@playwright/test'
import { demoHealers } from '../demo/content/healers.ts'
import { demoId } from '../demo/ids.ts'
import { healerMobile } from '../demo/logins.ts'
import { freshMobile, open } from './fixtures.ts'

interface Otps {
  otp(contact: string, after?: number): Promise<string>
}

/** A demo healer: her page's address, her name and the number she logs in with. */
export function demoHealer(slug: string) {
  const index = demoHealers.findIndex((healer) => healer.slug === slug)
  const healer = demoHealers[index]
  if (!healer) throw new Error(`there is no demo healer ${slug}`)
  const name = [healer.honorific, healer.firstName, healer.lastName].filter(Boolean).join(' ')
  return {
    name,
    path: `/healers/healers-details/${demoId('healer', slug)}`,
    mobile: healerMobile(index).slice(3),
  }
}

/** Logs a healer in on a page of its own. */
export async function logInHealer(browser: Browser, outside: Otps, mobile: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await open(page, '/login/healer')
  await page.getByLabel('E-mail or mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(mobile))
  await expect(page).toHaveURL(/\/practice/)
  return page
}

/** Fills in the registration form and the OTP, wherever it was opened from. */
export async function register(page: Page, outside: Otps, mobile = freshMobile()) {
  await page.getByLabel('First name').fill('Ananya')
  await page.getByLabel('Last name').fill('Kulkarni')
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByLabel('E-mail').fill(`ananya-${mobile}@example.com`)
  await page.getByLabel('Female').check()
  await page.getByRole('button', { name: 'Send OTP to my mobile' }).click()
  await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(mobile))
  return { mobile, email: `ananya-${mobile}@example.com` }
}

/** Fills in what the booking gate asks for. */
export async function completeProfile(page: Page) {
  await page.getByLabel('Date of birth').fill('1991-04-12')
  await page.getByLabel('Married', { exact: true }).check()
  await page.getByLabel('State').selectOption('Karnataka')
  await page.getByLabel('City').fill('Bengaluru')
  await page.getByLabel('Salary').check()
  await page.getByLabel('6 to 12 lakh').check()
  await page.getByLabel('₹500 to ₹2,000').check()
  await page.getByRole('button', { name: /^Save/ }).click()
}

/** A registered client with a complete profile, at home in this page. */
export async function becomeClient(page: Page, outside: Otps) {
  await open(page, '/register?redirect_to=/profile')
  const person = await register(page, outside)
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  await completeProfile(page)
  await expect(page.getByText('Everything is here.')).toBeVisible()
  return person
}

/** Chooses the first free time of the healer and writes a line. */
export async function chooseTime(page: Page, path: string) {
  await open(page, path)
  const picker = page.getByRole('region', { name: 'Choose a time' })
  const day = picker.getByRole('button', { name: /[1-9]\d* free times?$/ }).first()
  await day.click()
  const time = picker.getByRole('button', { name: /^\d+:\d\d [ap]m$/ }).first()
  await time.click()
  await picker
    .getByLabel('What would you like to talk about?')
    .fill('I wake at three and cannot sleep again.')
  return picker
}

/** Inside the gateway's window: pays by card. */
export async function payByCard(page: Page, number = '4111 1111 1111 1111') {
  const gateway = page.frameLocator('iframe')
  await gateway.getByRole('tab', { name: 'Card' }).click()
  await gateway.getByLabel('Card number').fill(number)
  await gateway.getByLabel('Expiry').fill('12/30')
  await gateway.getByLabel('CVV').fill('123')
  await gateway.getByLabel('Name on the card').fill('Ananya Kulkarni')
  await gateway.getByRole('button', { name: /^Pay/ }).click()
}
