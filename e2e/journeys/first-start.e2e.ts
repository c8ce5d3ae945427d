import { randomInt } from 'node:crypto'
import { TOTP } from 'otpauth'
import { registeredRows } from '../../server/testing/registered-texts.ts'
import { expectNoneHere } from '../axe.ts'
import { startEmptySite } from '../empty-site.ts'
import { expect, test } from '../fixtures.ts'

/** What the portals of the operators and of MSG91 say of the text with a code. */
function idsOfOtp(): string {
  const row = registeredRows().find(({ message, locale }) => message === 'accounts.otp' && locale === 'en')
  const heading = 'channel,message,locale,variant,registered_id,gateway_id,state'
  return `${heading}\nsms,accounts.otp,en,,${row?.registered_id},${row?.gateway_id},approved`
}

test('an empty site gets its first administrator and its name in the browser, and tries its services', async ({
  page,
  outside,
}) => {
  const site = await startEmptySite()
  try {
    await expect.poll(site.address).not.toBe('')
    await page.goto(site.address())
    const form = page.getByRole('form', { name: 'Become the first administrator' })
    await form.getByRole('button', { name: 'Become administrator' }).click()
    await expect(form.getByText('Please enter valid email')).toBeVisible()
    await expectNoneHere(page, 'first start')
    await form.getByLabel('First name').fill('Asha')
    await form.getByLabel('Last name').fill('Rao')
    await form.getByLabel('E-mail').fill('asha@stillwater.example')
    await form.getByRole('button', { name: 'Become administrator' }).click()

    await expect(page.getByRole('heading', { name: 'Set up an authenticator app' })).toBeVisible()
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate())
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('button', { name: 'I have saved them, continue' }).click()

    const services = page.getByRole('region', { name: 'Try the services' })
    await expect(page.getByText('Healers: nobody can be booked yet')).toBeVisible()
    await services.getByRole('button', { name: 'Ask the payment gateway' }).click()
    await expect(services.getByText('The gateway takes the key')).toBeVisible()
    // Operators deliver registered texts alone, so the id of this one is entered first.
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('searchbox', { name: 'Find in the menu' }).fill('Texts to phones')
    await menu.getByRole('link', { name: 'Texts to phones', exact: true }).click()
    await page
      .getByLabel('File with ids')
      .setInputFiles({ name: 'ids.csv', mimeType: 'text/csv', buffer: Buffer.from(idsOfOtp()) })
    await expect(page.getByText('One text was saved.', { exact: true })).toBeVisible()
    await menu.getByRole('searchbox', { name: 'Find in the menu' }).clear()
    await menu.getByRole('link', { name: 'Overview', exact: true }).click()
    const mobile = `+9198${randomInt(10_000_000, 99_999_999)}`
    await services.getByLabel('Mobile number').fill(mobile)
    await services.getByRole('button', { name: 'Send a test code by SMS' }).click()
    await expect(services.getByText('Accepted. Check that it arrived', { exact: true })).toBeVisible()
    expect(await outside.count(mobile)).toBe(1)
  } finally {
    // A page asks on for what it can fetch ahead.
    await page.goto('about:blank')
    await site.stop()
  }
})
