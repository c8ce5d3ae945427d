import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { demoId } from '../../demo/ids.ts'
import { look } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'
import { logInDemoClient } from '../people.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

/** Waits until the worker has its files. */
async function openWithWorker(page: Page, address: string) {
  await open(page, address)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
}

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
    return kept
  })

/**
 * Chromium's install criteria, by its own reading of the manifest: a name, a start URL within the scope, standalone
 * display, and icons of both sizes. The worker is registered already.
 */
async function expectInstallable(page: Page, start: string) {
  const session = await page.context().newCDPSession(page)
  const { errors, data = '{}' } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { name, display, start_url: startUrl, scope, icons } = JSON.parse(data)
  expect({ name, display, startUrl, scope }).toEqual({
    name: expect.stringMatching(/./),
    display: 'standalone',
    startUrl: start,
    scope: '/',
  })
  const drawn = await page.evaluate(
    (sources: string[]) =>
      Promise.all(
        sources.map(async (src) => {
          const icon = new Image()
          icon.src = src
          await icon.decode()
          return icon.naturalWidth
        }),
      ),
    icons.map(({ src }: { src: string }) => src),
  )
  expect(drawn).toEqual([192, 512, 512])
}

for (const { address, title, heading, theme, start } of [
  {
    address: '/courses',
    title: 'You are offline',
    heading: 'Courses',
    theme: 'dark',
    start: '/dashboard',
  },
  {
    address: '/hi/courses',
    title: 'आप ऑफ़लाइन हैं',
    heading: 'कोर्स',
    theme: 'light',
    start: '/hi/dashboard',
  },
])
  test(`${address} without a line says so, names the helpline, and opens once the line is back; the site can be installed`, async ({
    page,
    context,
  }) => {
    await openWithWorker(page, address.replace('courses', ''))
    await expectInstallable(page, start)
    await page.evaluate((kept) => localStorage.setItem('theme', kept), theme)
    await context.setOffline(true)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(page).toHaveURL(address)
  })

test('the offline page is accessible, and for a visitor nothing but its files is kept on the device', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/')
  await page.goto('/healers')
  await page.locator('a[href^="/healers/healers-details/"]').first().click()
  await expect(page).toHaveURL(/healers-details/)
  for (const file of await keptFiles(page)) expect(file).toMatch(/^\/(offline|fonts)\/|^\/favicon\.svg$/)
  // Pending requests would fail with errors.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  expect(await look(page, true)).toEqual([])
})

test('the next session, the plans and opened chapters are readable without a line, for one person until they log out', async ({
  page,
  context,
  outside,
}) => {
  await logInDemoClient(page, outside)
  await openWithWorker(page, '/dashboard')
  await expect.poll(() => keptFiles(page)).toContain('/kept/appointments')
  await expect.poll(() => keptFiles(page)).toContain('/kept/action-plans')
  await open(page, `/read-book/${demoId('ebook', 'the-three-oclock-book')}`)
  const paragraph = page.getByRole('article').getByRole('paragraph').first()
  await expect(paragraph).toBeVisible()
  const words = (await paragraph.textContent()) ?? ''
  await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringMatching(/^\/kept\/chapter\//))

  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Your next session' })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Your action plan: Nights that end in the morning' }),
  ).toBeVisible()
  await page.locator('summary').click()
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  expect(await look(page, true)).toEqual([])
  await page.goto('/hi/dashboard')
  await expect(page.getByRole('heading', { name: 'आपका अगला सेशन' })).toBeVisible()

  const userId = await page.evaluate(() => localStorage.getItem('u_id'))
  await page.evaluate(() => localStorage.setItem('u_id', 'another-person'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('summary')).toHaveCount(0)
  await page.evaluate((id) => localStorage.setItem('u_id', id ?? ''), userId)
  // The page that says so comes back by itself once there is a line; opening another meanwhile would cross it.
  await context.setOffline(false)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  expect((await keptFiles(page)).filter((file) => file.startsWith('/kept/'))).toEqual([])
})

/** The site at an address of its own, where another release of the worker can be put in place of the built one. */
async function siteWithReleases(site: string) {
  const release = { worker: '' }
  const server = createServer(async ({ method, url = '/', headers }, reply) => {
    // Nothing is changed here; what a page reports is taken and dropped.
    if (method !== 'GET') return void reply.writeHead(204).end()
    const answer = await fetch(new URL(url, site), { headers: { accept: headers.accept ?? '*/*' } })
    const isWorker = url === '/service-worker.js' && release.worker !== ''
    const body = isWorker ? release.worker : Buffer.from(await answer.arrayBuffer())
    for (const name of ['content-type', 'content-security-policy'])
      if (answer.headers.has(name)) reply.setHeader(name, answer.headers.get(name) ?? '')
    reply.writeHead(answer.status).end(body)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return { release, url: `http://localhost:${port}`, close: () => server.close() }
}

test('a new release is announced and taken only when asked for', async ({ page, baseURL }) => {
  const site = await siteWithReleases(baseURL ?? '')
  await openWithWorker(page, `${site.url}/`)
  const built = await (await page.request.get('/service-worker.js')).text()
  site.release.worker = built.replace(/release = '\w+'/, "release = 'newer'")
  await openWithWorker(page, `${site.url}/contact-us`)
  const typed = page.getByLabel('Your name')
  await typed.fill('Half a sentence')
  await expect(page.getByText('A new version is ready')).toBeVisible()
  await expect(typed).toHaveValue('Half a sentence')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await reloaded
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline-newer'])
  site.close()
})
