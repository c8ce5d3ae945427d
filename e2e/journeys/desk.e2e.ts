import { pathTo } from '@newyou/contract/addresses'
import type { Page } from '@playwright/test'
import { adminPerson, colleagues } from '../../demo/logins.ts'
import { expectNoneHere } from '../axe.ts'
import { logInAdmin, logInColleague, openScreen, pressWithOtp } from '../back-office.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { startIn } from '../passing-time.ts'
import { becomeClient } from '../people.ts'

const [, , desk] = colleagues

/** Three days on: far enough ahead for the policy. */
async function ahead(counter: Page) {
  for (let day = 0; day < 3; day++) await counter.getByRole('button', { name: 'The day after' }).click()
}

/** A new client phones: the desk books by name and number, and says the code that appears. */
async function bookNew(counter: Page, healerName: string, firstName: string, mobile: string) {
  const column = counter.getByRole('region', { name: healerName })
  await column.getByRole('button', { name: /^Book/ }).click()
  const booking = counter.getByRole('dialog', { name: `Book with ${healerName}` })
  await booking.getByRole('button', { name: 'New client' }).click()
  await booking.getByLabel('First name').fill(firstName)
  await booking.getByLabel('Mobile number').fill(mobile)
  await booking.getByRole('button', { name: '18 or older' }).click()
  await expect(booking.getByRole('combobox', { name: 'Time' })).not.toHaveText('')
  await booking.getByRole('button', { name: 'Book', exact: true }).click()
  const spoken = booking.getByText(/^Say this code/)
  const code = (await spoken.textContent())?.match(/\d{4}/)?.[0] ?? ''
  await expectNoneHere(counter, 'a booking of the desk')
  await booking.getByRole('button', { name: 'I have said it' }).click()
  return code
}

test('a day at the desk: a new client phones, another is moved by drag and by keys, one comes late, a healer is ill', async ({
  page,
  browser,
  outside,
}) => {
  test.setTimeout(180_000)
  const [healer, mobile, guestMobile] = [await ownHealer('meera-krishnan'), freshMobile(), freshMobile()]
  await becomeClient(page, outside, mobile)

  // An administrator says for whom the desk works.
  const office = await logInAdmin(browser, outside)
  await openScreen(office, '/colleagues')
  const row = office.getByRole('row', { name: new RegExp(`${desk.firstName} ${desk.lastName}`) })
  await row.getByRole('button', { name: 'Healers' }).click()
  const scope = office.getByRole('dialog', { name: /^Healers of/ })
  await scope.getByRole('combobox', { name: 'Healers' }).fill(healer.name)
  await office.getByRole('option', { name: healer.name }).click()
  await pressWithOtp(
    office,
    outside,
    scope.getByRole('button', { name: 'Save', exact: true }),
    adminPerson.mobile,
  )
  await expect(scope).toBeHidden()
  await row.getByRole('button', { name: 'Healers' }).click()
  await expect(scope.getByRole('button', { name: healer.name })).toBeVisible()
  await office.context().close()

  // The desk begins with the diary, and shows this healer alone.
  const counter = await logInColleague(browser, outside, desk)
  await openScreen(counter, '/')
  await expect(counter.getByRole('heading', { level: 1, name: 'Diary' })).toBeVisible()
  await counter.getByRole('combobox', { name: 'Healers' }).fill(healer.name)
  await counter.getByRole('option', { name: healer.name }).click()
  await ahead(counter)
  const column = counter.getByRole('region', { name: healer.name })
  await expectNoneHere(counter, 'the diary of a day')

  // Somebody new phones.
  const code = await bookNew(counter, healer.name, 'Vimala', guestMobile)
  const panel = counter.getByRole('region', { name: 'Session' })
  await expect(panel.getByText('The terms are not accepted', { exact: false })).toBeVisible()
  await expect(panel.getByText(/Farida Shaikh for the client, by phone/)).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()

  // The guest makes it theirs by the link, the code and an OTP.
  const theirs = await (await browser.newContext()).newPage()
  await expect.poll(async () => (await outside.items(guestMobile)).length).toBeGreaterThan(0)
  const [message] = await outside.items(guestMobile)
  expect(message?.text).not.toContain(healer.name)
  const token = message?.text.match(/\/claim\/([\w-]+)/)?.[1] ?? ''
  await open(theirs, pathTo('guestClaim', { token }))
  await expectNoneHere(theirs, 'the claim of a guest')
  await theirs.getByLabel('Code from the phone').fill(code)
  await theirs.getByRole('button', { name: 'Send OTP' }).click()
  await theirs.getByLabel('OTP', { exact: true }).fill(await outside.otp(guestMobile))
  await theirs.getByLabel(/^I accept the/).check()
  await theirs.getByRole('button', { name: 'Confirm' }).click()
  await theirs.waitForURL((url) => !url.pathname.startsWith('/claim/'))
  await theirs.context().close()

  // Another client, whom the number finds.
  const booking = counter.getByRole('dialog', { name: `Book with ${healer.name}` })
  await column.getByRole('button', { name: /^Book/ }).click()
  await booking.getByRole('combobox', { name: 'Client' }).fill(mobile)
  await counter.getByRole('option', { name: /Ananya Kulkarni/ }).click()
  await expect(booking.getByRole('combobox', { name: 'Time' })).not.toHaveText('')
  await booking.getByLabel('Asked by, if not the client').fill('Sunita, her mother')
  await booking.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(panel.getByText(/Farida Shaikh for Sunita, her mother, by phone/)).toBeVisible()
  const sessionId = new URL(counter.url()).searchParams.get('session') ?? ''
  // They are no client here yet, so they are asked, and say yes in their own session.
  await expect(panel.getByText('Not answered yet')).toBeVisible()
  await open(page, pathTo('appointment', { appointmentId: sessionId }))
  await expectNoneHere(page, 'an appointment that the practice asks about')
  await page.getByRole('button', { name: 'Yes, I would' }).click()
  await expect(page.getByRole('button', { name: 'Yes, I would' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Close' }).click()
  const block = column.getByRole('button', { name: /^Ananya Kulkarni / })
  await expect(block).not.toHaveAccessibleName(/not answered yet/, { timeout: 20_000 })
  await block.click()
  await expect(panel.getByText('Said yes')).toBeVisible()
  const moved = counter.getByRole('dialog', { name: 'Reschedule Ananya Kulkarni' })
  // By keys: the button of the panel.
  await panel.getByRole('button', { name: 'Reschedule' }).press('Enter')
  await expect(moved.getByText(/^Rescheduling costs nothing until/)).toBeVisible()
  await moved.getByRole('combobox', { name: 'Time' }).press('Enter')
  await counter.getByRole('option').nth(3).press('Enter')
  await moved.getByRole('button', { name: 'Reschedule' }).press('Enter')
  await expect(moved).toBeHidden()
  await expect(panel.getByText(/^.*Confirmed, for .*by phone$/)).toHaveCount(2)
  await panel.getByRole('button', { name: 'Close' }).click()
  // By drag: it is dropped further down, and the same question comes.
  await block.dragTo(column.locator('.diary-lane'), { targetPosition: { x: 20, y: 500 } })
  await expect(moved.getByRole('combobox', { name: 'Time' })).not.toHaveText('')
  await moved.getByRole('button', { name: 'Reschedule' }).click()
  await expect(moved).toBeHidden()

  // They come late, and the other is told.
  await startIn(sessionId, 20)
  await counter.getByRole('button', { name: 'Today' }).click()
  await block.click()
  await panel.getByRole('button', { name: 'Running late' }).click()
  await counter.getByRole('button', { name: 'Tell the other' }).click()
  await expect(panel.getByText(/Ananya Kulkarni, 10 minutes/)).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await counter.getByRole('button', { name: 'Week', exact: true }).click()
  await expect(counter.getByRole('rowheader', { name: healer.name })).toBeVisible()
  await expectNoneHere(counter, 'the diary of a week')

  // The healer is ill on that day: the sum first, then the day is closed.
  await counter.getByRole('button', { name: 'Day', exact: true }).click()
  await ahead(counter)
  await counter.getByRole('button', { name: 'Healer is ill' }).click()
  const ill = counter.getByRole('dialog', { name: 'A healer is ill' })
  await ill.getByRole('combobox', { name: 'Healer' }).click()
  await counter.getByRole('option', { name: healer.name }).click()
  await expect(ill.getByText('One session is cancelled', { exact: false })).toBeVisible()
  await ill.getByRole('button', { name: /^Close these days/ }).click()
  await expect(ill.getByText('1 of 1 sessions are refunded. The days are closed.')).toBeVisible()
  await ill.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(column.getByRole('button', { name: /Vimala/ })).toHaveCount(0)

  // Ananya phones again, from a number that nobody knows, and adds that session to the account that she has.
  await counter.getByRole('button', { name: 'The day after' }).click()
  const otherMobile = freshMobile()
  const otherCode = await bookNew(counter, healer.name, 'Anu', otherMobile)
  await expect.poll(async () => (await outside.items(otherMobile)).length).toBeGreaterThan(0)
  const [asked] = await outside.items(otherMobile)
  const link = asked?.text.match(/\/claim\/([\w-]+)/)?.[1] ?? ''
  await open(page, pathTo('guestClaim', { token: link }))
  await page.getByLabel('Code from the phone').fill(otherCode)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(otherMobile))
  await expectNoneHere(page, 'a session of a guest that is added to an account')
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await expect(page.getByRole('heading', { name: 'The appointment is in your account' })).toBeVisible()
  await counter.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(column.getByRole('button', { name: /Ananya Kulkarni/ })).toBeVisible({ timeout: 20_000 })
  await expect(column.getByRole('button', { name: /^Anu/ })).toHaveCount(0)
  await counter.context().close()
})
