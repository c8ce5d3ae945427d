import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { demoId } from '../../demo/ids.ts'
import { logInAdmin, openScreen } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { demoHealer } from '../people.ts'

/** Another site, which is not the one that people book on: another host, without its cookies. */
async function otherSite(html: () => string) {
  const server = createServer((request, response) => {
    const isPage = request.url === '/'
    response
      .writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(isPage ? html() : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A colleague makes a widget in the back office, and copies the code from there. */
async function codeFor(browser: Browser, outside: Parameters<typeof logInAdmin>[1], origin: string) {
  const page = await logInAdmin(browser, outside)
  await openScreen(page, '/booking-widgets/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('Page of the clinic')
  await page.getByRole('combobox', { name: 'Healer' }).fill(demoHealer('meera-krishnan').name)
  await page.getByRole('option', { name: demoHealer('meera-krishnan').name }).click()
  await page.getByLabel('Sites that may show it').fill(origin)
  await page.getByLabel('Sites that may show it').press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toHaveValue(/data-booking-widget/)
  const written = await code.inputValue()
  await page.context().close()
  return written
}

const frameOf = (page: Page) => page.frameLocator('iframe')

test('a visitor holds a time in three presses on another site, and goes on in a window of its own', async ({
  browser,
  outside,
}) => {
  let html = ''
  await using site = await otherSite(() => html)
  const code = await codeFor(browser, outside, site.url)
  html = `<!doctype html><html lang="en"><title>Clinic</title><h1>Clinic</h1>${code}</html>`
  const context = await browser.newContext({ colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto(site.url)
  // By keyboard: the link opens the times, Escape closes them, and the focus is back.
  const button = page.getByRole('link', { name: 'Book' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const frame = frameOf(page)
  const title = frame.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(`Book with ${demoHealer('meera-krishnan').name}`)
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await dialog.getByRole('button', { name: 'Close' }).press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await expect(frame.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await frame
    .getByRole('button', { name: /^\d+:\d\d [ap]m$/ })
    .last()
    .click()
  await frame.getByRole('button', { name: 'Hold this time' }).click()
  const goOn = frame.getByRole('link', { name: 'Continue to book' })
  await expect(goOn).toBeFocused()
  // Nothing of a session is in the frame.
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])

  const [own] = await Promise.all([context.waitForEvent('page'), goOn.click()])
  await expect(own).toHaveURL(/healers-details/)
  expect(new URL(own.url()).hash).toBe('')
  await expect(own.getByRole('button', { name: /^Book appointment/ })).toBeEnabled()
  await context.close()
})

test('its script is small, and other sites may load it', async ({ request }) => {
  const answer = await request.get('/booking-widget.js')
  expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin')
  expect((await answer.body()).byteLength).toBeLessThan(15 * 1024)
})

test('a site that is not named cannot show the widget', async ({ browser, baseURL }) => {
  const address = `${baseURL}/booking-widget/${demoId('booking-widget', 'clinic')}`
  await using site = await otherSite(
    () =>
      `<!doctype html><html lang="en"><title>Stranger</title><iframe title="Times" src="${address}"></iframe></html>`,
  )
  const page = await (await browser.newContext()).newPage()
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()))
  await page.goto(site.url)
  expect((await refused).text()).toContain('https://clinic.example')
  await page.context().close()
})
