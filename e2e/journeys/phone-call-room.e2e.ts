import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { expectNoneHere } from '../axe.ts'
import { bookAndPay, callAs } from '../booking.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { letMinutesPass, startIn } from '../passing-time.ts'
import { becomeClient, logInHealer } from '../people.ts'
import { Relay } from '../relay.ts'
import { expectToArrive, watchConnections, withFakeDevices } from '../rooms.ts'
import { atGateway, firstRow } from '../sandbox.ts'

test.use(withFakeDevices)

test('a line that stays cut: both agree to go on by phone, see the call, and the session is held', async ({
  page,
  browser,
  outside,
}) => {
  test.setTimeout(300_000)
  await firstRow(`insert into setting (key, value) values ('phone_calls_allowed', 'true')
    on conflict (key) do update set value = 'true' returning key`)
  await watchConnections(page)
  const mobile = freshMobile()
  await becomeClient(page, outside, mobile)
  const healer = await ownHealer('harpreet-singh-gill')
  const appointmentId = await bookAndPay(page, healer.path)
  await startIn(appointmentId, 0)
  const practice = await logInHealer(browser, outside, healer.mobile)
  await watchConnections(practice)
  const relay = new Relay()
  for (const side of [page, practice]) {
    await relay.standBefore(side)
    await open(side, `/dyte/${appointmentId}`)
    await side.getByRole('button', { name: 'Join now' }).click()
  }
  await practice.getByRole('button', { name: 'Let in' }).click()
  await expectToArrive(page)
  await expectToArrive(practice)

  relay.isCut = true
  const go = (side: typeof page) => side.getByRole('button', { name: 'Continue by phone' })
  for (const side of [page, practice]) await expect(go(side)).toBeVisible({ timeout: 90_000 })
  await expectNoneHere(page, 'phone call offered')
  await go(page).click()
  await expect(page.getByText('to agree to the phone call')).toBeVisible()
  await expect(practice.getByText('would like to go on by phone', { exact: false })).toBeVisible()
  await go(practice).click()
  for (const side of [page, practice])
    await expect(side.getByText('You are on the phone', { exact: false })).toBeVisible({ timeout: 30_000 })
  const { calls } = await atGateway<{ calls: { from: string; to: string }[] }>('phone/calls')
  const numbers = [mobile, healer.mobile].map((digits) => `+91${digits}`)
  expect([calls.at(-1)?.from, calls.at(-1)?.to].toSorted()).toEqual(numbers.toSorted())
  for (const [side, other] of [
    [page, healer.mobile],
    [practice, mobile],
  ] as const)
    expect(await side.content()).not.toContain(other)

  await atGateway('phone/hang-up')
  for (const side of [page, practice])
    await expect(side.getByText('The phone call has ended after 4 minutes.')).toBeVisible({ timeout: 20_000 })
  for (const side of [page, practice]) await side.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('link', { name: 'After the session' }).click()
  await expect(page.getByText('With a line, but not connected', { exact: false }).first()).toBeVisible()

  // The end of the session, which the job settles within a minute.
  await letMinutesPass(appointmentId, 46)
  await expect
    .poll(
      async () =>
        (await callAs<Appointment>(page, 'GET', `/api/website/appointment/${appointmentId}`))?.state,
      { timeout: 120_000 },
    )
    .toBe('completed')
  await practice.context().close()
  relay.close()
})
