import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient } from '../people.ts'

// Films play by themselves only where movement is wanted.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** State of the page's films. */
const films = (page: Page) =>
  page.locator('[data-reel]').evaluateAll((reels) =>
    reels.flatMap((reel, place) => {
      const film = reel.querySelector('video')
      return film ? [{ place, isPlaying: !film.paused && film.currentTime > 0, isMuted: film.muted }] : []
    }),
  )
const playsOnly = (page: Page, place: number) =>
  expect
    .poll(() => films(page), { message: `the film at ${place} plays, the next one waits` })
    .toEqual([
      { place, isPlaying: true, isMuted: true },
      { place: place + 1, isPlaying: false, isMuted: true },
    ])
const reelAt = (page: Page, place: number) => page.locator('[data-reel]').nth(place)

test('what is in view plays without sound, the next one is loaded and nothing more; keys lead on', async ({
  page,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) asked.add(request.url())
  })
  await open(page, '/')
  await page.getByRole('link', { name: 'All reels' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reels' })).toBeVisible()
  await playsOnly(page, 0)
  expect(asked.size).toBe(2)

  await page.keyboard.press('ArrowDown')
  await playsOnly(page, 1)
  expect(asked.size).toBe(3)
  await page.keyboard.press('Space')
  await expect.poll(async () => (await films(page))[0]).toMatchObject({ place: 1, isPlaying: false })
  await expect(reelAt(page, 1).getByRole('button', { name: 'Play' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await playsOnly(page, 0)

  await page.keyboard.press('m')
  await expect.poll(async () => (await films(page))[0]).toMatchObject({ place: 0, isMuted: false })
  await expect(reelAt(page, 0).getByRole('button', { name: 'Sound off' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('reelSound'))).toBe('on')
})

test('the feed brings the next ten before its end, and says when all were seen', async ({ page }) => {
  await open(page, '/reels')
  const reels = page.locator('[data-reel]')
  await expect(reels).toHaveCount(10)
  // Each is shown once: where another journey publishes one meanwhile, the next ten bring one that is here already.
  const shown = new Set(await reels.evaluateAll((all) => all.map((reel) => reel.getAttribute('data-reel'))))
  const nextTen = async (number: number) => {
    const answer = await page.waitForResponse(
      (response) => response.url().includes(`/api/website/reels?page=${number}`) && response.ok(),
    )
    const { data } = (await answer.json()) as { data: { u_id: string }[] }
    expect(data).toHaveLength(10)
    for (const { u_id } of data) shown.add(u_id)
  }
  const second = nextTen(2)
  for (let step = 1; step <= 8; step += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(reelAt(page, step).locator('video')).toBeAttached()
    await expect.poll(async () => (await films(page))[0]?.place).toBe(step)
  }
  await second
  await expect(reels).toHaveCount(shown.size)
  const third = nextTen(3)
  await page.locator('[data-reels]').evaluate((feed) => feed.scrollTo(0, feed.scrollHeight))
  await third
  await expect(reels).toHaveCount(shown.size)
  await page.locator('[data-reels]').evaluate((feed) => feed.scrollTo(0, feed.scrollHeight))
  await expect(page.getByText('You have seen all reels')).toBeVisible()
})

test('a like shows at once, stays, and is taken back when the server does not take it', async ({
  page,
  outside,
}) => {
  await becomeClient(page, outside)
  await open(page, '/reels')
  // By its id: another journey may publish a newer one meanwhile.
  const first = page.locator(`[data-reel="${await reelAt(page, 0).getAttribute('data-reel')}"]`)
  const likes = async () => Number((await first.locator('[aria-pressed] .num').textContent()) ?? '')
  const before = await likes()
  const kept = () => page.waitForResponse((answer) => answer.url().endsWith('/reels-like') && answer.ok())
  let answered = kept()
  await first.getByRole('button', { name: /^Like/ }).click()
  await expect(first.getByRole('button', { name: /^Unlike/ })).toHaveAttribute('aria-pressed', 'true')
  expect(await likes()).toBe(before + 1)
  await answered
  await page.reload()
  await expect(first.getByRole('button', { name: /^Unlike/ })).toBeVisible()
  answered = kept()
  await first.getByRole('button', { name: /^Unlike/ }).click()
  await expect(first.getByRole('button', { name: /^Like/ })).toBeVisible()
  await answered

  // The server refuses while the like is under way.
  const line = Promise.withResolvers<void>()
  await page.route('**/api/website/reels-like', async (route) => {
    await line.promise
    await route.fulfill({ status: 429, json: { code: 'tooManyRequests', message: 'That was a little fast' } })
  })
  await first.locator('[aria-pressed]').click()
  await expect(first.locator('[aria-pressed=true]')).toBeVisible()
  line.resolve()
  await expect(page.getByText('That was a little fast')).toBeVisible()
  await expect(first.locator('[aria-pressed=false]')).toBeVisible()
  expect(await likes()).toBe(before)
})

test('a link leads to one reel, and a visitor who likes it is asked to log in', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/reels')
  const third = reelAt(page, 2)
  const title = (await third.getByRole('heading').textContent()) ?? ''
  await third.getByRole('button', { name: `Share ${title}` }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await open(page, new URL(link).pathname)
  await expect(reelAt(page, 0).getByRole('heading', { name: title })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(title.replace(/[?]/g, '.')))
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.webp$/)
  await expect(page.locator('[data-reel]')).toHaveCount(10)
  await reelAt(page, 0).getByRole('button', { name: /^Like/ }).click()
  await expect(page).toHaveURL(/\/login\?redirect_to=/)
  expect((await page.goto('/reels/019a0000-0000-7000-8000-00000000dead'))?.status()).toBe(404)
})

test('nothing moves by itself for who asked for stillness', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await open(page, '/reels')
  const play = reelAt(page, 0).getByRole('button', { name: 'Play' })
  await expect(play).toBeVisible()
  expect((await films(page)).some(({ isPlaying }) => isPlaying)).toBe(false)
  await play.click()
  await playsOnly(page, 0)
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await films(page))[0]).toMatchObject({ place: 1, isPlaying: false })
  await context.close()
})
