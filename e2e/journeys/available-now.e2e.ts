import { expectNoneHere } from '../axe.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, logInHealer, payByCard } from '../people.ts'

test('a healer is available now, a client sees it at once, pays, and the room is open for both', async ({
  page,
  browser,
  outside,
}) => {
  const healer = await ownHealer('nandini-bose')
  const mine = await logInHealer(browser, outside, healer.mobile)
  await open(mine, '/practice')
  await becomeClient(page, outside, freshMobile())
  await open(page, '/available-healers')

  const own = mine.getByRole('region', { name: 'Available now' })
  await own.getByRole('radio', { name: '2 hours' }).check()
  await own.getByRole('button', { name: 'I can begin within 15 minutes' }).click()
  await expect(own.getByText(/^Clients can choose you until /)).toBeVisible()
  await expectNoneHere(mine, 'a healer who is available now')
  // Nobody pressed anything in the client's window.
  await page.getByRole('region', { name: 'Available now' }).getByRole('link', { name: healer.name }).click()

  const offer = page.getByRole('region', { name: 'Available now' })
  await expect(offer.getByText(/you get a full refund at once/)).toBeVisible()
  await offer.getByLabel('What would you like to talk about?').fill('I cannot calm down.')
  await expectNoneHere(page, 'the offer of a healer who is available now')
  await offer.getByRole('button', { name: /^Book for / }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payByCard(page)
  await expect(mine.getByText(/ is waiting for you$/).filter({ visible: true })).toBeVisible()
  await page.getByRole('link', { name: 'View appointment' }).click()
  await expect(page.getByRole('link', { name: 'Join session' })).toBeVisible()
  await expect(mine.getByRole('link', { name: 'Join session' })).toBeVisible()
  await mine.context().close()
})
