import type { Page } from '@playwright/test'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { becomeClient, demoHealer } from '../people.ts'

/** Lets a call be refused without a word, until the next one is asked for. */
async function failSilently(page: Page, path: string) {
  const address = `**/api/website/${path}`
  await page.route(address, (route) => route.fulfill({ status: 400, body: '' }))
  return () => page.unroute(address)
}

test('the way in says what is missing, what failed and what went well', async ({ page, outside }) => {
  await open(page, '/login')
  const contact = page.getByLabel('E-mail or mobile number')
  const send = page.getByRole('button', { name: 'Send OTP' })
  await send.click()
  await expect(page.getByText('Please enter email/phone number')).toBeVisible()
  await contact.fill('ananya')
  await send.click()
  await expect(page.getByText('Please select one option')).toBeVisible()
  await page.getByLabel('SMS').check()
  await send.click()
  await expect(page.getByText('Phone number is invalid')).toBeVisible()
  await page.getByLabel('E-mail', { exact: true }).check()
  await send.click()
  await expect(page.getByText('Please enter valid email')).toBeVisible()

  const mobile = freshMobile()
  await contact.fill(mobile)
  await contact.blur()
  let mend = await failSilently(page, 'generate-otp')
  await send.click()
  await expect(page.getByText('Failed to generate OTP')).toBeVisible()
  await mend()
  await send.click()
  await expect(page.getByText('OTP sent successfully to your mobile')).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Please enter otp')).toBeVisible()
  mend = await failSilently(page, 'login')
  const otp = page.getByLabel('OTP', { exact: true })
  await otp.fill(await outside.otp(mobile))
  await expect(page.getByText('Failed to login')).toBeVisible()
  await mend()
  await otp.fill(await outside.otp(mobile))
  await expect(page.getByText('Otp verified successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/register/)
})

test('who is known logs in by e-mail', async ({ page, browser, outside }) => {
  const mobile = freshMobile()
  await becomeClient(page, outside, mobile)
  const email = `ananya-${mobile}@example.com`
  await open(page, '/profile')
  const sent = await outside.count(email)
  await page.getByRole('button', { name: 'Verify e-mail' }).click()
  await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(email, sent))
  await expect(page.getByText(`E-mail: ${email}`, { exact: true })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await open(other, '/login')
  await other.getByLabel('E-mail or mobile number').fill(email)
  await other.getByRole('button', { name: 'Send OTP' }).click()
  await expect(other.getByText('OTP generated successfully')).toBeVisible()
  await other.getByLabel('OTP', { exact: true }).fill(await outside.otp(email, sent + 1))
  await expect(other.getByText('Logged in successfully')).toBeVisible()
  await other.context().close()
})

test('what does not load is named, and trying again brings it', async ({ page, outside }) => {
  await becomeClient(page, outside)
  for (const { call, at, words, lists } of [
    // The coming sessions and the past ones.
    { call: 'appointment?*', at: '/dashboard', words: 'unable to fetch healers list', lists: 2 },
    { call: 'my-event*', at: '/my-webinars', words: 'Failed to get workshops', lists: 1 },
    { call: 'questions*', at: '/questions', words: 'Failed to get questions list', lists: 1 },
  ]) {
    const mend = await failSilently(page, call)
    await open(page, at)
    const failure = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: words }) })
    await expect(failure).toHaveCount(lists)
    await mend()
    for (let left = lists; left > 0; left -= 1) {
      await failure.first().getByRole('button', { name: 'Try again' }).click()
      await expect(failure).toHaveCount(left - 1)
    }
  }

  await open(page, '/blog')
  const mend = await failSilently(page, 'about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { name: 'Failed to get About Us page modules' })).toBeVisible()
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Failed to get About Us page modules' })).toHaveCount(0)

  const interns = await failSilently(page, 'demo-appointment')
  await open(page, '/free-appointment?category=relationship')
  const daniel = demoHealer('daniel-lalthanga')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: daniel.name }) })
  const times = card.getByRole('group', { name: `Available times of ${daniel.name}` })
  await times.getByRole('button').last().click()
  await card.getByLabel(/What would you like to talk about/).fill('I wake at three.')
  await card.getByRole('button', { name: 'Confirm free session' }).click()
  await expect(card.getByText('Failed to book appointment')).toBeVisible()
  await interns()
})
