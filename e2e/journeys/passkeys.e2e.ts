import type { Page } from '@playwright/test'
import { expectNoneHere } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'
import { becomeClient, logInSupport } from '../people.ts'

/** A device that knows its owner by their finger, as the browser's own tool for tests has it. */
async function giveDevice(page: Page) {
  const tool = await page.context().newCDPSession(page)
  await tool.send('WebAuthn.enable')
  await tool.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** The passkeys on the page of devices, where one was just added. */
async function addPasskey(page: Page) {
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey is added')).toBeVisible()
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)
  return passkeys
}

async function removePasskey(page: Page) {
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: /^Remove / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('The passkey is removed')).toBeVisible()
  await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible()
}

test('a client adds a passkey, names it, logs in with it, and removes it', async ({ page, outside }) => {
  await becomeClient(page, outside)
  await giveDevice(page)
  await open(page, '/profile/devices')
  const passkeys = await addPasskey(page)
  await passkeys.getByRole('button', { name: /^Rename / }).click()
  await passkeys.getByRole('textbox', { name: 'Name of the passkey' }).fill('My phone')
  await expectNoneHere(page, 'the name of a passkey')
  await passkeys.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(passkeys.getByText('My phone', { exact: true })).toBeVisible()
  await expectNoneHere(page, 'passkeys')

  await page.evaluate(() => localStorage.clear())
  await open(page, '/login?redirect_to=/profile/devices')
  await expectNoneHere(page, 'the entrance with passkeys')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.waitForURL('**/profile/devices')
  await expect(passkeys.getByText(/Last used/)).toBeVisible()
  await removePasskey(page)
})

test('a colleague proves a session by a passkey in the place of their authenticator app', async ({
  browser,
  outside,
}) => {
  const page = await logInSupport(browser, outside)
  await giveDevice(page)
  await open(page, '/profile/devices')
  await addPasskey(page)
  const locked = await page.evaluate(async () => {
    const csrf = /csrf=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'x-csrf-token': csrf }
    return (await fetch('/api/staff/lock', { method: 'POST', headers })).status
  })
  expect(locked).toBe(200)
  await open(page, '/login/staff/second-factor?redirect_to=/profile/devices')
  await expectNoneHere(page, 'the second factor with a passkey')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/profile/devices')
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByText(/Last used/)).toBeVisible()
  await removePasskey(page)
})
