import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, chooseTime, logInHealer, payByCard, register } from '../people.ts'

test('a visitor registers, books, pays by card, and the healer sees it arrive', async ({
  page,
  browser,
  outside,
}) => {
  const healer = await ownHealer('meera-krishnan')
  const practice = await logInHealer(browser, outside, healer.mobile)
  await open(practice, '/practice')

  const picker = await chooseTime(page, healer.path)
  await picker.getByRole('button', { name: /^Book appointment/ }).click()
  await expect(page).toHaveURL(/\/login\?redirect_to=/)
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  // The time is held from the first press, and each page on the way says so.
  const held = page.getByRole('region', { name: 'Your chosen time' })
  await expect(held.getByText(healer.name)).toBeVisible()
  await expect(held.getByText(/^Held for you for (10:00|9:\d\d) more/)).toBeVisible()
  const person = await register(page, outside, undefined, {
    about: () => expect(held.getByText('₹2,000')).toBeVisible(),
    ending: 'booking',
  })
  // The registration has told everything that the gate asks for, so the held time is paid at once.
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
  await expect(page.getByText('Includes 18% GST')).toBeVisible()
  await page.getByRole('button', { name: 'Pay ₹2,000' }).click()
  await payByCard(page)
  await expect(page.getByText('Appointment booked successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Booked:')

  // The second OTP of the registration did not stand in the way; it can be entered now.
  const sent = await outside.count(person.email)
  await expect(page.getByText('is not verified yet')).toBeVisible()
  await page.getByRole('button', { name: 'Verify e-mail' }).click()
  await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(person.email, sent))
  await expect(page.getByText('is not verified yet')).toHaveCount(0)

  // The healer's page was not reloaded.
  await expect(practice.locator('ol').getByText('Ananya')).toBeVisible()
  await practice.context().close()

  await page.getByRole('link', { name: 'View appointment' }).click()
  await expect(page.getByText('I wake at three and cannot sleep again.')).toBeVisible()
  await open(page, '/dashboard')
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('article').getByText('Confirmed')).toBeVisible()
  await expect(page.getByRole('article').getByText(healer.name)).toBeVisible()

  const receipt = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Receipt' }).click()
  expect((await receipt).suggestedFilename()).toMatch(/receipt-.*\.pdf$/)

  await expect.poll(async () => (await outside.items(person.email, 'mail')).length).toBeGreaterThan(0)
  await expect.poll(async () => (await outside.items(person.mobile, 'sms')).length).toBeGreaterThan(1)
  await open(page, '/notifications')
  await expect(page.getByText('Your session is booked')).toBeVisible()
})

test('the tab is closed after paying: the webhook completes the booking', async ({
  page,
  context,
  outside,
}) => {
  const mobile = freshMobile()
  await becomeClient(page, outside, mobile)
  const picker = await chooseTime(page, (await ownHealer('imran-qureshi')).path)
  await picker.getByRole('button', { name: /^Book appointment/ }).click()
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
  const started = page.waitForResponse((answer) => /\/api\/website\/payment\//.test(answer.url()))
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  const { data } = await (await started).json()
  await page.close()

  // Changes between a page's request and its live connection are not lost either, nor when the page reads the latest
  // news last.
  const { promise: mayConnect, resolve: letConnect } = Promise.withResolvers<void>()
  const { promise: mayCount, resolve: letCount } = Promise.withResolvers<void>()
  const openHeld = async (held: Record<string, Promise<void>>) => {
    const later = await context.newPage()
    for (const [address, may] of Object.entries(held))
      await later.route(address, async (route) => {
        await may
        await route.continue()
      })
    await open(later, '/dashboard')
    await expect(
      later
        .getByRole('listitem')
        .filter({ has: later.getByRole('link', { name: /^Pay ₹/ }) })
        .getByText('Payment Pending !'),
    ).toBeVisible()
    return later
  }
  const connectsLate = await openHeld({ '**/socket.io/**': mayConnect })
  const countsLate = await openHeld({ '**/socket.io/**': mayConnect, '**/notification-count': mayCount })
  const texts = async () => (await outside.items(mobile)).length
  const before = await texts()
  await outside.control(`orders/${data.checkout.order_id}/pay`)
  await expect.poll(texts).toBeGreaterThan(before)
  letCount()
  letConnect()
  await expect(connectsLate.getByText('Confirmed')).toBeVisible()
  await expect(countsLate.getByText('Confirmed')).toBeVisible()
})

test('a declined card, then the same order is paid', async ({ page, outside }) => {
  await becomeClient(page, outside)
  const picker = await chooseTime(page, (await ownHealer('nandini-bose')).path)
  await picker.getByRole('button', { name: /^Book appointment/ }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payByCard(page, '4000 0000 0000 0002')
  const gateway = page.frameLocator('iframe')
  await gateway.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('Payment Failed ! Repay')).toBeVisible()
  await expect(page.getByText('Nothing was charged. You can try the payment again.')).toBeVisible()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payByCard(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Booked:')
})

test('two people and one slot: one pays, the other is shown the next free times', async ({
  page,
  browser,
  outside,
}) => {
  const healer = await ownHealer('farida-sheikh')
  const other = await (await browser.newContext()).newPage()
  await becomeClient(page, outside)
  await becomeClient(other, outside)
  const [mine, theirs] = [await chooseTime(page, healer.path), await chooseTime(other, healer.path)]
  await mine.getByRole('button', { name: /^Book appointment/ }).click()
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
  await theirs.getByRole('button', { name: /^Book appointment/ }).click()
  await expect(other.getByText('This time was just booked')).toBeVisible()
  await expect(other.getByText('These times are available:')).toBeVisible()
  await other.context().close()
})
