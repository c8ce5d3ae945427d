import { resources } from '@newyou/contract/administration/back-office/resources'
import { expect, type Page } from '@playwright/test'
import { look } from '../axe.ts'
import { openScreen, showScreen } from '../back-office.ts'
import { watch, widthFaults } from './faults.ts'

/** The theme is told as another tab would: no page is loaded for it. */
const wear = (page: Page, theme: string) =>
  page.evaluate((value) => {
    const [key, newValue] = ['RaStore.theme', JSON.stringify(value)]
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }, theme)

async function waitUntilShown(page: Page) {
  // Half-way between two themes no colour is right.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  })
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('main').locator('.MuiSkeleton-root')).toHaveCount(0)
}

/** Elements that are cut off at a side, or need horizontal scrolling. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const found: string[] = []
    const hasContent = (element: Element) =>
      element.matches('img, svg, button, input, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    for (const element of document.querySelectorAll('main *')) {
      const { left, right, width, height } = element.getBoundingClientRect()
      const isOutside = right > clientWidth + 1 || left < -1
      const isSeen =
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (isOutside && isSeen && hasContent(element))
        found.push(`${element.tagName} ${left} to ${right}: ${element.textContent?.slice(0, 40)}`)
    }
    return found.slice(0, 3)
  })

async function faultsOnPhone(page: Page, isList: boolean) {
  const tables = await page.getByRole('main').locator('.RaDatagrid-root').count()
  return [...(await cutOff(page)), ...(isList && tables > 0 ? ['a table on a phone'] : [])]
}

/** Faults of the current screen. */
async function faultsHere(page: Page, name: string, isList: boolean) {
  const found: string[] = []
  const looks = [
    { theme: 'dark', width: 360 },
    { theme: 'light', width: 1280 },
  ] as const
  for (const { theme, width } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await wear(page, theme)
    await waitUntilShown(page)
    const faults = [
      ...(await look(page, true)),
      ...(await widthFaults(page)),
      ...(width === 360 ? await faultsOnPhone(page, isList) : []),
    ]
    found.push(...faults.map((fault) => `${name}, ${theme}, ${width} pixels: ${fault}`))
  }
  return found
}

/** The lists that the menu leads to, and those of parts, which it does not name. */
async function listsOf(page: Page): Promise<string[]> {
  const links = await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { includeHidden: true })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const named = links.flatMap((href) => /^\/admin(\/.+)$/.exec(href)?.[1] ?? [])
  const declared = resources.map(({ name }) => `/${name}`)
  return [...new Set([...named, ...declared])].toSorted()
}

/** Where the first entry of the list that stands leads, if it leads on. */
const firstEntry = (page: Page, list: string) =>
  page
    .getByRole('main')
    .locator(`a[href^="/admin${list}/"]:not([href$="/create"])`)
    .evaluateAll((links) => links[0]?.getAttribute('href')?.replace('/admin', ''))

/** Opens the screens of the lists chosen: the list, a new entry, the first entry. One page is loaded for all. */
export async function crawlLists(
  page: Page,
  choose: (lists: readonly string[]) => readonly string[],
): Promise<string[]> {
  const wrong = await watch(page)
  const found: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openScreen(page, '')
  found.push(...(await faultsHere(page, 'the first screen', false)))
  for (const list of choose(await listsOf(page))) {
    await page.setViewportSize({ width: 360, height: 900 })
    await showScreen(page, list)
    found.push(...(await faultsHere(page, list, true)))
    await page.setViewportSize({ width: 360, height: 900 })
    await waitUntilShown(page)
    const entry = await firstEntry(page, list)
    const isNew = resources.some((of) => `/${of.name}` === list && 'canCreate' in of && of.canCreate)
    for (const path of [isNew && `${list}/create`, entry]) {
      if (!path) continue
      await showScreen(page, path)
      found.push(...(await faultsHere(page, path, false)))
    }
  }
  return [...found, ...wrong]
}
