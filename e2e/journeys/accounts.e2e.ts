import { expect, freshMobile, open, test } from '../fixtures.ts'
import { applyAsHealer, becomeClient, demoHealer, fillAccount, fillDetails, register } from '../people.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('what is missing or wrong is shown at its field, nothing typed is lost, and a child is refused', async ({
  page,
  outside,
}) => {
  await open(page, '/register')
  await page.getByLabel('First name').fill('An')
  await page.getByLabel('Mobile number', { exact: true }).fill('12345')
  await page.getByLabel('E-mail').fill('nobody')
  const send = page.getByRole('button', { name: 'Send OTP to my mobile' })
  await send.click()
  await expect(page.getByText('Please enter more than 2 character')).toHaveCount(2)
  for (const words of [
    'Please enter your date of birth',
    'Please enter a 10 digits mobile no.',
    'Please enter valid email',
    'Please agree to the privacy policy and the terms',
  ])
    await expect(page.getByText(words)).toBeVisible()
  await page.getByLabel('First name').fill('Ananya')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ananya')

  await page.getByLabel('Last name').fill('Kulkarni')
  await page.getByLabel('Date of birth').fill('2015-01-01')
  await send.click()
  await expect(page.getByText('You are not old enough for your own account yet.')).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Kulkarni')

  await page.getByText('I have a referral code').click()
  const code = page.getByLabel('Referral code')
  const { mobile, email } = await register(page, outside, freshMobile(), {
    last: () => code.fill('NOBODY'),
    ending: 'refused',
  })
  const again = async () => {
    const before = await outside.count(mobile)
    await page.getByRole('button', { name: 'Send OTP to my mobile' }).click()
    await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(mobile, before))
  }
  await expect(code).toHaveAccessibleDescription(/Please enter valid referral code/)
  await code.fill('')
  await again()
  // Each further step says what is missing and is saved by itself; a person who leaves is logged in.
  await expect(page.getByRole('heading', { name: 'Step 2 of 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  for (const words of [
    'Please select your gender',
    'Please select your profession',
    'Please select your state',
    'Please enter your city',
  ])
    await expect(page.getByText(words)).toBeVisible()
  await page.getByLabel('City').fill('Mysuru')
  await page.getByRole('button', { name: 'Do this later' }).click()
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible()

  await open(page, '/profile')
  await expect(page.getByText(/is not verified yet/)).toBeVisible()
  const sent = await outside.count(email)
  await page.getByRole('button', { name: 'Verify e-mail' }).click()
  await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(email, sent))
  await expect(page.getByText(`E-mail: ${email}`, { exact: true })).toBeVisible()
  await expect(page.getByText('not verified')).toHaveCount(0)
})

test('the second device is logged out at once by the first', async ({ page, browser, outside }) => {
  const mobile = freshMobile()
  await becomeClient(page, outside, mobile)
  const second = await (await browser.newContext()).newPage()
  await open(second, '/login?redirect_to=/dashboard')
  await second.getByLabel('E-mail or mobile number').fill(mobile)
  await second.getByLabel('SMS').check()
  const before = await outside.count(mobile)
  await second.getByRole('button', { name: 'Send OTP' }).click()
  await second.getByLabel('OTP', { exact: true }).fill(await outside.otp(mobile, before))
  await expect(second).toHaveURL(/\/dashboard/)

  await open(page, '/profile')
  await page.getByRole('link', { name: 'Devices', exact: true }).click()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Log out Chrome/ }).click()
  await expect(page.getByText('The device has been logged out')).toBeVisible()
  await expect(page.getByText('No other device is logged in.')).toBeVisible()
  // Nothing was clicked or reloaded there.
  await expect(second).toHaveURL(/\/login/)
  expect(await second.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await second.context().close()
})

test('a picture is chosen, shown in header and profile, and removed', async ({ page, outside }) => {
  await becomeClient(page, outside)
  await open(page, '/profile')
  const part = page.getByRole('region', { name: 'Profile picture' })
  await part
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: pixel.subarray(4) })
  await expect(part.getByText('Please choose a picture in JPG, PNG or WebP format')).toBeVisible()
  await part
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel })
  await expect(page.getByText('Your picture has been saved')).toBeVisible()
  await expect(page.locator('img[src^="/media/people/"]')).toHaveCount(2)
  await part.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.locator('img[src^="/media/people/"]')).toHaveCount(0)
})

test('a new number is verified at the old and the new one', async ({ page, outside }) => {
  const [mobile, next] = [freshMobile(), freshMobile()]
  await becomeClient(page, outside, mobile)
  await open(page, '/profile/contact?channel=mobile')
  await page.getByLabel('New mobile number').fill(next)
  const before = await outside.count(mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(mobile, before))
  await expect(
    page.getByText(/^Enter the OTP that we sent to .*, which you will use from now on/),
  ).toBeVisible()
  await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(next))
  await expect(page.getByText(`Mobile number: +91 ${next.slice(0, 5)} ${next.slice(5)}`)).toBeVisible()
})

test('what was typed into the registration is still there after the OTP was sent', async ({ page }) => {
  await open(page, '/register')
  await fillAccount(page, freshMobile())
  await page.getByRole('button', { name: 'Send OTP to my mobile' }).click()
  await expect(page.getByLabel('OTP', { exact: true })).toBeVisible()
  const isFilled = async () => {
    await expect(page.getByLabel('Date of birth')).toHaveValue('1991-04-12')
    await expect(page.getByLabel(/^I have read the privacy policy/)).toBeChecked()
  }
  await page.goBack()
  await isFilled()
  await page.goForward()
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await isFilled()
  await page.goBack()
  await page.reload()
  await isFilled()
})

test('a step of the registration that was saved is there on another day, and typed words after a reload', async ({
  page,
  outside,
}) => {
  const mobile = freshMobile()
  await open(page, '/register')
  await fillAccount(page, mobile)
  await page.getByRole('button', { name: 'Send OTP to my mobile' }).click()
  await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(mobile))
  await expect(page.getByRole('heading', { name: 'Step 2 of 3' })).toBeVisible()
  await page.getByLabel('City').fill('Mysuru')
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Mysuru')
  await fillDetails(page)
  await expect(page.getByRole('heading', { name: 'Verify your e-mail' })).toBeVisible()
  await open(page, '/profile')
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru')
  await expect(page.getByText('Your profile is complete.')).toBeVisible()
})

test('a healer registers with a document and sees that the registration is in review', async ({
  page,
  outside,
}) => {
  await applyAsHealer(page, outside)
  await expect(page).toHaveURL(/\/practice/)
  await expect(page.getByRole('button', { name: 'Verify e-mail' })).toBeVisible()
  await expect(page.getByText('Your registration is under review')).toBeVisible()
  await expect(page.getByText('certificate.pdf')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('healerDraft'))).toBeNull()
})

test('the registration of a healer is checked step by step, and its draft waits on the device', async ({
  page,
  context,
}) => {
  await open(page, '/register/healer')
  const step = (name: string) => page.getByRole('heading', { name })
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByText('Please select your gender')).toBeVisible()
  await page.getByLabel('First name').fill('Sunita')
  await page.getByLabel('Last name').fill('Sharma')
  await page.getByLabel('Mobile number').fill(freshMobile())
  await page.getByLabel('E-mail').fill('sunita@example.com')
  await page.getByLabel('Female').check()
  await next.click()
  await expect(step('Step 2 of 4: Your work')).toBeFocused()
  await page.getByLabel('City').fill('Pune')
  await page.getByLabel('Hindi').check()

  // The phone's own back button is one step back, and nothing is lost on the way.
  await page.goBack()
  await expect(step('Step 1 of 4: Contact details')).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Sharma')
  await next.click()
  await expect(page.getByLabel('City')).toHaveValue('Pune')

  // Another day, in another tab: where it stopped.
  await page.close()
  const later = await context.newPage()
  await open(later, '/register/healer')
  await expect(later.getByRole('heading', { name: 'Step 2 of 4: Your work' })).toBeVisible()
  await expect(later.getByLabel('City')).toHaveValue('Pune')
  await expect(later.getByLabel('Hindi')).toBeChecked()
  const kept = () => later.evaluate(() => localStorage.getItem('healerDraft'))
  expect(await kept()).toContain('Sunita')
  await later.getByRole('button', { name: 'Delete draft' }).click()
  await expect(later.getByLabel('First name')).toHaveValue('')
  expect(await kept()).toBeNull()
})

test('what an ended session left is cleared at the start, with one reload and not another', async ({
  page,
}) => {
  await page.goto('/favicon.svg')
  const leave = () =>
    page.evaluate(() => {
      localStorage.setItem('token', 'old')
      localStorage.setItem('refreshTokenTime', '1')
      localStorage.setItem('userData', '{}')
      localStorage.setItem('theme', 'light')
    })
  const kept = () => page.evaluate(() => Object.keys(localStorage).sort())
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await leave()
  await open(page, '/')
  await expect.poll(() => loads).toBe(2)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  // The settings are the site's own, kept anew at each visit.
  const own = ['cacheCleared', 'settings', 'theme']
  await expect.poll(kept).toEqual(own)
  await leave()
  await open(page, '/')
  await expect.poll(kept).toEqual(own)
  expect(loads).toBe(3)
})

test('who opens the browser again is still logged in and may change things, though its cookies are gone', async ({
  page,
  outside,
}) => {
  await becomeClient(page, outside)
  const { name, path } = demoHealer('riyaz-bhat')
  await page.context().clearCookies()
  await open(page, path)
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/website/wishlist') && answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: `Add ${name} to wishlist` }).click()
  expect((await saved).status()).toBe(201)
  await page.reload()
  await expect(page.getByRole('button', { name: `Remove ${name} from wishlist` })).toBeVisible()
})
