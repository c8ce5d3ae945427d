import { readFile } from 'node:fs/promises'
import { adminPerson } from '../../demo/logins.ts'
import { logInAdmin, openScreen, pressWithOtp } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'

test('an administrator makes a file of the whole practice, downloads it and removes it', async ({
  browser,
  outside,
}) => {
  const page = await logInAdmin(browser, outside)
  await openScreen(page, '/practice-archives')
  await page.getByRole('button', { name: 'Make a new file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a file of the whole practice' })
  await dialog.getByLabel('Passphrase', { exact: true }).fill('five words that nobody guesses')
  await dialog.getByLabel('Passphrase again').fill('five words that nobody guesses')
  await pressWithOtp(page, outside, dialog.getByRole('button', { name: 'Make the file' }), adminPerson.mobile)
  // The latest stands first.
  const line = page.getByRole('list', { name: 'Files that were made' }).getByRole('listitem').first()
  await expect(line.getByText(/^Ready, /)).toBeVisible({ timeout: 60_000 })
  const downloading = page.waitForEvent('download')
  await line.getByRole('button', { name: /^Download the file/ }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^practice-\d{4}-\d\d-\d\d\.tar\.gz$/)
  const bytes = await readFile(await file.path())
  // As every archive of gzip begins.
  expect([...bytes.subarray(0, 2)]).toEqual([0x1f, 0x8b])
  await line.getByRole('button', { name: /^Remove the file/ }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(line.getByText('Removed', { exact: true })).toBeVisible()
})
