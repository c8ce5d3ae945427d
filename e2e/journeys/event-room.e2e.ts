import type { Browser, Page } from '@playwright/test'
import { demoId } from '../../demo/ids.ts'
import { expectNoneHere } from '../axe.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { becomeClient, demoHealer, logInAs, logInDemoClient, logInHealer } from '../people.ts'
import { expectAllMeet, watchConnections, withFakeDevices } from '../rooms.ts'

test.use(withFakeDevices)

const workshop = demoId('event', 'three-at-the-table')

async function freshClient(browser: Browser, outside: Parameters<typeof becomeClient>[1]) {
  const page = await (await browser.newContext()).newPage()
  await becomeClient(page, outside, freshMobile())
  return page
}

async function joinByEvent(page: Page) {
  await open(page, `/workshop/join/${workshop}`)
  await page.getByRole('link', { name: 'Join now' }).click()
  await expect(page.getByRole('heading', { name: 'Three at the table' })).toBeVisible()
  await page.getByRole('button', { name: 'Join now' }).click()
}

test('a workshop of four meets in the room: seen and heard, written, left', async ({
  page,
  browser,
  outside,
}) => {
  test.setTimeout(300_000)
  const host = await logInHealer(browser, outside, demoHealer('meera-krishnan').mobile)
  await logInDemoClient(page, outside)
  const second = await logInAs(browser, outside, '9845000005', 'client')
  const third = await freshClient(browser, outside)
  const all = [host, page, second, third]
  for (const side of all) await watchConnections(side)

  await open(third, `/workshop/workshop-details/${workshop}`)
  await third.getByRole('button', { name: 'Enrol for free' }).click()
  await expect(third).toHaveURL(`/workshop/join/${workshop}`)

  await open(host, '/practice')
  const hosted = host.getByRole('listitem').filter({ hasText: 'Three at the table' })
  await expect(hosted.getByText('3 of 3 seats taken')).toBeVisible()
  await hosted.getByRole('link', { name: 'Join event' }).click()
  await expect(host).toHaveURL(`/dyte/${workshop}`)
  await host.getByRole('button', { name: 'Join now' }).click()
  await expect(host.getByText('No one else is here yet')).toBeVisible()

  await joinByEvent(page)
  await joinByEvent(second)
  await joinByEvent(third)
  // Each has a connection to each, and pictures and sound come over all of them.
  for (const side of all) await expect(side.locator('video[data-person]')).toHaveCount(3)
  await expectAllMeet(all)
  await expectNoneHere(third, 'room of an event')

  await third.getByRole('button', { name: 'Chat' }).click()
  await third.getByRole('textbox', { name: 'Message to everyone' }).fill('Who begins?')
  await third.getByRole('textbox', { name: 'Message to everyone' }).press('Enter')
  for (const side of [host, page, second]) {
    await side.getByRole('button', { name: /, 1 new message$/ }).click()
    await expect(side.getByRole('list', { name: 'Messages' }).getByText('Who begins?')).toBeVisible()
  }
  await expectNoneHere(page, 'room of an event with chat')

  await host.getByRole('button', { name: 'People' }).click()
  await host.getByRole('button', { name: 'Mute everyone' }).click()
  for (const side of [page, second, third]) {
    await expect(side.getByText('The host muted everyone.', { exact: false })).toBeVisible()
    await expect(side.getByRole('figure', { name: 'Meera Krishnan', exact: true })).toBeVisible()
  }
  await expect(host.getByRole('button', { name: 'Mute everyone' })).toHaveCount(0)
  await expect(host.getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
  await second.getByRole('button', { name: 'Unmute' }).first().click()
  await expect(second.getByText('The host muted everyone.', { exact: false })).toHaveCount(0)
  await expect(host.getByRole('button', { name: 'Mute everyone' })).toBeVisible()

  await third.getByRole('button', { name: 'Leave' }).click()
  await expect(third.getByRole('heading', { name: 'You left “Three at the table”' })).toBeVisible()
  await expect(host.locator('video[data-person]')).toHaveCount(2)
  for (const side of [host, second, third]) await side.context().close()
})
