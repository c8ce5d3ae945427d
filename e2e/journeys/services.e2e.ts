import { expectNoneHere } from '../axe.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, chooseTime, chooseTimeHere, logInHealer, payByCard } from '../people.ts'

/** What is typed into each text field of the form. */
const typed = {
  Name: 'Walk and talk',
  'Name in Hindi': 'चलते हुए बातचीत',
  Description: 'We both walk, each in our own park.',
  'Description in Hindi': 'हम दोनों चलते हैं, अपने-अपने पार्क में।',
  'Length (minutes)': '90',
  'Price (₹)': '1250',
  'Break before (minutes)': '5',
  'Break after (minutes)': '20',
  'Minimum notice (minutes)': '0',
  'Days ahead that can be booked': '40',
  'Sessions of this service on one day': '3',
}
const chosen = ['Voice', 'Everybody', 'When booking or later', 'Offered', 'Every 30 minutes']

test('a healer offers a longer service, and a client books it, pays for it later and finds it again', async ({
  page,
  browser,
  outside,
}) => {
  const healer = await ownHealer('nandini-bose')
  const mine = await logInHealer(browser, outside, healer.mobile)
  await mine.setViewportSize({ width: 390, height: 844 })
  await open(mine, '/practice/services')
  await mine.getByRole('button', { name: 'Add a service' }).click()
  const form = mine.getByRole('form', { name: 'New service' })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText('This field is required')).toBeVisible()
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(text)
  for (const label of chosen) await form.getByLabel(label, { exact: true }).check()
  await expectNoneHere(mine, 'the form of a service')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(mine.getByText('The service has been saved')).toBeVisible()

  await mine.getByRole('button', { name: 'Edit Walk and talk' }).click()
  const again = mine.getByRole('form', { name: 'Walk and talk' })
  for (const [label, text] of Object.entries(typed))
    await expect(again.getByLabel(label, { exact: true })).toHaveValue(text)
  for (const label of chosen) await expect(again.getByLabel(label, { exact: true })).toBeChecked()
  await again.getByRole('button', { name: 'Cancel' }).click()
  await mine.getByRole('button', { name: 'Move Walk and talk up' }).click()
  await expect(mine.getByText('The order has been saved')).toBeVisible()
  await expect(mine.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Walk and talk',
    'Session',
  ])
  await mine.context().close()

  await becomeClient(page, outside, freshMobile())
  await open(page, healer.path)
  // What is chosen stands in the address, and is marked once it is there.
  await page.locator('label', { hasText: 'Walk and talk' }).click()
  await expect(page.getByRole('radio', { name: /^Walk and talk/ })).toBeChecked()
  await expect(page).toHaveURL(/service=/)
  await chooseTime(page, page.url())
  // Far enough ahead to be paid later.
  const picker = await chooseTimeHere(page, 'next')
  await expect(page.getByRole('radio', { name: /^Walk and talk/ })).toBeChecked()
  await expect(picker.getByRole('button', { name: 'Book appointment, ₹1,250' })).toBeVisible()
  await picker.getByRole('radio', { name: /^Later, by/ }).click()
  await expect(picker.getByRole('radio', { name: /^Later, by/ })).toBeChecked()
  await expectNoneHere(page, 'paying later')
  await picker.getByRole('button', { name: 'Book appointment', exact: true }).click()
  await expect(page.getByText(/^Not paid yet\. Please pay by/)).toBeVisible()
  await expect(page.getByText('Walk and talk, Voice, 90 minutes')).toBeVisible()
  await expectNoneHere(page, 'a session that is not paid yet')
  await page.getByRole('link', { name: 'Pay now, ₹1,250' }).click()
  await expect(page.getByText('Voice, 90 minutes')).toBeVisible()
  await expect(page.getByText('Appointment, 90 minutes')).toBeVisible()
  await page.getByRole('button', { name: 'Pay ₹1,250' }).click()
  await payByCard(page)
  await page.getByRole('link', { name: 'View appointment' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(page.getByText('Walk and talk, Voice, 90 minutes')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})
