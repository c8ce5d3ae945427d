import { expectNoneHere } from '../axe.ts'
import { bookAndPay } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { letMinutesPass, startIn, workByTheClock } from '../passing-time.ts'
import { becomeClient, logInHealer, logInSupport } from '../people.ts'
import { withFakeDevices } from '../rooms.ts'

test.use(withFakeDevices)

test('the healer never comes: the client is told, waits, the money comes back by itself, and the healer objects', async ({
  page,
  browser,
  outside,
}) => {
  await becomeClient(page, outside)
  const healer = await ownHealer('pranjal-bora')
  const appointmentId = await bookAndPay(page, healer.path)
  await startIn(appointmentId, -14)
  await open(page, `/dyte/${appointmentId}`)
  await page.getByRole('button', { name: 'Join now' }).click()
  await expect(page.getByText(`${healer.name} is not here yet.`, { exact: false })).toBeVisible()
  const late = page.getByRole('status').filter({ hasText: 'is late' })
  await expect(late).toHaveCount(0)

  await letMinutesPass(appointmentId, 2)
  await workByTheClock('sessions-settled')
  await expect(late).toContainText('get a full refund')
  await expect(late.getByRole('button', { name: 'Refund and choose another time' })).toBeVisible()
  await expect(late.getByRole('button', { name: 'Refund the full amount' })).toBeVisible()
  await expectNoneHere(page, 'waiting room with a late healer')
  await late.getByRole('button', { name: 'Keep waiting' }).click()
  await expect(page.getByText(`You are waiting for ${healer.name}.`, { exact: false })).toBeVisible()

  // The client who waits is refunded at the end of the session, and not before.
  await letMinutesPass(appointmentId, 30)
  await workByTheClock('sessions-settled')
  await expect(page.getByRole('heading', { name: `${healer.name} did not join` })).toBeVisible()
  await expect(page.getByText(/was refunded to your payment method/)).toBeVisible()
  await expectNoneHere(page, 'after a session without its healer')
  await page.getByRole('link', { name: 'View session' }).click()
  await expect(page.getByText(`${healer.name} did not join. We are sorry.`, { exact: false })).toBeVisible()
  await open(page, '/notifications')
  await expect(page.getByText(`${healer.name} has not joined your session yet`)).toBeVisible()

  // The healer objects; staff see the log of the room and decide, and both are told why.
  const practice = await logInHealer(browser, outside, healer.mobile)
  await open(practice, `/practice/appointments/${appointmentId}`)
  await practice.getByRole('button', { name: 'Disagree with this result' }).click()
  await practice.getByLabel('What happened').fill('The lift stood still.')
  await practice.getByRole('button', { name: 'Ask for a review' }).click()
  await expect(practice.getByText('You asked us to review this session.', { exact: false })).toBeVisible()
  await expectNoneHere(practice, 'session with an objection')
  const desk = await logInSupport(browser, outside)
  await practice.getByRole('link', { name: 'View ticket' }).click()
  await expect(practice.getByText('The lift stood still.')).toBeVisible()
  await open(desk, new URL(practice.url()).pathname.replace('/support/support-view', '/help-desk'))
  const log = desk.getByRole('table', { name: 'Who was in the room' })
  await expect(log.getByRole('row')).toHaveCount(2)
  await expect(log.getByRole('rowheader', { name: 'Client' })).toBeVisible()
  await expectNoneHere(desk, 'objection at the help desk')
  await expect(desk.getByRole('button', { name: 'Refund the client' })).toHaveCount(0)
  await desk.getByLabel('Reason').fill('The client waited until the end.')
  await desk.getByRole('button', { name: 'Keep result' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Keep result' }).click()
  await expect(practice.getByText('The client waited until the end.')).toBeVisible()
  await open(page, `/dashboard/appointments/${appointmentId}`)
  await expect(page.getByText('Our team reviewed this session: no change.')).toBeVisible()
  await practice.context().close()
  await desk.context().close()
})
