import { expectNoneHere } from '../axe.ts'
import { bookAndPay } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient } from '../people.ts'

test('the home page says to a client what is next and what is asked, without moving what stands below', async ({
  page,
  outside,
}) => {
  await becomeClient(page, outside)
  await open(page, '/')
  const back = page.getByRole('region', { name: 'Good to see you again, Ananya' })
  await expect(back.getByRole('link', { name: /No session booked/ })).toBeVisible()
  await back.getByRole('link', { name: /Tell us what you are looking for/ }).click()
  await expect(page).toHaveURL(/\/questions/)

  const { name, path } = await ownHealer('meera-krishnan')
  await bookAndPay(page, path, 'next')
  await open(page, '/healers')
  // From another page of the site, and by a load of its own.
  await page.getByRole('banner').getByRole('link', { name: 'New You' }).click()
  await expect(back.getByRole('link', { name: new RegExp(`session with ${name}`) })).toBeVisible()
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const title = document.querySelector('h1')
      Object.assign(window, { firstTop: title?.getBoundingClientRect().top })
    })
  })
  await open(page, '/')
  await back.getByRole('link', { name: new RegExp(`session with ${name}`) }).waitFor()
  const top = await page.evaluate(() => ({
    first: (window as unknown as { firstTop: number }).firstTop,
    now: document.querySelector('h1')?.getBoundingClientRect().top,
  }))
  expect(Math.abs((top.now ?? 0) - top.first)).toBeLessThanOrEqual(2)
  await expectNoneHere(page, 'the home page of a client')
  await back.getByRole('link', { name: new RegExp(`session with ${name}`) }).click()
  await expect(page).toHaveURL(/\/dashboard\/appointments\//)
})

for (const width of [390, 1280])
  test(`what is still to come on the home page is drawn at once, in its place, ${width} pixels wide`, async ({
    page,
    outside,
  }) => {
    await becomeClient(page, outside)
    await page.setViewportSize({ width, height: 844 })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/back-[^/]*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    const room = page.locator('[data-back]')
    const drawn = () =>
      room.evaluate((element) => {
        const { backgroundImage, height } = getComputedStyle(element, '::before')
        return { isDrawn: backgroundImage.includes('gradient'), height: Number.parseFloat(height) }
      })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const waiting = await drawn()
    expect(waiting.isDrawn).toBe(true)
    const { height } = (await room.boundingBox()) ?? { height: 0 }
    expect(Math.abs(waiting.height - height)).toBeLessThanOrEqual(1)
    release()
    await expect(room.getByRole('link', { name: /No session booked/ })).toBeVisible()
    // The drawing is gone, and nothing below has moved.
    expect((await drawn()).isDrawn).toBe(false)
    expect(Math.abs(((await room.boundingBox())?.height ?? 0) - height)).toBeLessThanOrEqual(2)
  })

test('a visitor sees nothing of it', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Good to see you again')).toHaveCount(0)
  await expect(page.locator('[data-back]')).toBeHidden()
})
