import type { Browser, BrowserContext, Page } from '@playwright/test'

/** How many contexts and documents a test made a browser open, in whichever way it came by the context. */
export const opened = { contexts: 0, pages: 0 }

function countPagesOf(page: Page) {
  page.on('response', (response) => {
    const request = response.request()
    const isDocument =
      request.isNavigationRequest() &&
      response.status() !== 304 &&
      /html/.test(response.headers()['content-type'] ?? '')
    // A redirect has no body; where it leads to is counted.
    if (isDocument && request.frame() === page.mainFrame() && !response.headers().location) opened.pages += 1
  })
}

function countPagesIn(context: BrowserContext) {
  opened.contexts += 1
  context.on('page', countPagesOf)
}

const counted = new WeakSet<object>()

/** Counts the contexts of this browser and of each that is started beside it: they share their class. */
export function countContextsOf(browser: Browser) {
  const shared: Pick<Browser, 'newContext'> = Object.getPrototypeOf(browser)
  if (counted.has(shared)) return
  counted.add(shared)
  const make = shared.newContext
  shared.newContext = async function (this: Browser, ...options) {
    const context = await make.apply(this, options)
    countPagesIn(context)
    return context
  }
}
