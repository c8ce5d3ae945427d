import { request } from '@playwright/test'
import { expectNoneHere } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { logInHealer } from '../people.ts'

test('a healer makes a key, a program reads the hours with it, and the healer sees that and revokes it', async ({
  browser,
  outside,
  baseURL,
}) => {
  const { mobile } = await ownHealer('nandini-bose')
  const mine = await logInHealer(browser, outside, mobile)
  await open(mine, '/practice/keys')
  await mine.getByRole('button', { name: 'New key' }).click()
  const form = mine.getByRole('form', { name: 'New key' })
  await form.getByRole('button', { name: 'Make key' }).click()
  await expect(form.getByText('Please enter a name for the key')).toBeVisible()
  await expect(form.getByText('Please choose at least one')).toBeVisible()
  await form.getByLabel('Name', { exact: true }).fill('My website')
  await form.getByLabel('30 days', { exact: true }).check()
  await form.getByLabel('Read working hours, leave and the calendar', { exact: true }).check()
  await expectNoneHere(mine, 'the form of a key')
  await form.getByRole('button', { name: 'Make key' }).click()
  const key = await mine.getByLabel('Key', { exact: true }).inputValue()
  expect(key).toMatch(/^ny_/)
  await mine.getByRole('button', { name: 'I have saved it' }).click()
  await expect(mine.getByLabel('Key', { exact: true })).toBeHidden()
  await expect(mine.getByText('Never used')).toBeVisible()

  const program = await request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  expect((await program.get('/api/practice/hours')).status()).toBe(200)
  expect((await program.get('/api/practice/inquiry')).status()).toBe(403)
  await mine.getByRole('button', { name: 'Latest calls' }).click()
  const calls = mine.getByRole('list', { name: 'Latest calls of My website' })
  await expect(calls.getByRole('listitem')).toHaveText([
    /GET \/practice\/inquiry.*403/,
    /GET \/practice\/hours.*200/,
  ])
  await expectNoneHere(mine, 'the calls of a key')

  await mine.getByRole('button', { name: 'Revoke My website' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(mine.getByText('The key has been revoked')).toBeVisible()
  await expect(mine.getByText('Revoked', { exact: true })).toBeVisible()
  expect((await program.get('/api/practice/hours')).status()).toBe(401)
  await program.dispose()
})
