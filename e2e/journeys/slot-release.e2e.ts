import { expectNoneHere } from '../axe.ts'
import { bookAndPay } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { goAway, startIn } from '../passing-time.ts'
import { becomeClient } from '../people.ts'

test('a time that is released an hour before is booked by the client who waited, and the first is refunded in full', async ({
  page,
  browser,
  outside,
}) => {
  test.setTimeout(120_000)
  const healer = await ownHealer('bijay-mohanty')
  await becomeClient(page, outside)
  const appointmentId = await bookAndPay(page, healer.path)
  await goAway(healer.path.split('/').at(-1) ?? '')
  // Within the hour before its start it does not come back whole.
  await startIn(appointmentId, 58)

  const second = await (await browser.newContext()).newPage()
  await becomeClient(second, outside)
  await expect(async () => {
    await open(second, healer.path)
    await expect(second.getByRole('button', { name: 'Join waiting list' })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await second.getByRole('button', { name: 'Join waiting list' }).click()
  await expect(second.getByText('You are next in line.')).toBeVisible()

  await open(page, `/dashboard/appointments/${appointmentId}`)
  await page.getByRole('button', { name: 'Offer this time to others' }).click()
  const panel = page.getByRole('region', { name: 'Offer this time to others' })
  await expect(panel.getByText('you get no refund', { exact: false })).toBeVisible()
  await expectNoneHere(page, 'giving a time back')
  await panel.getByRole('button', { name: 'Offer this time', exact: true }).click()
  await expect(page.getByText('You offered this time to others')).toBeVisible()
  await page.getByRole('button', { name: 'Take this time back' }).click()
  await expect(page.getByText('Your session takes place as booked')).toBeVisible()
  await page.getByRole('button', { name: 'Offer this time to others' }).click()
  await panel.getByRole('button', { name: 'Offer this time', exact: true }).click()
  await expect(page.getByText('You offered this time to others')).toBeVisible()

  await open(second, '/notifications')
  await expect(second.getByRole('main').getByText(`${healer.name} has an available time`)).toBeVisible()
  await bookAndPay(second, healer.path)
  // In the window that was open all the while.
  await expect(page.getByText('Another client booked the time you offered.', { exact: false })).toBeVisible()
  await expect(page.getByText(/was refunded to your payment method/)).toBeVisible()
  await second.context().close()
})
