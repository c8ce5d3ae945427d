import type { Page } from '@playwright/test'
import { demoId } from '../../demo/ids.ts'
import { expectNoneHere } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'
import { beginEvent } from '../passing-time.ts'
import { demoHealer, logInAs, logInDemoClient, logInHealer } from '../people.ts'
import { expectFromStage, notice, watchConnections, withFakeDevices } from '../rooms.ts'

test.use(withFakeDevices)

const webinar = demoId('event', 'questions-about-sleep')
const title = 'Your questions about sleep'

async function join(page: Page) {
  await open(page, `/dyte/${webinar}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Join now' }).click()
}

test('a webinar meets by LiveKit: watched, recorded, questions and a poll answered, asked to speak, spoken, sent out, ended', async ({
  page,
  browser,
  outside,
}) => {
  test.setTimeout(300_000)
  const host = await logInHealer(browser, outside, demoHealer('meera-krishnan').mobile)
  await logInDemoClient(page, outside)
  const second = await logInAs(browser, outside, '9845000005', 'client')
  for (const side of [host, page, second]) await watchConnections(side)

  await beginEvent(webinar)
  await join(host)
  await expect(host.getByText('No one else is here yet')).toBeVisible()

  await open(page, `/webinar/join/${webinar}`)
  await page.getByRole('link', { name: 'Join now' }).click()
  await expect(page.getByText('You watch and listen.')).toBeVisible()
  await expectNoneHere(page, 'lobby of a webinar')
  await page.getByRole('button', { name: 'Join now' }).click()
  await join(second)
  // The audience sees and hears the host over LiveKit, and has nothing to be seen or heard by.
  for (const side of [page, second]) {
    await expectFromStage(side)
    await expect(side.getByRole('button', { name: 'Unmute' })).toHaveCount(0)
    await expect(side.locator('video')).toHaveCount(1)
  }
  await expect(host.getByText('2 people are watching')).toBeVisible()
  // After a reload they are in again without a press.
  await second.reload()
  await expectFromStage(second)
  await page.getByRole('button', { name: 'People' }).click()
  await expect(page.getByText('3 people are here.')).toBeVisible()
  await expectNoneHere(page, 'room of a webinar')

  // All are notified before it begins, and see it while it runs.
  await host.getByRole('button', { name: 'Record event' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Start recording' }).click()
  for (const side of [host, page, second])
    await expect(notice(side, 'Recording starts in a moment')).toBeVisible()
  const sign = notice(page, 'This event is being recorded')
  await expect(sign).toBeVisible({ timeout: 30_000 })
  await expectNoneHere(page, 'recorded webinar')

  // A question and a poll reach all people in the room; one answer each.
  await page.getByRole('button', { name: 'Questions' }).click()
  await page.getByRole('textbox', { name: 'Your question to the host' }).fill('How long should a nap be?')
  await page.getByRole('button', { name: 'Ask' }).click()
  await host.getByRole('button', { name: /^Questions/ }).click()
  const asked = host.getByRole('region', { name: 'Questions' })
  await expect(asked.getByText('How long should a nap be?')).toBeVisible()
  await asked.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByText('Answered', { exact: true })).toBeVisible()
  await host.getByRole('button', { name: 'New poll' }).click()
  await host.getByLabel('Question', { exact: true }).fill('When do you go to bed?')
  await host.getByLabel('Answer 1').fill('Before ten')
  await host.getByLabel('Answer 2').fill('After midnight')
  await host.getByRole('button', { name: 'Start poll' }).click()
  await page.getByRole('button', { name: 'Before ten' }).click()
  await expect(page.getByText('Before ten (your answer)')).toBeVisible()
  await second.getByRole('button', { name: /^Questions/ }).click()
  await second.getByRole('button', { name: 'After midnight' }).click()
  await expect(host.getByText('2 answers.')).toBeVisible()
  await expectNoneHere(host, 'questions and polls of a host')
  await expectNoneHere(second, 'questions and polls')
  await host.getByRole('button', { name: 'Close poll' }).click()
  await expect(page.getByText('Closed. 2 answers.')).toBeVisible()

  await page.getByRole('button', { name: 'Raise hand' }).click()
  await expect(host.locator('b', { hasText: /raised a hand$/ })).toBeVisible()
  await expectNoneHere(host, 'raised hand in a webinar')
  await host.getByRole('button', { name: 'Allow to speak' }).click()
  await page.getByRole('button', { name: 'Turn microphone on' }).click()
  await page.getByRole('button', { name: 'Start camera' }).click()
  await expectFromStage(host)
  // The other one, in the audience, now sees two people.
  await expect(second.locator('video[data-person="client"]:not([data-hidden])')).toBeVisible()

  await host.getByRole('button', { name: 'People' }).click()
  const people = host.getByRole('complementary', { name: 'People' })
  await people.getByRole('button', { name: 'Move to audience' }).click()
  await expect(page.getByRole('button', { name: 'Raise hand' })).toBeVisible()
  await expect(second.locator('video')).toHaveCount(1)

  await host.getByRole('button', { name: 'Stop recording' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Stop recording' }).click()
  await expect(host.getByText('The recording is saved.', { exact: false })).toBeVisible({ timeout: 60_000 })
  await expect(sign).toHaveCount(0)

  const gone = people.getByRole('listitem').filter({ hasText: 'Blue Umbrella' })
  await gone.getByRole('button', { name: 'Remove' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(people.getByRole('button', { name: 'Remove' })).toHaveCount(1)
  await expect(second.getByText(/removed you\. You can ask to join again/)).toBeVisible()
  await people.getByRole('button', { name: 'End for everyone' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'End for everyone' }).click()
  for (const side of [host, page])
    await expect(side.getByRole('heading', { name: `“${title}” has ended` })).toBeVisible()
  await open(second, `/dyte/${webinar}`)
  await expect(second.getByRole('heading', { name: `“${title}” has ended` })).toBeVisible()
  for (const side of [host, second]) await side.context().close()
})
