import { expectNoneHere } from '../axe.ts'
import { bookAndPay } from '../booking.ts'
import { standOnTheLine } from '../cut-line.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { letMinutesPass, startIn } from '../passing-time.ts'
import { becomeClient, logInHealer } from '../people.ts'
import { Relay } from '../relay.ts'
import {
  expectNoPictures,
  expectToArrive,
  watchConnections,
  withQuietPages,
  withRefusals,
  withUprightCamera,
} from '../rooms.ts'
import { expectFacesInSight, expectOneScreen, roomSizes } from '../screens.ts'

test.use({ ...withUprightCamera, losesLine: true })

test('a session on a phone: one screen, whole faces, a sound that waits, blocked devices, a lost line, and the end', async ({
  browser,
  outside,
}) => {
  test.setTimeout(180_000)
  const line = await standOnTheLine()
  const page = await (
    await browser.newContext({ proxy: line.proxy, viewport: { width: 390, height: 844 } })
  ).newPage()
  await becomeClient(page, outside)
  const healer = await ownHealer('harpreet-singh-gill')
  const appointmentId = await bookAndPay(page, healer.path)
  await startIn(appointmentId, 4)
  const practice = await logInHealer(browser, outside, healer.mobile)
  const relay = new Relay()
  for (const side of [page, practice]) {
    await watchConnections(side)
    await relay.standBefore(side)
    await withRefusals(side)
    await withQuietPages(side)
    await open(side, `/dyte/${appointmentId}`)
  }
  await expectFacesInSight(page)

  // Measured is the way up and down, and said is what it carries.
  const network = await page.context().newCDPSession(page)
  const carry = (kilobits: number) =>
    network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 40 },
      ...{ downloadThroughput: kilobits * 125, uploadThroughput: kilobits * 125 },
    })
  for (const [kilobits, words] of [
    [240, 'carries a good voice and a small picture'],
    [60, 'carries voice. Leave your camera off'],
  ] as const) {
    await carry(kilobits)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText(words, { exact: false })).toBeVisible()
  }
  await network.detach()

  for (const side of [page, practice]) await side.getByRole('button', { name: 'Join now' }).click()
  await practice.getByRole('button', { name: 'Let in' }).click()
  await expectToArrive(page, { picturesOf: practice })

  for (const size of roomSizes) {
    for (const side of [page, practice]) {
      await side.setViewportSize(size)
      await expectOneScreen(side)
      await expectFacesInSight(side)
    }
    const more = page.getByRole('button', { name: 'More', exact: true })
    if (!(await more.isVisible())) continue
    await more.click()
    await expect(page.getByRole('complementary').getByRole('button', { name: 'People' })).toBeVisible()
    await expectOneScreen(page)
    await more.click()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Stop camera' }).click()
  await expect(page.getByRole('figure', { name: 'Your video' }).getByText('Your camera is off')).toBeVisible()
  await page.getByRole('button', { name: 'Start camera' }).click()
  await expect(page.getByRole('button', { name: 'Stop camera' })).toBeVisible()

  // Voice only: no picture comes or goes, and what that costs is said.
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Voice only, save data' }).click()
  await page.getByRole('button', { name: 'Close more controls' }).click()
  await expect(page.getByText('at most 25 MB an hour each way', { exact: false })).toBeVisible()
  await expect(page.getByText('Picture off, to save your data')).toBeVisible()
  for (const side of [page, practice]) await expectNoPictures(side)
  await expectToArrive(page)
  await expectOneScreen(page)
  await page.reload()
  await page.getByRole('button', { name: 'Tap to hear' }).click()
  await expectToArrive(page)
  await expectNoPictures(page)
  await page.getByRole('button', { name: 'Show pictures again' }).click()
  await expectToArrive(page, { picturesOf: practice })
  await page.getByRole('button', { name: 'Start camera' }).click()

  // A page that nobody has pressed, and that has no device open, may play no sound: as when a browser starts again.
  await page.context().grantPermissions([])
  await page.reload()
  await page.getByRole('button', { name: 'Tap to hear' }).click()
  const voice = page.locator('audio[data-person=healer]')
  await expect
    .poll(() => voice.evaluate((audio: HTMLAudioElement) => !audio.paused && !audio.muted))
    .toBe(true)
  await expect(page.getByRole('button', { name: 'Tap to hear' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toHaveCount(0)
  const blocked = page.getByText('Camera and microphone are blocked for this page.')
  await page.getByRole('button', { name: 'Close notice' }).click()
  await expect(blocked).toHaveCount(0)
  await page.getByRole('button', { name: 'Unmute' }).click()
  await expect(blocked).toBeVisible()
  await expectNoneHere(page, 'session with blocked devices')
  await expectOneScreen(page)
  await page.context().grantPermissions(['camera', 'microphone'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(blocked).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
  await expectToArrive(practice)

  // Nothing comes and nothing goes, and nobody says so.
  relay.isCut = true
  line.cut()
  await expect(page.getByText('Your connection is lost. Reconnecting…')).toBeVisible({ timeout: 2000 })
  await expect(page.getByText('The time of the session goes on', { exact: false })).toBeVisible()
  await expect(page.getByText(`The connection to ${healer.name} was lost`, { exact: false })).toHaveCount(0)
  await expectNoneHere(page, 'session with a lost line')
  relay.isCut = false
  line.mend()
  await expect(page.getByText('Your connection is lost.', { exact: false })).toHaveCount(0, {
    timeout: 40_000,
  })
  await expectToArrive(page, { picturesOf: practice })

  // The 45 minutes are over, and the room is still open: nobody comes any more.
  await letMinutesPass(appointmentId, 4 + 45 + 3)
  await page.reload()
  await practice.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText(`The session with ${healer.name} is over`)).toBeVisible()
  await expect(page.getByText('is not here yet', { exact: false })).toHaveCount(0)
  for (const side of [page, practice]) await side.context().close()
  relay.close()
  line.close()
})
