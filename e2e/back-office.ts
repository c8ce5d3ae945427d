import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { adminPerson, colleagues } from '../demo/logins.ts'
import { inTurn } from './otp-turns.ts'
import { logInAs } from './people.ts'

type Outside = Parameters<typeof logInAs>[1]
export const [editor] = colleagues
export const digitsOf = (mobile: string) => mobile.replaceAll(' ', '').slice(3)

/** A page of its own in which a colleague of the demo is logged in. */
export const logInColleague = (browser: Browser, outside: Outside, { mobile }: { mobile: string }) =>
  logInAs(browser, outside, digitsOf(mobile), 'staff')
export const logInAdmin = (browser: Browser, outside: Outside) =>
  logInColleague(browser, outside, adminPerson)

/** Opens a screen of the back office and waits until it stands. */
export async function openScreen(page: Page, path: string) {
  await page.goto(`/admin${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

/** Goes on to another screen of the back office, which stands already: loading it anew costs more than the screen. */
export async function showScreen(page: Page, path: string) {
  // The bar with it slides away from who scrolls down.
  const heading = page.getByRole('heading', { level: 1, includeHidden: true })
  const before = (await heading.textContent()) ?? ''
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/admin${path}`)
  await expect(heading).not.toHaveText(before)
  await expect(heading).toHaveText(/\S/)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

/** Presses, and proves who it is with the OTP that is asked for before money moves. */
export async function pressWithOtp(page: Page, outside: Outside, button: Locator, mobile: string) {
  const digits = digitsOf(mobile)
  await inTurn(digits, async () => {
    const before = await outside.count(digits)
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Confirm with an OTP' })
    await dialog.getByRole('textbox', { name: 'OTP' }).fill(await outside.otp(digits, before))
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toBeHidden()
  })
}

/**
 * Expects that a public page shows what was just published: it is asked ten times, a tenth of a second apart, which on a busy
 * machine is longer than a second, but far less than a page is kept.
 */
export async function expectSoonOn(page: Page, path: string, text: string) {
  let times = 0
  await expect
    .poll(
      async () => {
        times += 1
        return (await (await page.request.get(path)).text()).includes(text)
      },
      { intervals: [100] },
    )
    .toBe(true)
  expect(times).toBeLessThanOrEqual(10)
}
