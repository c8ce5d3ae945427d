import { demoId } from '../../demo/ids.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { becomeClient, logInAs } from '../people.ts'

test('nothing of the log-in form moves when an error appears, and a press on its button counts', async ({
  page,
}) => {
  await open(page, '/login')
  const send = page.getByRole('button', { name: 'Send OTP' })
  const place = async () => (await send.boundingBox())?.y
  const before = await place()
  await send.click()
  await expect(page.getByText('Please enter email/phone number')).toBeVisible()
  expect(await place()).toBe(before)
  await page.getByLabel('E-mail or mobile number').fill('12')
  await page.getByLabel('E-mail or mobile number').blur()
  expect(await place()).toBe(before)
  await page.getByLabel('E-mail or mobile number').fill(freshMobile())
  await page.getByRole('radio', { name: 'SMS' }).check()
  await send.click()
  await expect(page).toHaveURL(/\/otp/)
})

test('an OTP that no provider took is told, with the other channel', async ({ page }) => {
  await page.route('**/api/website/generate-otp', (route) =>
    route.fulfill({
      // As refused; a browser logs each 503, and no journey may pass over one of those.
      status: 400,
      json: { code: 'otpNotSent', message: 'The OTP could not be sent.', request_id: 'r' },
    }),
  )
  await open(page, '/login')
  await page.getByLabel('E-mail or mobile number').fill(freshMobile())
  await page.getByRole('radio', { name: 'SMS' }).check()
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('The OTP could not be sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Use my e-mail instead' }).click()
  await expect(page.getByLabel('E-mail or mobile number')).toBeFocused()
  await expect(page.getByLabel('E-mail or mobile number')).toHaveValue('')
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeChecked()
})

test('from a crowded network the browser proves some work by itself, says so, and the OTP is sent', async ({
  page,
}) => {
  const challenge = {
    parameters: {
      ...{ algorithm: 'PBKDF2/SHA-256', cost: 200, keyLength: 32, keyPrefix: '00' },
      ...{ nonce: 'ab'.repeat(16), salt: 'cd'.repeat(16) },
    },
    signature: 'ef'.repeat(32),
  }
  const message =
    'Many OTPs were requested from your network. Your browser is solving a small task first. This takes a few seconds'
  const proofs: string[] = []
  let release = () => {}
  const seen = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/website/generate-otp', async (route) => {
    const { proof, ...asked } = route.request().postDataJSON()
    // A browser logs each 429, and no journey may pass over one of those.
    if (!proof)
      return route.fulfill({ status: 400, json: { code: 'proofNeeded', message, data: { challenge } } })
    proofs.push(proof)
    await seen
    // The challenge is not of this server, which asks for none.
    return route.continue({ postData: JSON.stringify(asked) })
  })
  await open(page, '/login')
  await page.getByLabel('E-mail or mobile number').fill(freshMobile())
  await page.getByRole('radio', { name: 'SMS' }).check()
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/otp/)
  await expect(page.getByText(message)).toBeHidden()
  const [proof = ''] = proofs
  const { challenge: solved, solution } = JSON.parse(Buffer.from(proof, 'base64').toString())
  expect(solved).toEqual(challenge)
  expect(solution).toMatchObject({ counter: expect.any(Number), derivedKey: expect.stringMatching(/^00/) })
})

test('a device that is logged out from another one goes to the login from every page', async ({
  page,
  browser,
  outside,
}) => {
  const mobile = freshMobile()
  await becomeClient(page, outside, mobile)
  const other = await logInAs(browser, outside, mobile, 'client')
  await open(other, '/profile')
  for (const path of ['/blog', `/course-view/courses-details/${demoId('course', 'sleep-slowly')}`]) {
    if (path !== '/blog') await becomeAgain()
    const connected = page.waitForEvent('websocket')
    await open(page, path)
    const socket = await connected
    await socket.waitForEvent('framereceived')
    await page.waitForTimeout(500)
    await endOthers()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('You were logged out of this device from another device.')).toBeVisible()
  }
  await other.context().close()

  async function becomeAgain() {
    const again = await logInAs(browser, outside, mobile, 'client')
    const kept = await again.evaluate(() => ({ ...localStorage }))
    const cookies = await again.context().cookies()
    await again.context().close()
    await page.context().addCookies(cookies)
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, String(value))
    }, kept)
  }
  async function endOthers() {
    const ended = await other.evaluate(async () => {
      const csrf = document.cookie.match(/csrf=([^;]+)/)?.[1] ?? ''
      const answer = await fetch('/api/website/device', {
        method: 'DELETE',
        headers: { authorization: `Bearer ${localStorage.getItem('token')}`, 'x-csrf-token': csrf },
      })
      return answer.status
    })
    expect(ended).toBe(200)
  }
})
