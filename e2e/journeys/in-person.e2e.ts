import { expectNoneHere } from '../axe.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { startIn } from '../passing-time.ts'
import { becomeClient, chooseTimeHere, logInHealer, payByCard } from '../people.ts'

const address = '2nd floor, 14 Banyan Lane, Erandwane, Pune'

test('a client books a session at a clinic, finds the address, checks in, and the healer marks it as held', async ({
  page,
  browser,
  outside,
}) => {
  // A healer with mornings at the clinic of the demo.
  const healer = await ownHealer('anjali-kulkarni')
  const mine = await logInHealer(browser, outside, healer.mobile)
  await open(mine, '/practice/hours')
  await expect(mine.getByLabel('Monday, where')).toHaveValue(/./)
  await open(mine, '/practice/services')
  await mine.getByRole('button', { name: 'Add a service' }).click()
  const form = mine.getByRole('form', { name: 'New service' })
  await form.getByLabel('Name', { exact: true }).fill('At the clinic')
  await form.getByLabel('In person').check()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(mine.getByText('Please choose at least one place for sessions in person')).toBeVisible()
  await form.getByLabel('Banyan Clinic').check()
  await expectNoneHere(mine, 'the form of a service in person')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(mine.getByText('The service has been saved')).toBeVisible()

  await becomeClient(page, outside, freshMobile())
  await open(page, `/healers?search=${encodeURIComponent(healer.name)}`)
  await page.getByRole('group', { name: 'Place' }).getByLabel('Pune').check()
  await expect(page.getByRole('link', { name: 'Remove filter: Pune' })).toBeVisible()
  const card = page.getByRole('link', { name: `Portrait of ${healer.name}` })
  await expect(card).toContainText('60 minutes in Pune')
  // Until the times of the clinic have come, those of the first service stand there.
  const times = page.waitForResponse((answer) => /healer-availability\?.*place_u_id=/.test(answer.url()))
  await card.click()
  await expect(page.getByText(/, in person in Pune$/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /At the clinic/ })).toBeChecked()
  await expect(page.getByText(address)).toBeVisible()
  await times
  const picker = await chooseTimeHere(page)
  await picker.getByRole('button', { name: /^Book appointment/ }).click()
  await expect(page.getByText('In person, 60 minutes')).toBeVisible()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payByCard(page)
  await expect(page.getByText(address)).toBeVisible()
  await page.getByRole('link', { name: 'View appointment' }).click()
  await expect(page.getByText('At the clinic, In person, 60 minutes')).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', /openstreetmap/)

  const appointmentId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await startIn(appointmentId, 10)
  await page.reload()
  await page.getByRole('button', { name: 'I am here' }).click()
  await expect(page.getByText(/^You said at .* that you are here/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Join session' })).toHaveCount(0)

  await startIn(appointmentId, -5)
  await open(mine, `/practice/appointments/${appointmentId}`)
  await expect(mine.getByText(/has been here since/)).toBeVisible()
  await expect(mine.getByText(/Garden room|Street room/)).toBeVisible()
  await mine.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(mine.getByText('The session is marked as completed')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await mine.context().close()
})
