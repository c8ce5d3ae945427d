import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from '@playwright/test'
import { demoId } from '../../demo/ids.ts'
import { expectNoneHere } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { logInDemoClient, logInHealer } from '../people.ts'

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

test('an app asks a client, acts for them after their yes, and stops when they disconnect it', async ({
  page,
  outside,
  baseURL,
}) => {
  await logInDemoClient(page, outside)
  // The app listens on the person's own device, on a port that it was given this time.
  const listener = createServer((_request, answer) => answer.end('The app goes on')).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const back = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/back`
  const verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    client_id: demoId('oauth-app', 'calm-calendar'),
    redirect_uri: back,
    response_type: 'code',
    scope: 'sessions:read times:read',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'as-it-was',
  })
  await open(page, `/oauth/authorise?${asked}`)
  await expect(page.getByRole('heading', { name: 'Connect Calm calendar?' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'See my sessions' })).toBeVisible()
  await expectNoneHere(page, 'what an app asks')
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.waitForURL(`${back}**`)
  const answer = new URL(page.url()).searchParams
  expect(answer.get('state')).toBe('as-it-was')

  const app = await request.newContext({ baseURL: baseURL ?? '' })
  const exchanged = await app.post('/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      client_id: demoId('oauth-app', 'calm-calendar'),
      code: answer.get('code') ?? '',
      redirect_uri: back,
      code_verifier: verifier,
    },
  })
  const { access_token: token } = await exchanged.json()
  const sessions = () =>
    app.get('/api/website/appointment', { headers: { authorization: `Bearer ${token}` } })
  expect((await sessions()).status()).toBe(200)

  await open(page, '/profile/devices')
  const connected = page.getByRole('region', { name: 'Connected apps' })
  await connected.getByRole('button', { name: 'Latest calls of Calm calendar' }).click()
  const calls = connected.getByRole('list', { name: 'Latest calls of Calm calendar' })
  await expect(calls.getByRole('listitem')).toHaveText([/See my sessions.*GET \/website\/appointment/])
  await expectNoneHere(page, 'the calls of an app')
  await connected.getByRole('button', { name: 'Disconnect Calm calendar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(page.getByText('The app is disconnected')).toBeVisible()
  await expect(connected.getByText('No app is connected.')).toBeVisible()
  await expectNoneHere(page, 'connected apps')
  expect((await sessions()).status()).toBe(401)
  await app.dispose()
  listener.close()
})
