import type { Worker } from '@playwright/test'
import { demoId } from '../../demo/ids.ts'
import { expectNoneHere } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient } from '../people.ts'
import { firstRow } from '../sandbox.ts'

test.use({ serviceWorkers: 'allow' })

interface Given {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/**
 * The browser subscribes at the sandbox's push service, because that of its maker is out of reach here. One without a
 * window refuses notifications whatever it is told, so the person's yes is played.
 */
function subscribeAtSandbox(given: Given) {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
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

/**
 * The page opened by pressing a notification: the last one shown, or one with this data. A test cannot press it, and
 * without a press a browser opens nothing, so both are simulated.
 */
function pressed(worker: Worker, data?: { path: string }) {
  return worker.evaluate(async (given) => {
    const scope = globalThis as unknown as { shownData: unknown; clients: { openWindow: unknown } }
    let opened: string | undefined
    Object.defineProperty(scope.clients, 'openWindow', {
      configurable: true,
      value: async (address: string) => {
        opened = address
      },
    })
    let work: Promise<unknown> | undefined
    const event = Object.assign(new Event('notificationclick'), {
      notification: { close() {}, data: given ?? scope.shownData },
      waitUntil(promise: Promise<unknown>) {
        work = promise
      },
    })
    dispatchEvent(event)
    await work
    return opened
  }, data)
}

test('push notifications are turned on for a device, say only what they are about, and are turned off', async ({
  page,
  outside,
}) => {
  test.setTimeout(120_000)
  const given: Given = await outside.control('push/subscribe')
  await page.addInitScript(subscribeAtSandbox, given)
  await becomeClient(page, outside)
  await open(page, '/profile/notifications')
  await expect(page.getByText('Off for this browser.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn on for this device' }).click()
  await expect(page.getByText('On for this browser.')).toBeVisible({ timeout: 30_000 })
  await expectNoneHere(page, 'notification settings with push')
  await page.reload()
  await expect(page.getByText('On for this browser.')).toBeVisible()

  // Something of the bell: a seat in a free webinar.
  const messages = async (): Promise<{ text: string }[]> =>
    (await outside.control('push/messages', { endpoint: given.endpoint })).messages
  await open(page, `/webinar/view/${demoId('event', 'pehli-mulaqat')}`)
  await page.getByRole('button', { name: 'Enrol for free' }).click()
  await expect.poll(async () => (await messages()).length, { timeout: 30_000 }).toBe(1)
  const [{ text = '' } = {}] = await messages()
  expect(JSON.parse(text)).toMatchObject({
    title: 'New You',
    body: 'Update about your event',
    path: '/notifications',
  })

  // The worker shows what came.
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('there is no worker')
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    registration.showNotification = async (title, options) => {
      Object.assign(globalThis, { shown: `${title}: ${options?.body}`, shownData: options?.data })
    }
  })
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [ours] }) => {
      if (ours) resolve(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: text,
  })
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { shown?: string }).shown))
    .toBe('New You: Update about your event')
  // A press on it opens its page, and a page of others never.
  expect(await pressed(worker)).toBe(`${origin}/notifications`)
  expect(await pressed(worker, { path: 'https://elsewhere.example/notifications' })).toBe(`${origin}/`)

  await open(page, '/profile/notifications')
  await page.getByRole('button', { name: 'Turn off for this device' }).click()
  await expect(page.getByText('Off for this browser.')).toBeVisible()
  const { count } = await firstRow<{ count: string }>(
    `select count(*) from push_subscription where endpoint = '${given.endpoint}'`,
  )
  expect(Number(count)).toBe(0)
})
