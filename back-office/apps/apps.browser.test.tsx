import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const server = new FakeServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const calm = {
  u_id: '01900000-0000-7000-8000-0000000000aa',
  name: 'Calm calendar',
  redirect_uris: ['https://app.example/back'],
  scopes: ['sessions:read'],
  is_public: false,
  created_at: '2026-11-21T06:00:00.000Z',
  ended_at: null,
  made_by: 'Kavya Rao',
  people: 3,
}
const ended = {
  ...calm,
  u_id: '01900000-0000-7000-8000-0000000000bb',
  name: 'Old diary',
  ended_at: '2026-11-22T06:00:00.000Z',
}

async function openApps() {
  server.answers.set('GET /api/staff/keys', [])
  server.answers.set('GET /api/staff/apps', [calm, ended])
  await openOffice('/keys')
  await page.getByRole('tab', { name: 'Apps' }).click()
  await expect.element(page.getByRole('row', { name: /Calm calendar/ })).toBeVisible()
}

test('an administrator registers an app with exact addresses, and sees its secret once', async () => {
  server.answers.set('POST /api/staff/apps', { ...calm, secret: 'the-secret' })
  await openApps()
  await page.getByRole('button', { name: 'Register an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register an app' })
  const register = dialog.getByRole('button', { name: 'Register' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Calm calendar')
  const addresses = dialog.getByRole('textbox', { name: 'Sent back to' })
  await addresses.fill('http://app.example/back')
  await dialog.getByRole('checkbox', { name: /^See my sessions/ }).click()
  await expect.element(dialog.getByText(/is no address with https/)).toBeVisible()
  await expect.element(register).toBeDisabled()
  await addresses.fill('https://app.example/back\n')
  await register.click()
  await expect.element(page.getByRole('textbox', { name: 'Secret' })).toHaveValue('the-secret')
  expect(server.sent?.body).toEqual({
    name: 'Calm calendar',
    redirect_uris: ['https://app.example/back'],
    scopes: ['sessions:read'],
    is_public: false,
  })
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Secret' })).not.toBeInTheDocument()
})

test('an app is ended; one that was ended is only looked at', async () => {
  server.answers.set(`DELETE /api/staff/apps/${calm.u_id}`, { data: { ...calm, ended_at: calm.created_at } })
  await openApps()
  const old = page.getByRole('row', { name: /Old diary/ })
  await expect.element(old).toBeVisible()
  await expect.element(old.getByRole('button', { name: 'End' })).not.toBeInTheDocument()
  await page
    .getByRole('row', { name: /Calm calendar/ })
    .getByRole('button', { name: 'End' })
    .click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('The app has been ended')).toBeVisible()
  expect(server.sent).toMatchObject({ method: 'DELETE', path: `/api/staff/apps/${calm.u_id}` })
})
