import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, chooseTime, demoHealer, logInHealer, payByCard } from '../people.ts'

const pay = (page: Page) =>
  page
    .getByRole('button', { name: /^Pay ₹/ })
    .first()
    .click()

/** In the practice: offers the client of the open appointment a session at the last free time of the week shown. */
async function offer(page: Page, title: string) {
  await page.getByRole('button', { name: 'Offer a healing session' }).click()
  const form = page.getByRole('region', { name: /^Offer .* a healing session$/ })
  await form.getByRole('button', { name: 'Send the offer' }).click()
  await expect(form.getByText('Please choose one of your free times')).toBeVisible()
  await form.getByLabel('What it is for').fill(title)
  await form.getByLabel('A line or two about it').fill('We go on where the evening ended.')
  await form
    .getByRole('button', { name: /[1-9]\d* free times?$/ })
    .last()
    .click()
  await form
    .getByRole('button', { name: /^\d+:\d\d [ap]m$/ })
    .last()
    .click()
  await form.getByLabel('Price in rupees').fill('1250')
  await form.getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByText('Your client has the offer now')).toBeVisible()
}

test('a healer offers a session: the open page shows it, wallet and card pay it; another is declined', async ({
  page,
  browser,
  outside,
}) => {
  test.slow()
  const healer = demoHealer('kokila-shah')
  await becomeClient(page, outside)
  await open(page, '/wallet')
  await page.getByLabel('Amount in rupees').fill('500')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await pay(page)
  await payByCard(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('₹500 is in your wallet')
  const picker = await chooseTime(page, healer.path)
  await picker.getByRole('button', { name: /^Book appointment/ }).click()
  await pay(page)
  await payByCard(page)
  await page.getByRole('link', { name: 'See the appointment' }).click()
  await expect(page).toHaveURL(/\/dashboard\/appointments\//)
  const appointmentId = new URL(page.url()).pathname.split('/').at(-1)
  await open(page, '/dashboard')

  const practice = await logInHealer(browser, outside, healer.mobile)
  await open(practice, `/practice/appointments/${appointmentId}`)
  await offer(practice, 'A slower breath')
  const offers = practice.getByRole('region', { name: 'Healing sessions you offered' })
  await expect(offers.getByText('Waits for an answer')).toBeVisible()

  // Nobody reloaded it.
  await expect(page.getByText(/^“A slower breath”/)).toBeVisible()
  await page.getByRole('link', { name: 'See the offer' }).click()
  const card = page.getByRole('article', { name: 'A slower breath' })
  await expect(card.getByText(/^The offer stands until/)).toBeVisible()
  await card.getByRole('switch', { name: /^Wallet/ }).check()
  await card.getByRole('button', { name: 'Accept and pay ₹750' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
  await expect(offers.getByText('Accepted, being paid')).toBeVisible()
  await page.getByRole('button', { name: 'Pay ₹750' }).first().click()
  await payByCard(page)
  await expect(page.getByText('The healing session is booked')).toBeVisible()
  await page.getByRole('link', { name: 'See the appointment' }).click()
  await expect(page.getByText('A slower breath')).toBeVisible()
  await expect(offers.getByText('Booked', { exact: true })).toBeVisible()

  await open(page, '/counseling')
  await expect(page.getByRole('heading', { name: 'Booked sessions' })).toBeVisible()
  await offer(practice, 'One more evening')
  const second = page.getByRole('article', { name: 'One more evening' })
  await second.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('button', { name: 'Decline the offer' }).click()
  await expect(page.getByText('You declined it')).toBeVisible()
  await expect(offers.getByText('Declined', { exact: true })).toBeVisible()
  await practice.context().close()
})
