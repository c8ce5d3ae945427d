import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expectNoneHere } from '../axe.ts'
import { bookAndPay } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, demoHealer } from '../people.ts'

test('a client gives and withdraws a consent, downloads a copy, and deletes the account', async ({
  page,
  outside,
}) => {
  await becomeClient(page, outside)
  await open(page, '/profile')
  await page
    .getByRole('navigation', { name: 'Account menu' })
    .getByRole('link', { name: 'Privacy centre' })
    .click()
  await expect(page.getByRole('heading', { name: 'Consents' })).toBeVisible()
  const consent = page.getByRole('switch', { name: 'Suggestions from my answers' })
  await consent.check()
  await expect(page.getByText(/^Given on/)).toBeVisible()
  await consent.uncheck()
  await expect(page.getByText(/^Withdrawn on/)).toBeVisible()
  await expectNoneHere(page, 'the privacy centre')

  await page.getByRole('button', { name: 'Prepare a copy' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP' }).click({ timeout: 30_000 }),
  ])
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  const copy = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
  expect(copy.account.consent).toHaveLength(3)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/privacy-centre\/deletion\//)
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('what must be done before a deletion is a link to where it is done', async ({ page, outside }) => {
  await becomeClient(page, outside)
  await bookAndPay(page, demoHealer('nandini-bose').path, 'next')
  await open(page, '/privacy-centre')
  await page.getByRole('link', { name: 'Cancel your upcoming sessions' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('discreet use: a neutral tab, an exit without a way back, and nothing left after logging out', async ({
  page,
  outside,
}) => {
  await page.route('https://www.wikipedia.org/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  )
  await becomeClient(page, outside)
  await open(page, '/hi/privacy-centre')
  await expect(page.getByRole('switch', { name: 'टैब के साधारण नाम' })).toBeVisible()
  await open(page, '/privacy-centre')
  await page.getByRole('switch', { name: 'Neutral tab titles' }).check()
  await expect(page).toHaveTitle('Notes')
  await page.getByRole('switch', { name: 'Quick exit button' }).check()
  await open(page, '/dashboard')
  await expect(page).toHaveTitle('Notes')
  await expectNoneHere(page, 'a page with the quick exit')
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await expect(page).toHaveTitle('Elsewhere')
  await page.goBack()
  await expect(page).not.toHaveURL(/dashboard/)

  await open(page, '/dashboard')
  await page.evaluate(async () => {
    await caches.open('of-a-page')
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('of-a-page')
      opening.onsuccess = () => {
        // An open connection would keep the database until the page is left.
        opening.result.close()
        resolve()
      }
    })
    sessionStorage.setItem('draft', 'words')
  })
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  const ofDevice = [
    'cacheCleared',
    'cookieAccepted',
    'deviceId',
    'reelSound',
    'reminderSound',
    'settings',
    'theme',
    'videoPlayback',
  ]
  // The login page stands as soon as the session is over; caches and databases are deleted meanwhile.
  await expect
    .poll(() =>
      page.evaluate(
        async (kept) => ({
          local: Object.keys(localStorage).filter((key) => !kept.includes(key)),
          session: Object.keys(sessionStorage),
          caches: await caches.keys(),
          databases: (await indexedDB.databases()).map(({ name }) => name),
        }),
        ofDevice,
      ),
    )
    .toEqual({ local: [], session: [], caches: [], databases: [] })
})

test('pages are counted from the consent on and until it is withdrawn, without ids and searches', async ({
  page,
  outside,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/matomo.php') sent.push(url.searchParams.get('url') ?? '')
  })
  await becomeClient(page, outside)
  await open(page, '/privacy-centre')
  const consent = page.getByRole('switch', { name: 'Usage statistics' })
  await expect(consent).not.toBeChecked()
  expect(sent).toEqual([])
  await consent.check()
  await expect.poll(() => sent.length).toBe(1)
  await open(page, '/courses?utm_source=a-mail')
  await expect.poll(() => sent.length).toBe(2)
  const [healer] = await page.locator('a[href^="/courses/"]').all()
  await healer?.click()
  await expect.poll(() => sent.length).toBe(3)
  const paths = sent.map((url) => new URL(url))
  expect(paths.slice(0, 2).map(({ pathname }) => pathname)).toEqual(['/privacy-centre', '/courses'])
  for (const { search, pathname } of paths) {
    expect(search).toBe('')
    expect(pathname).not.toMatch(/\d/)
  }
  const { views } = await outside.pageViews()
  expect(views.filter(({ query }) => sent.includes(query.url ?? ''))).not.toEqual([])
  for (const { cookie, referrer } of views) expect([cookie, referrer]).toEqual([null, null])

  await open(page, '/privacy-centre')
  await expect.poll(() => sent.length).toBe(4)
  await consent.uncheck()
  await expect(page.getByText(/^Withdrawn on/)).toBeVisible()
  const asked = page.waitForResponse('**/page-view-target')
  await open(page, '/courses')
  expect((await (await asked).json()).data).toBeNull()
  expect(sent).toHaveLength(4)
})
