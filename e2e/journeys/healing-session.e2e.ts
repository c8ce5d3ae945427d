import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, chooseTime, freeDays, freeTimes, logInHealer, payByCard } from '../people.ts'

const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ }).click()

/** In the practice: offers the client of the open appointment a session at the last free time of the week shown. */
async function offer(page: Page, title: string) {
  const sent = page.getByText('The offer has been sent to your client')
  await expect(sent).toHaveCount(0)
  await page.getByRole('button', { name: 'Offer a healing session' }).click()
  const form = page.getByRole('region', { name: /^Offer .* a healing session$/ })
  await form.getByRole('button', { name: 'Send offer' }).click()
  await expect(form.getByText('Please choose an available time')).toBeVisible()
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('We go on where the evening ended.')
  await freeDays(form).last().click()
  await freeTimes(form).last().click()
  await form.getByLabel('Price (₹)').fill('1250')
  await form.getByRole('button', { name: 'Send offer' }).click()
  await expect(sent).toBeVisible()
}

test('a healer offers a session: the open page shows it, wallet and card pay it; another is declined', async ({
  page,
  browser,
  outside,
}) => {
  test.slow()
  const healer = await ownHealer('kokila-shah')
  await becomeClient(page, outside)
  await open(page, '/wallet')
  await page.getByLabel('Amount (₹)').fill('500')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await pay(page)
  await payByCard(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('₹500 added to your wallet')
  const picker = await chooseTime(page, healer.path)
  await picker.getByRole('button', { name: /^Book appointment/ }).click()
  await pay(page)
  await payByCard(page)
  await page.getByRole('link', { name: 'View appointment' }).click()
  await expect(page).toHaveURL(/\/dashboard\/appointments\//)
  const appointmentId = new URL(page.url()).pathname.split('/').at(-1)
  await open(page, '/dashboard')

  const practice = await logInHealer(browser, outside, healer.mobile)
  await open(practice, `/practice/appointments/${appointmentId}`)
  await offer(practice, 'A slower breath')
  const offers = practice.getByRole('region', { name: 'Your offers' })
  await expect(offers.getByText('Awaiting response')).toBeVisible()

  // The page was not reloaded.
  await expect(page.getByText(/^“A slower breath”/)).toBeVisible()
  await page.getByRole('link', { name: 'View offer' }).click()
  const card = page.getByRole('article', { name: 'A slower breath' })
  await expect(card.getByText(/^The offer is valid until/)).toBeVisible()
  await card.getByRole('switch', { name: /^Wallet/ }).check()
  await card.getByRole('button', { name: 'Accept and pay ₹750' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
  await expect(offers.getByText('Accepted, payment pending')).toBeVisible()
  await page.getByRole('button', { name: 'Pay ₹750' }).click()
  await payByCard(page)
  await expect(page.getByText('Your healing session is booked')).toBeVisible()
  await page.getByRole('link', { name: 'View appointment' }).click()
  await expect(page.getByText('A slower breath')).toBeVisible()
  await expect(offers.getByText('Booked', { exact: true })).toBeVisible()

  await open(page, '/counseling')
  await expect(page.getByRole('heading', { name: 'Booked sessions' })).toBeVisible()
  await offer(practice, 'One more evening')
  const second = page.getByRole('article', { name: 'One more evening' })
  await second.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('button', { name: 'Decline offer' }).click()
  await expect(page.getByText('Declined', { exact: true })).toBeVisible()
  await expect(offers.getByText('Declined', { exact: true })).toBeVisible()
  await practice.context().close()
})
