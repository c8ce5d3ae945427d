import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, open } from './fixtures.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Colours differ by theme and layout by width: each of both is met, on the page as it stands. */
const looks = [
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1280 },
] as const

async function wear(page: Page, theme: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(async (kept) => {
    localStorage.setItem('theme', kept)
    document.documentElement.dataset.theme = kept
    document.documentElement.dataset.mantineColorScheme = kept
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  }, theme)
}

/** Where header and footer are looked at too: for a visitor, and for each who is logged in. Elsewhere they are the same. */
const wholePages = new Set(['/', '/dashboard', '/practice', '/help-desk'])

/**
 * What axe finds on the page: a line for each rule that is broken, with the elements that break it, and for each class that
 * is undefined. Axe is put into the page once: it has no frames of others. Only those lines leave the page, since all that
 * axe can say takes longer than the look.
 */
export async function look(page: Page, isWhole: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // Parts out of sight are laid out one after the other; meanwhile what is below them moves.
  await page.waitForFunction(() => {
    const { hydrated, laidOut } = document.documentElement.dataset
    return !hydrated || laidOut
  })
  return page.evaluate(
    async ({ exclude, values }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const { violations } = await inPage.run(
        { exclude },
        { resultTypes: ['violations'], runOnly: { type: 'tag', values }, selectors: false },
      )
      const broken = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
      // A class that its sheet does not define, looked up by a name made at run time.
      const undefinedClasses = [...document.querySelectorAll('[class~="undefined"]')]
      return [...broken, ...undefinedClasses.map(({ outerHTML }) => `class: ${outerHTML.slice(0, 200)}`)]
    },
    { exclude: isWhole ? [] : ['body > header', 'body > footer'], values: rules },
  )
}

/** What axe finds on the page as it is now, in both looks. */
export async function expectNoneHere(page: Page, name: string) {
  const found: string[] = []
  // Colours change at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { theme, width } of looks) {
    await wear(page, theme, width)
    for (const fault of await look(page, wholePages.has(name))) found.push(`${name}, ${theme}, ${fault}`)
  }
  expect(found).toEqual([])
}

type WithRouter = Window & { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }

/** Goes on inside the site where it is open already: what stands is the same, and loading it anew costs more than the look. */
async function goTo(page: Page, path: string) {
  const isOpen = await page.evaluate(() => document.documentElement.dataset.page !== undefined)
  if (!isOpen) return open(page, path)
  await page.evaluate((to) => (window as unknown as WithRouter).__reactRouterDataRouter.navigate(to), path)
  await page.waitForFunction(
    () => document.documentElement.dataset.page === location.pathname + location.search,
  )
}

/** Goes to a page and expects that axe finds nothing on it. */
export async function expectNoBarriers(page: Page, path: string) {
  await goTo(page, path)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectNoneHere(page, path)
}
