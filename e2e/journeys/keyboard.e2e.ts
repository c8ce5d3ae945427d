import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, freeTimes } from '../people.ts'

/** The focused element, as a keyboard user perceives it. */
interface Stop {
  name: string
  /** Something is focused at all. */
  isThere: boolean
  /** Some of it is in the window, and nothing lies over that. */
  isInSight: boolean
  /** A ring of at least 2 pixels in a colour that is not see-through: its own, or of the part that stands for it. */
  hasRing: boolean
  /** Its ring is on a part of which no script can read the style. */
  isSlider: boolean
}

/** Where the focus is, and whether it can be seen. */
const stopOf = (page: Page) =>
  page.evaluate((): Stop => {
    const at = document.activeElement
    if (!at || at === document.body)
      return { name: '', isThere: false, isInSight: false, hasRing: false, isSlider: false }
    const named = at as HTMLInputElement // of what has no labels, the property is undefined
    const label = [...(named.labels ?? [])].map((one) => one.textContent).join(' ')
    const words = (at.getAttribute('aria-label') ?? '') || label || (at.textContent ?? '')
    const box = at.getBoundingClientRect()
    const across = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
    const down = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
    const [left = 0, right = 0] = across
    const [top = 0, bottom = 0] = down
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isSlider = at.matches('input[type=range]')
    // Two sliders lie over each other, and let presses through beside their thumbs.
    const own = [isSlider ? (at.parentElement ?? at) : at, ...(named.labels ?? [])]
    const isInSight =
      right - left > 1 && bottom - top > 1 && own.some((one) => one.contains(over) || over?.contains(one))
    const drawn = (of: Element, part?: string) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(of, part)
      const isSeen = !/^(transparent|rgba\(.*, 0\))$/.test(outlineColor)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && isSeen
    }
    const near = [at.nextElementSibling, at.parentElement, at.parentElement?.parentElement]
    const hasRing = drawn(at) || drawn(at, '::after') || near.some((one) => one && drawn(one))
    return { name: words.replace(/\s+/g, ' ').trim(), isThere: true, isInSight, hasRing, isSlider }
  })

/** Whether what is focused looks other than without the focus. */
async function isPictureOther(page: Page) {
  const slider = await page.locator(':focus').elementHandle()
  const around = page.locator(':focus').locator('..')
  const box = await around.boundingBox()
  if (!slider || !box) return false
  const focused = await page.screenshot({ clip: box })
  await slider.evaluate((one) => (one as HTMLElement).blur())
  const left = await page.screenshot({ clip: box })
  await slider.focus()
  return !focused.equals(left)
}

/** Goes on with Tab until the focus is on what is wanted. Each stop on the way must be seen. */
async function tabTo(page: Page, wanted: RegExp, most = 60) {
  const way: string[] = []
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab')
    // The window follows the focus in the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))))
    const stop = await stopOf(page)
    if (stop.isSlider) stop.hasRing = await isPictureOther(page)
    way.push(stop.name)
    expect(stop, `after ${way.join(', ')}`).toMatchObject({ isThere: true, isInSight: true, hasRing: true })
    if (wanted.test(stop.name)) return
  }
  throw new Error(`${wanted} was not reached: ${way.join(', ')}`)
}

// Healers whose times no other journey books.
for (const { theme, name, price } of [
  { theme: 'dark', name: 'Savita Jadhav', price: '₹600' },
  { theme: 'light', name: 'Tashi Wangchuk', price: '₹600' },
] as const)
  test(`from the home page to the payment by keyboard alone, in the ${theme} theme`, async ({
    page,
    outside,
  }) => {
    await becomeClient(page, outside)
    await page.evaluate((kept) => localStorage.setItem('theme', kept), theme)
    await open(page, '/')
    await tabTo(page, /^Skip to main content$/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^Find a healer/)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/healers\?/)
    const list = page.getByRole('heading', { level: 1, name: /healers? speaks? Hindi/ })
    await expect(list).toBeVisible()
    // The next Tab begins on the new page, also for a screen reader.
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, new RegExp(`${name}.*45 minutes`))
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    const picker = page.getByRole('region', { name: 'Choose a time' })
    await expect(picker.getByRole('button', { name: /[1-9]\d* times? available$/ }).first()).toBeVisible()
    await tabTo(page, /^Next week$/)
    const week = await picker.locator('[aria-pressed="true"]').first().textContent()
    await page.keyboard.press('Enter')
    await expect(picker.locator('[aria-pressed="true"]').first()).not.toHaveText(week ?? '')
    await tabTo(page, /[1-9]\d* times? available$/)
    await page.keyboard.press('Enter')
    // The times of the day are asked for; a Tab before they stand goes past their place.
    await expect(freeTimes(picker)).not.toHaveCount(0)
    await tabTo(page, /^\d+:\d\d [ap]m$/)
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true')
    await tabTo(page, /^What would you like to talk about/)
    await page.keyboard.type('I wake at three and cannot sleep again.')
    await tabTo(page, /^Book appointment/)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()
    await expect(page.getByRole('button', { name: `Pay ${price}` })).toBeVisible()
    // This page is a document of its own, for the sake of the gateway's scripts: Tab begins at its top.
    await tabTo(page, /^Skip to main content$/, 1)
    await page.keyboard.press('Enter')
    await tabTo(page, new RegExp(`^Pay ${price}$`))
    await page.keyboard.press('Enter')
    await expect(page.frameLocator('iframe').getByRole('tab', { name: 'Card' })).toBeVisible()
  })

test('a dialog keeps the focus inside, and gives it back to what opened it', async ({ page, outside }) => {
  await becomeClient(page, outside)
  await open(page, '/courses')
  // Cards are links of their own shape.
  await tabTo(page, /^Sleep, slowly$/)
  await open(page, '/')
  await tabTo(page, /^Search/)
  await page.keyboard.press('Enter')
  const search = page.getByRole('dialog')
  await expect(search.getByRole('combobox')).toBeFocused()
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    expect(await search.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(page.getByRole('button', { name: /^Search/ })).toBeFocused()

  await tabTo(page, /account menu$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Log out$/)
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: /log out/i })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: /account menu$/ })).toBeFocused()
})
