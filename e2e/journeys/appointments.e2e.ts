import type { Page } from '@playwright/test'
import { createLinks } from '../../server/appointments/index.ts'
import { readConfig } from '../../server/platform/config.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, chooseTime, demoHealer, logInAs, logInHealer, payByCard } from '../people.ts'

/** Books the first free time of a healer in this page and pays by card; leaves on the page of the appointment. */
async function bookAndPay(page: Page, path: string) {
  const picker = await chooseTime(page, path)
  await picker.getByRole('button', { name: /^Book appointment/ }).click()
  await page.getByRole('heading', { name: 'Confirm and pay' }).waitFor()
  await page
    .getByRole('button', { name: /^Pay ₹/ })
    .first()
    .click()
  await payByCard(page)
  await page.getByRole('link', { name: 'See the appointment' }).click()
  await expect(page).toHaveURL(/\/dashboard\/appointments\//)
}

/** In the panel for moving: the last free time of the first day that has one. Says which. */
async function chooseAnother(page: Page) {
  const panel = page.getByRole('region', { name: 'Choose another time' })
  const day = panel.getByRole('button', { name: /[1-9]\d* free times?$/ }).last()
  await day.click()
  const time = panel.getByRole('button', { name: /^\d+:\d\d [ap]m$/ }).last()
  await time.click()
  const said = (await panel.getByText(/^New time:/).textContent()) ?? ''
  await panel.getByRole('button', { name: 'Move the session' }).click()
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
  const picker = await chooseTime(page, demoHealer('farida-sheikh').path)
  // What the rule is stands there before anything is chosen.
  await page.getByText('Moving and cancelling').click()
  await expect(page.getByText(/Move it for free until 24 hours before/)).toBeVisible()
  const day = page.getByRole('button', { name: /[1-9]\d* free times?$/ }).first()
  const thisWeek = (await day.textContent()) ?? ''
  await page.getByRole('button', { name: 'Next week' }).click()
  // A day of this week, still there for a moment, would be too near for the whole price.
  await expect(day).not.toHaveText(thisWeek)
  await day.click()
  await picker
    .getByRole('button', { name: /^\d+:\d\d [ap]m$/ })
    .first()
    .click()
  await picker.getByRole('button', { name: /^Book appointment/ }).click()
  await page.getByRole('heading', { name: 'Confirm and pay' }).waitFor()
  await page
    .getByRole('switch', { name: /Wallet/ })
    .or(page.getByLabel(/^Wallet/))
    .first()
    .check()
  await page
    .getByRole('button', { name: /^Pay ₹/ })
    .first()
    .click()
  await payByCard(page)
  await page.getByRole('link', { name: 'See the appointment' }).click()
  await page.getByRole('button', { name: 'Cancel the session' }).click()
  const panel = page.getByRole('region', { name: 'Cancel this session?' })
  await expect(panel.getByText('Back to your card or bank')).toBeVisible()
  await expect(panel.getByText('Back to your wallet')).toBeVisible()
  await expect(panel).toContainText('₹1,240')
  await panel.getByRole('button', { name: 'Cancel the session' }).click()
  await expect(page.getByText('You cancelled this session.')).toBeVisible()
  await expect(page.getByText(/of the price went back the way it came/)).toBeVisible()
  await open(page, '/dashboard')
  await expect(wallet).toContainText('1,240')
  await page.context().close()
})

test('the healer moves it: the client sees it without reloading, and says that it suits', async ({
  page,
  browser,
  outside,
}) => {
  const healer = demoHealer('imran-qureshi')
  await becomeClient(page, outside)
  await bookAndPay(page, healer.path)
  const path = new URL(page.url()).pathname.replace('/dashboard/', '/practice/')
  const practice = await logInHealer(browser, outside, healer.mobile)
  await open(practice, path)
  await practice.getByRole('button', { name: 'Move the session' }).click()
  const when = await chooseAnother(practice)
  await expect(practice.getByText(/has not said yet whether the new time suits/)).toBeVisible()

  await expect(page.getByText(`${healer.name} moved your session`).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    when.replace(' am', '\u00a0am').replace(' pm', '\u00a0pm'),
  )
  await page.getByRole('button', { name: 'That suits me' }).click()
  await expect(page.getByText('You said that you will be there.')).toBeVisible()
  await expect(practice.getByText(/said: I will be there/)).toBeVisible()
  await practice.context().close()
})

test.describe('a client abroad', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('sees her own time and the healer’s, moves in one tab, and the other tab follows', async ({
    page,
    context,
    outside,
  }) => {
    const healer = demoHealer('nandini-bose')
    await becomeClient(page, outside)
    await bookAndPay(page, healer.path)
    await expect(page.getByText(/Your time, New York/)).toBeVisible()
    await expect(page.getByText(`For ${healer.name} it is`)).toBeVisible()
    const second = await context.newPage()
    await open(second, '/dashboard')
    const before = (await second.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
    const move = page.getByRole('button', { name: 'Choose another time' })
    // Within a day of the session moving is no longer free, and the page says so.
    if (await move.isVisible()) {
      await move.click()
      await chooseAnother(page)
      await expect(page.getByText(/^Moved from/)).toBeVisible()
      await expect(second.getByRole('heading', { level: 2 }).first()).not.toHaveText(before)
    } else await expect(page.getByText(/Moving was free until/)).toBeVisible()
  })
})

test('a calendar address is made, shown once, and ends', async ({ page, outside }) => {
  await becomeClient(page, outside)
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Make my calendar address' }).click()
  const address = await page.getByLabel('Your calendar address').inputValue()
  expect((await page.request.get(address)).headers()['content-type']).toContain('text/calendar')
  await page.getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText('Your calendar address has ended')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

test('links of a reminder, without logging in: one says that she comes, one cancels, each after asking', async ({
  page,
  browser,
  outside,
  baseURL,
}) => {
  await becomeClient(page, outside)
  await bookAndPay(page, demoHealer('tashi-wangchuk').path)
  const appointmentId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const startsAt = await page.evaluate(async (id) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    const answer = await fetch(`/api/website/appointment/${id}`, { headers })
    return String((await answer.json()).data.starts_at)
  }, appointmentId)
  // The reminder itself comes a day before; its links are made here as the server makes them.
  const links = createLinks({ secret: readConfig({}).SESSION_SECRET, publicUrl: baseURL ?? '' })
  const link = (purpose: 'confirm' | 'cancel') =>
    links.urlFor({ appointmentId, side: 'client', purpose, startsAt: new Date(startsAt) })

  const phone = await (await browser.newContext()).newPage()
  await open(phone, link('confirm'))
  await expect(phone.getByRole('heading', { name: 'Will you be there?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'I will be there' })).toBeVisible()
  await phone.getByRole('button', { name: 'I will be there' }).click()
  await expect(phone.getByRole('heading', { name: /has been told/ })).toBeVisible()
  await expect(page.getByText('You said that you will be there.')).toBeVisible()

  await open(phone, link('cancel'))
  await expect(phone.getByText('You get back')).toBeVisible()
  await phone.getByRole('button', { name: 'Cancel the session' }).click()
  await expect(phone.getByRole('heading', { name: /The session is cancelled/ })).toBeVisible()
  await expect(page.getByText('You cancelled this session.')).toBeVisible()
  await open(phone, link('confirm'))
  await expect(phone.getByRole('heading', { name: 'This link no longer fits' })).toBeVisible()
  await phone.context().close()
})
