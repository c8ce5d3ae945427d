import { pathTo } from '@newyou/contract/addresses'
import type { Page } from '@playwright/test'
import { createLinks } from '../../server/care/appointments/index.ts'
import { readConfig } from '../../server/platform/config.ts'
import { bookAndPay, startOf } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, chooseTime, freeDays, freeTimes, logInAs, logInHealer, payByCard } from '../people.ts'

/** In the panel for rescheduling: the last free time of the last day that has one. Says which. */
async function chooseAnother(page: Page) {
  const panel = page.getByRole('region', { name: 'Reschedule' })
  const day = freeDays(panel).last()
  await day.click()
  const time = freeTimes(panel).last()
  await time.click()
  const said = (await panel.getByText(/^New time:/).textContent()) ?? ''
  await panel.getByRole('button', { name: 'Reschedule session' }).click()
  return said.replace('New time: ', '')
}

test('wallet and card: cancelling shows the rupees for each, and each gets them', async ({
  browser,
  outside,
}) => {
  const page = await logInAs(browser, outside, '9845000001', 'client')
  await open(page, '/dashboard')
  const wallet = page.getByRole('heading', { name: 'Wallet' }).locator('..')
  await expect(wallet).toContainText('1,240')
  const picker = await chooseTime(page, (await ownHealer('farida-sheikh')).path, 'next')
  // The rule is shown before anything is chosen.
  await page.getByText('Rescheduling and cancellation').click()
  await expect(page.getByText(/You can reschedule until 24 hours before/)).toBeVisible()
  await picker.getByRole('button', { name: /^Book appointment/ }).click()
  await page.getByRole('heading', { name: 'Confirm and pay' }).waitFor()
  await page.getByLabel(/^Wallet/).check()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payByCard(page)
  await page.getByRole('link', { name: 'View appointment' }).click()
  await page.getByRole('button', { name: 'Cancel session' }).click()
  const panel = page.getByRole('region', { name: 'Cancel this session?' })
  await expect(panel.getByText('To your card or bank account')).toBeVisible()
  await expect(panel.getByText('To your wallet')).toBeVisible()
  await expect(panel).toContainText('₹1,240')
  await panel.getByRole('button', { name: 'Cancel session' }).click()
  await expect(page.getByText('You cancelled this session.')).toBeVisible()
  await expect(
    page.getByText(/was refunded: ₹[\d,]+ to your payment method, ₹1,240 to your wallet\./),
  ).toBeVisible()
  await open(page, '/dashboard')
  await expect(wallet).toContainText('1,240')
  await page.context().close()
})

test('the healer reschedules it: the client sees it without reloading, and says that it suits', async ({
  page,
  browser,
  outside,
}) => {
  const healer = await ownHealer('imran-qureshi')
  await becomeClient(page, outside)
  const appointmentId = await bookAndPay(page, healer.path)
  await open(page, pathTo('appointment', { appointmentId }))
  const practice = await logInHealer(browser, outside, healer.mobile)
  await open(practice, pathTo('practiceAppointment', { appointmentId }))
  await practice.getByRole('button', { name: 'Reschedule' }).click()
  const when = await chooseAnother(practice)
  await expect(practice.getByText(/has not confirmed the new time yet/)).toBeVisible()

  await expect(page.getByRole('article').getByText(`${healer.name} rescheduled your session`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    when.replace(' am', '\u00a0am').replace(' pm', '\u00a0pm'),
  )
  await page.getByRole('button', { name: 'Accept new time' }).click()
  await expect(page.getByText('You confirmed this session.')).toBeVisible()
  await expect(practice.getByText('Ananya confirmed this session.')).toBeVisible()
  await practice.context().close()
})

test.describe('a client abroad', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('sees their own time and the healer’s, reschedules in one tab, and the other tab follows', async ({
    page,
    context,
    outside,
  }) => {
    const healer = await ownHealer('nandini-bose')
    await becomeClient(page, outside)
    const appointmentId = await bookAndPay(page, healer.path, 'next')
    await open(page, pathTo('appointment', { appointmentId }))
    await expect(page.getByText(/Your time zone: New York/)).toBeVisible()
    await expect(page.getByText(`for ${healer.name}.`)).toBeVisible()
    const second = await context.newPage()
    await open(second, '/dashboard')
    const session = second.getByRole('article').getByRole('heading', { level: 2 })
    const before = (await session.textContent()) ?? ''
    await page.getByRole('button', { name: 'Reschedule' }).click()
    await chooseAnother(page)
    await expect(page.getByText(/^Rescheduled from/)).toBeVisible()
    await expect(session).not.toHaveText(before)
  })
})

test('a calendar address is made, shown once, and ends', async ({ page, outside }) => {
  await becomeClient(page, outside)
  // A request sent before the link was made is answered after it.
  const made = page.waitForResponse(
    (answer) => answer.url().endsWith('/calendar-feed') && answer.request().method() === 'POST',
  )
  await page.route('**/api/website/calendar-feed', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    await made
    await route.fulfill({ response })
  })
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Create calendar link' }).click()
  const address = await page.getByLabel('Your calendar link').inputValue()
  expect((await page.request.get(address)).headers()['content-type']).toContain('text/calendar')
  await page.getByRole('button', { name: 'Remove link' }).click()
  await expect(page.getByText('Your calendar link has been removed')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

test('links of a reminder, without logging in: one confirms, one cancels, each after asking', async ({
  page,
  browser,
  outside,
  baseURL,
}) => {
  await becomeClient(page, outside)
  const appointmentId = await bookAndPay(page, (await ownHealer('tashi-wangchuk')).path)
  await open(page, pathTo('appointment', { appointmentId }))
  const startsAt = await startOf(page, appointmentId)
  // The reminder itself comes a day before; its links are made here as the server makes them.
  const links = createLinks({ secret: readConfig({}).SESSION_SECRET, publicUrl: baseURL ?? '' })
  const link = (purpose: 'confirm' | 'cancel') =>
    links.urlFor({ appointmentId, side: 'client', purpose, startsAt })

  const phone = await (await browser.newContext()).newPage()
  await open(phone, link('confirm'))
  await expect(phone.getByRole('heading', { name: 'Confirm your session' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm session' })).toBeVisible()
  await phone.getByRole('button', { name: 'Confirm session' }).click()
  await expect(phone.getByRole('heading', { name: /has been notified/ })).toBeVisible()
  await expect(page.getByText('You confirmed this session.')).toBeVisible()

  await open(phone, link('cancel'))
  await expect(phone.getByText('Refund amount')).toBeVisible()
  await phone.getByRole('button', { name: 'Cancel session' }).click()
  await expect(phone.getByRole('heading', { name: /Your session is cancelled/ })).toBeVisible()
  await expect(page.getByText('You cancelled this session.')).toBeVisible()
  await open(phone, link('confirm'))
  await expect(phone.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await phone.context().close()
})
