import { demoId } from '../../demo/ids.ts'
import { expectNoneHere } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'
import { demoHealer, logInDemoClient, logInHealer } from '../people.ts'
import { expectAllMeet, watchConnections, withFakeDevices } from '../rooms.ts'

test.use(withFakeDevices)

const workshop = demoId('event', 'two-chairs')

test('two healers hold a small workshop: the co-host is seen and heard, sends out and lets in again', async ({
  page,
  browser,
  outside,
}) => {
  test.setTimeout(300_000)
  const host = await logInHealer(browser, outside, demoHealer('meera-krishnan').mobile)
  const coHost = await logInHealer(browser, outside, demoHealer('farida-sheikh').mobile)
  await logInDemoClient(page, outside)
  const all = [host, coHost, page]
  for (const side of all) await watchConnections(side)

  await open(coHost, '/practice')
  const hosted = coHost.getByRole('listitem').filter({ hasText: 'Two chairs' })
  await expect(hosted.getByText('You are a co-host')).toBeVisible()
  await hosted.getByRole('link', { name: 'Join event' }).click()
  await expect(coHost).toHaveURL(`/dyte/${workshop}`)
  await coHost.getByRole('button', { name: 'Join now' }).click()
  await open(host, `/dyte/${workshop}`)
  await host.getByRole('button', { name: 'Join now' }).click()
  await open(page, `/workshop/join/${workshop}`)
  await page.getByRole('link', { name: 'Join now' }).click()
  await expect(page.getByRole('heading', { name: 'Two chairs' })).toBeVisible()
  await page.getByRole('button', { name: 'Join now' }).click()
  for (const side of all) await expect(side.locator('video[data-person]')).toHaveCount(2)
  await expectAllMeet(all)

  await coHost.getByRole('button', { name: 'People' }).click()
  const list = coHost.getByRole('complementary', { name: 'People' })
  // Not the host: one who has a seat.
  await expect(list.getByRole('button', { name: 'Remove' })).toHaveCount(1)
  await expect(list.getByRole('button', { name: 'End for everyone' })).toHaveCount(0)
  await expectNoneHere(coHost, 'room of an event as a co-host')
  await list.getByRole('button', { name: 'Remove' }).click()
  await coHost.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(host.locator('video[data-person]')).toHaveCount(1)
  await open(page, `/dyte/${workshop}`)
  await page.getByRole('button', { name: 'Join now' }).click()
  await coHost.getByRole('button', { name: 'Let in' }).click()
  for (const side of all) await expect(side.locator('video[data-person]')).toHaveCount(2)
  for (const side of [host, coHost]) await side.context().close()
})
