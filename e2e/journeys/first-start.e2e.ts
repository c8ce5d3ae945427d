import { randomInt } from 'node:crypto'
import { pathTo } from '@newyou/contract/addresses'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { registeredRows } from '../../server/testing/registered-texts.ts'
import { expectNoneHere } from '../axe.ts'
import { bookAndPay, callAs } from '../booking.ts'
import { startEmptySite } from '../empty-site.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, fillHealer } from '../people.ts'

/** What the portals of the operators and of MSG91 say of the text with a code. */
function idsOfOtp(): string {
  const row = registeredRows().find(({ message, locale }) => message === 'accounts.otp' && locale === 'en')
  const heading = 'channel,message,locale,variant,registered_id,gateway_id,state'
  return `${heading}\nsms,accounts.otp,en,,${row?.registered_id},${row?.gateway_id},approved`
}

/** The page of the one healer whom this site has. */
async function onlyHealer(page: Page) {
  const healers = await callAs<{ u_id: string }[]>(page, 'GET', '/api/website/healers')
  expect(healers).toHaveLength(1)
  return pathTo('healer', { healerId: healers?.[0]?.u_id ?? '' })
}

/** Where the mail of an invitation leads. */
const invitedTo = (text: string) => /https?:\/\/\S+\/register\/healer#[\w-]+/.exec(text)?.[0] ?? ''

test('an empty site gets its first administrator, its services, its first healer and its first booking', async ({
  page,
  browser,
  outside,
}) => {
  test.slow()
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

    await page.getByRole('link', { name: /^Healers: nobody can be booked yet/ }).click()
    await page.getByRole('button', { name: 'Invite a healer' }).click()
    const invitation = page.getByRole('dialog', { name: 'Invite a healer' })
    const address = `sunita-${mobile}@example.com`.replace('+', '')
    await invitation.getByLabel('First name').fill('Sunita')
    await invitation.getByLabel('Last name').fill('Sharma')
    await invitation.getByLabel('E-mail', { exact: true }).fill(address)
    await invitation.getByRole('button', { name: 'Send invitation' }).click()
    const invited = page.getByRole('region', { name: 'Invitations' })
    await expect(invited.getByText(address)).toBeVisible()
    const mails = () => outside.items(address, 'mail')
    await expect.poll(async () => (await mails()).length).toBe(1)

    const practice = await (await browser.newContext({ baseURL: site.url })).newPage()
    await open(practice, invitedTo((await mails())[0]?.text ?? ''))
    await expect(practice.getByLabel('First name')).toHaveValue('Sunita')
    await expect(practice.getByLabel('E-mail')).toHaveValue(address)
    await fillHealer(practice, outside)
    await expect(practice.getByText('Your registration is under review')).toBeVisible()
    await practice.getByRole('link', { name: 'My hours' }).first().click()
    const monday = practice.getByRole('group', { name: 'Monday' })
    await monday.getByRole('button', { name: /^Open/ }).click()
    await practice.getByRole('button', { name: 'Save hours' }).click()
    await expect(practice.getByText('Your hours have been saved')).toBeVisible()

    await menu.getByRole('link', { name: 'Overview', exact: true }).click()
    await page.getByRole('link', { name: /^Healers:/ }).click()
    await expect(page.getByRole('cell', { name: 'Sunita Sharma' })).toBeVisible()
    await expect(invited.getByText(address)).toHaveCount(0)
    await page.getByRole('cell', { name: 'Sunita Sharma' }).click()
    await page.getByLabel('Registered title').fill('Counselling psychologist')
    const instead = page.getByRole('group', { name: 'What you checked instead' })
    await instead.getByLabel('Training').check()
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
    await menu.getByRole('link', { name: 'Overview', exact: true }).click()
    await expect(page.getByRole('link', { name: /^Booking: nobody has booked a session yet/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^(Healers|Hours):/ })).toHaveCount(0)

    const client = await (await browser.newContext({ baseURL: site.url })).newPage()
    await becomeClient(client, outside)
    await bookAndPay(client, await onlyHealer(client))
    await practice.getByRole('link', { name: 'My practice' }).first().click()
    await expect(practice.getByText('Ananya').first()).toBeVisible()
    await menu.getByRole('link', { name: 'Appointments', exact: true }).click()
    await expect(page.getByRole('cell', { name: /Ananya/ })).toBeVisible()
    await menu.getByRole('link', { name: 'Overview', exact: true }).click()
    await expect(page.getByText('Before you open, the site needs these')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Booking:/ })).toHaveCount(0)
    for (const other of [practice, client]) await other.context().close()
  } finally {
    // A page asks on for what it can fetch ahead.
    await page.goto('about:blank')
    await site.stop()
  }
})
