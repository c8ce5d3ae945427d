import { stat } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { supportPerson } from '../../demo/logins.ts'
import { arrivedBeforeDevices, noteBeforeDevices } from '../arrived.ts'
import { expectNoneHere } from '../axe.ts'
import { logInColleague, openScreen } from '../back-office.ts'
import { bookAndPay } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { startIn } from '../passing-time.ts'
import { becomeClient, logInHealer } from '../people.ts'
import { Relay } from '../relay.ts'
import {
  arriving,
  expectNoPictures,
  expectToArrive,
  notice,
  watchConnections,
  withFakeDevices,
} from '../rooms.ts'

test.use(withFakeDevices)

// The room is there once, and a second try would find the client already let in.
test.describe.configure({ retries: 0 })

/** The way from the end of the room to the page after the session, where both lines were measured. */
async function expectAfterSession(page: Page, parts: readonly string[]) {
  await page.getByRole('link', { name: 'After the session' }).click()
  await expect(page.getByRole('heading', { name: /^After your session with / })).toBeVisible()
  for (const name of parts) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByText(/minutes? measured: /)).toHaveCount(2)
}

test('a client and a healer meet: lobby, waiting room, video, a cut, a reload, voice only, chat, and the end', async ({
  page,
  browser,
  outside,
}) => {
  test.setTimeout(300_000)
  await watchConnections(page)
  await becomeClient(page, outside)
  const healer = await ownHealer('harpreet-singh-gill')
  const appointmentId = await bookAndPay(page, healer.path)
  await startIn(appointmentId, 4)
  const practice = await logInHealer(browser, outside, healer.mobile)
  await watchConnections(practice)
  const relay = new Relay()
  for (const side of [page, practice]) await relay.standBefore(side)

  const devicesOf = async (path: string) =>
    (await page.request.get(path)).headers()['permissions-policy'] ?? ''
  expect(await devicesOf('/dashboard')).toContain('camera=(), microphone=()')
  expect(await devicesOf('/dyte/any')).toContain('camera=(self), microphone=(self)')
  await open(page, '/dashboard')
  await noteBeforeDevices(page)
  await page.getByRole('link', { name: 'Join session' }).click()
  await expect(page).toHaveURL(/\/dyte\//)
  await expect(page.getByRole('heading', { name: `Session with ${healer.name}` })).toBeVisible()
  const preview = page.getByLabel('Your camera')
  await expect.poll(() => preview.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0)
  await expect(page.getByText('Your microphone is working.')).toBeVisible()
  const lobbyKb = await arrivedBeforeDevices(page)
  expect(lobbyKb, 'kilobytes of the lobby beyond the page before it').toBeGreaterThan(5)
  expect(lobbyKb).toBeLessThan(60)
  await expect(page.getByText('Your connection is good enough for video.')).toBeVisible()
  await expectNoneHere(page, 'lobby')
  await page.getByRole('button', { name: 'Join now' }).click()
  await expect(page.getByRole('heading', { name: 'You are in the waiting room' })).toBeVisible()
  await expect(page.getByText('is not here yet.', { exact: false })).toBeVisible()
  await expectNoneHere(page, 'waiting room')

  await open(practice, '/practice')
  await practice.getByRole('link', { name: 'Join session' }).click()
  await practice.getByRole('button', { name: 'Join now' }).click()
  await expect(page.getByText('will let you in soon', { exact: false })).toBeVisible()
  expect((await arriving(page)).frames).toBe(0)
  await practice.getByRole('button', { name: 'Let in' }).click()
  await expectToArrive(page, { picturesOf: practice })
  await expectToArrive(practice, { picturesOf: page })
  await expectNoneHere(page, 'session')
  await expectNoneHere(practice, 'session of the healer')

  // Seen, not only sent: the other's picture has a size and moves.
  const picture = page.locator('video[data-person=healer]')
  await expect
    .poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(100)

  await practice.getByRole('button', { name: 'Raise hand' }).click()
  await expect(page.getByText('raised a hand', { exact: false })).toBeAttached()

  // Recorded only when the other agrees, and stopped by either.
  const askToRecord = async () => {
    await practice.getByRole('button', { name: 'Record session' }).click()
    await practice.getByRole('dialog').getByRole('button', { name: /^Ask / }).click()
    await expect(page.getByText('asks to record this session', { exact: false })).toBeVisible()
  }
  const sign = 'This session is being recorded'
  await askToRecord()
  await expectNoneHere(page, 'asked to be recorded')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(practice.getByText('declined. Nothing is recorded.', { exact: false })).toBeVisible()
  await askToRecord()
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  for (const side of [page, practice]) await expect(notice(side, sign)).toBeVisible()
  await expectNoneHere(practice, 'recording a session')
  await practice.waitForTimeout(3000)
  const firstFilm = practice.waitForEvent('download')
  await page.getByRole('button', { name: 'Stop recording' }).click()
  const film = await (await firstFilm).path()
  expect((await stat(film)).size).toBeGreaterThan(10_000)
  await expect(practice.getByText('The file was saved on this device', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop recording' })).toHaveCount(0)
  await askToRecord()
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  // Stop is offered as soon as both agree; there is a film from the sign on.
  for (const side of [page, practice]) await expect(notice(side, sign)).toBeVisible()
  await practice.waitForTimeout(3000)
  // The line that is lost next stops it, and what there is until then is saved.
  const secondFilm = practice.waitForEvent('download')

  // Ten seconds without any network at the healer.
  await practice.context().setOffline(true)
  relay.isCut = true
  await expect(practice.getByText('Your connection is lost.', { exact: false })).toBeVisible()
  await secondFilm
  await expectNoPictures(page)
  await expect(page.getByText(/was lost\. It is being|lost the connection/).first()).toBeVisible({
    timeout: 30_000,
  })
  await practice.waitForTimeout(5000)
  await practice.context().setOffline(false)
  relay.isCut = false
  await expect(practice.getByText('Your connection is lost.', { exact: false })).toHaveCount(0, {
    timeout: 40_000,
  })
  await expectToArrive(page, { picturesOf: practice })
  await expectToArrive(practice, { picturesOf: page })
  for (const side of [page, practice])
    await expect(side.getByRole('button', { name: 'Stop recording' })).toHaveCount(0)

  await page.reload()
  await expectToArrive(page, { picturesOf: practice })
  await expectToArrive(practice, { picturesOf: page })

  // Voice only, for both.
  await page.getByRole('button', { name: 'Stop camera' }).click()
  await practice.getByRole('button', { name: 'Stop camera' }).click()
  for (const side of [page, practice]) await expectNoPictures(side)
  for (const side of [page, practice]) await expectToArrive(side)
  await expect(practice.getByText('Camera off')).toBeVisible()
  await page.keyboard.press('Alt+KeyM')
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible()
  await expect(practice.getByText(', muted', { exact: false })).toBeAttached()

  // Messages stay in the conversation.
  await practice.getByRole('button', { name: 'Chat' }).click()
  const box = practice.getByRole('textbox', { name: /^Your message to/ })
  const words = `Write down the hour, ${Date.now()}.`
  await box.fill(words)
  await box.press('Enter')
  await page.getByRole('button', { name: /^Chat/ }).click()
  await expect(page.getByRole('group', { name: 'Messages' }).getByText(words)).toBeVisible()
  await expectNoneHere(page, 'session with chat')

  // Removed, and at the door once more.
  await practice.getByRole('button', { name: 'People' }).click()
  await practice.getByRole('button', { name: 'Remove' }).click()
  await practice.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'You were removed from the session' })).toBeVisible()
  await page.getByRole('button', { name: 'Return to the session' }).click()
  await page.getByRole('button', { name: 'Join now' }).click()
  await expect(page.getByRole('heading', { name: 'You are in the waiting room' })).toBeVisible()
  await practice.getByRole('button', { name: 'Let in' }).click()
  await expectToArrive(practice, { picturesOf: page })
  await expectToArrive(page)

  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'You left the session' })).toBeVisible()
  await expect(page.getByText('How was your session', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book another session' })).toBeVisible()
  await expect(practice.getByText('has left the room', { exact: false })).toBeVisible()
  await practice.getByRole('button', { name: 'Leave' }).click()
  await expect(practice.getByRole('link', { name: 'Create action plan' })).toBeVisible()
  await expectNoneHere(practice, 'after the session')

  // One page for what follows: what was agreed, the next time, and how the line of both was.
  await expectAfterSession(practice, ['Action plan', 'The next time', 'How the line was'])
  await expectAfterSession(page, ['What you agreed', 'Action plan', 'The next time', 'How the line was'])
  await expectNoneHere(page, 'page after the session')
  await page.getByRole('link', { name: 'Book the same again' }).click()
  await expect(page).toHaveURL(/healers-details/)
  await practice.context().close()

  // Support answers a complaint with the same figures.
  const support = await logInColleague(browser, outside, supportPerson)
  await openScreen(support, `/appointments/${appointmentId}/show`)
  const lineOfHealer = support.getByRole('region', { name: 'Line of the healer' })
  await expect(lineOfHealer.getByText(/^Minutes? 1/)).toBeVisible()
  await expect(lineOfHealer.getByText('Without a line')).toBeVisible()
  await support.context().close()
  await open(page, '/chat')
  await page.getByRole('link', { name: new RegExp(healer.name) }).click()
  await expect(page.getByRole('group', { name: 'Messages' }).getByText(words)).toBeVisible()
  relay.close()
})
