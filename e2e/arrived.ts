import type { Page } from '@playwright/test'

/** Notes what each further page has taken from the line, beyond its document and the cache, before it asks for devices. */
export const noteBeforeDevices = (page: Page) =>
  page.addInitScript(() => {
    const { mediaDevices } = navigator
    if (!mediaDevices) return
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = (wish) => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const bytes = resources.reduce((sum, { transferSize }) => sum + transferSize, 0)
      if (!('arrivedBefore' in globalThis)) Object.assign(globalThis, { arrivedBefore: bytes })
      return ask(wish)
    }
  })

/** Kilobytes. */
export const arrivedBeforeDevices = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { arrivedBefore: number }).arrivedBefore / 1000)
