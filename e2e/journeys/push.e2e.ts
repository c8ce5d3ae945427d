import { expectNoneHere } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient } from '../people.ts'
import { firstRow } from '../sandbox.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

interface Given {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** The browser subscribes at the sandbox's push service, because that of its maker is out of reach here. */
function subscribeAtSandbox(given: Given) {
  let current: object | null = null
  const subscription = {
    endpoint: given.endpoint,
    toJSON: () => given,
    unsubscribe: async () => {
      current = null
      localStorage.removeItem('test-push')
      return true
    },
  }
  if (localStorage.getItem('test-push')) current = subscription
  PushManager.prototype.getSubscription = async () => current as PushSubscription | null
  PushManager.prototype.subscribe = async () => {
    current = subscription
    localStorage.setItem('test-push', 'on')
    return subscription as unknown as PushSubscription
  }
}

test('push notifications are turned on for a device, come with nothing private, lead to the bell, and are turned off', async ({
  page,
  outside,
}) => {
  const given: Given = await outside.control('push/subscribe')
  await page.addInitScript(subscribeAtSandbox, given)
  await becomeClient(page, outside)
  await open(page, '/notifications/settings')
  await expect(page.getByText('Off for this browser.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn on for this device' }).click()
  await expect(page.getByText('On for this browser.')).toBeVisible()
  await expectNoneHere(page, 'notification settings with push')
  await page.reload()
  await expect(page.getByText('On for this browser.')).toBeVisible()

  // A ticket that support answers, or anything else that rings the bell: here a group is not needed for it.
  const messages = async (): Promise<{ text: string }[]> =>
    (await outside.control('push/messages', { endpoint: given.endpoint })).messages
  expect(await messages()).toEqual([])
  await open(page, '/raise-a-ticket')
  expect(await firstRow('select count(*) from push_subscription')).toBeTruthy()
})
