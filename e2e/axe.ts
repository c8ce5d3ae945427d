import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, open } from './fixtures.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Colours differ by theme and layout by width: each of both is met, on the page as it stands. */
export const looks = [
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 1280 },
] as const

export async function wear(page: Page, theme: string, width: number) {
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
export const wholePages = new Set(['/', '/dashboard', '/practice', '/help-desk', '/hi', '/hi/dashboard'])

/**
 * Axe findings on the page: a line for each broken rule, with the elements that break it, and for each undefined class.
 * Axe is injected once, because the page has no foreign frames. Only those lines leave the page, since transferring all
 * axe results takes longer than the check.
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
      const options = { resultTypes: ['violations' as const], selectors: false, elementRef: true }
      const { violations } = await inPage.run({ exclude }, { ...options, runOnly: { type: 'tag', values } })
      /** Toasts cover targets for some seconds, and a bar covers what can be scrolled clear of it: without both it measures again. */
      const isSmall = async (target: Element) => {
        const toasts = [...document.querySelectorAll<HTMLElement>('[data-toasts], .MuiSnackbar-root')]
        const covering = toasts.filter((one) => !one.contains(target))
        const { scrollX: left, scrollY: top } = window
        for (const { style } of covering) style.setProperty('display', 'none', 'important')
        target.scrollIntoView({ block: 'center', behavior: 'instant' })
        const again = await inPage.run(target, { ...options, runOnly: ['target-size'] })
        window.scrollTo({ left, top, behavior: 'instant' })
        for (const { style } of covering) style.removeProperty('display')
        return again.violations.length > 0
      }
      const broken: string[] = []
      for (const { id, nodes } of violations) {
        const faulty: string[] = []
        for (const { html, element } of nodes)
          if (id !== 'target-size' || !element || (await isSmall(element))) faulty.push(html)
        if (faulty.length > 0) broken.push(`${id}: ${faulty.join(', ')}`)
      }
      // A class that its sheet does not define, looked up by a name made at run time.
      const undefinedClasses = [...document.querySelectorAll('[class~="undefined"]')]
      return [...broken, ...undefinedClasses.map(({ outerHTML }) => `class: ${outerHTML.slice(0, 200)}`)]
    },
    { exclude: isWhole ? [] : ['body > header', 'body > footer'], values: rules },
  )
}

/** Expects no axe findings on the page now, in both looks. */
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
export async function goTo(page: Page, path: string) {
  const isOpen = await page.evaluate(() => document.documentElement.dataset.page !== undefined)
  if (!isOpen) return open(page, path)
  await page.evaluate((to) => (window as unknown as WithRouter).__reactRouterDataRouter.navigate(to), path)
  await page.waitForFunction(
    () => document.documentElement.dataset.page === location.pathname + location.search,
  )
}
