import { expect, type Page } from '@playwright/test'
import { goTo, look, looks, wear, wholePages } from '../axe.ts'
import { open } from '../fixtures.ts'
import { hindiFaults, watch, widthFaults } from './faults.ts'
import { addressOf, type Stop } from './stop.ts'

/** Nothing of the page is still on its way. */
async function waitUntilShown(page: Page, { shows = 'main h1' }: Stop) {
  await expect(page.locator(shows)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Faults in each look: both themes and both widths, applied to the current page. */
async function faultsInLooks(page: Page, name: string) {
  const found: string[] = []
  for (const { theme, width } of looks) {
    await wear(page, theme, width)
    const faults = [...(await look(page, wholePages.has(name))), ...(await widthFaults(page))]
    found.push(...faults.map((fault) => `${name}, ${theme}, ${width} pixels: ${fault}`))
  }
  return found
}

/**
 * Opens each page once, going on inside the site, and asks all of it there. Lists what is wrong, so that one run tells
 * everything.
 */
export async function crawl(page: Page, stops: readonly Stop[]): Promise<string[]> {
  const wrong = await watch(page)
  const found: string[] = []
  // Colours change at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const stop of stops) {
    const address = await addressOf(page, stop)
    await goTo(page, address)
    await waitUntilShown(page, stop)
    found.push(...(await faultsInLooks(page, address)))
    if (!stop.press) continue
    await stop.press(page)
    found.push(...(await faultsInLooks(page, `${address}, pressed`)))
    // A page that goes on would be left with a dialog, or with what it asks before it is left.
    await page.goto('about:blank')
  }
  return [...found, ...wrong]
}

/**
 * The same for pages in Hindi. A visitor's are each loaded by itself: what the server drew is in Hindi too. A person who
 * is logged in goes on inside the site, where the browser draws all that is theirs.
 */
export async function crawlInHindi(
  page: Page,
  stops: readonly Stop[],
  isVisitor: boolean,
): Promise<string[]> {
  const wrong = await watch(page)
  const found: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const stop of stops) {
    const address = await addressOf(page, stop)
    const name = `/hi${address === '/' ? '' : address}`
    await page.setViewportSize({ width: 360, height: 760 })
    if (isVisitor) await open(page, name)
    else await goTo(page, name)
    await waitUntilShown(page, stop)
    // The axe of this page comes first: what is in another language is hidden after it.
    const faults = [
      ...(await look(page, wholePages.has(name))),
      ...(await widthFaults(page)),
      ...(await hindiFaults(page)),
    ]
    found.push(...faults.map((fault) => `${name} ${fault}`))
    await page.setViewportSize({ width: 1280, height: 900 })
    found.push(...(await widthFaults(page)).map((fault) => `${name} ${fault}`))
  }
  return [...found, ...wrong]
}
