import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const server = new FakeServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

const good = {
  u_id: '01900000-0000-7000-8000-0000000000aa',
  name: 'Bookkeeping',
  begins_with: 'ny_019000000000',
  scopes: ['orders:read', 'gone:read'],
  created_at: '2026-11-21T06:00:00.000Z',
  expires_at: '2099-01-01T06:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
  holder: 'practice',
  roles: ['finance'],
  made_by: 'Kavya Rao',
}
const revoked = {
  ...good,
  u_id: '01900000-0000-7000-8000-0000000000bb',
  name: 'Old website',
  revoked_at: '2026-11-20T06:00:00.000Z',
}
const all = [good, revoked]

test('an administrator gives a key a name, roles and scopes, and sees it once', async () => {
  server.answers.set('GET /api/staff/keys', all)
  server.answers.set('POST /api/staff/keys', { ...good, key: 'ny_secret' })
  await openOffice('/keys')
  await page.getByRole('button', { name: 'New API key' }).click()
  const dialog = page.getByRole('dialog', { name: 'New API key' })
  const make = dialog.getByRole('button', { name: 'Make key' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bookkeeping')
  await dialog.getByRole('checkbox', { name: 'Finance' }).click()
  await expect.element(make).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Read orders, invoices and refunds' }).click()
  await expect.element(dialog.getByRole('checkbox', { name: 'Admin' })).not.toBeInTheDocument()
  await make.click()
  await expect.element(page.getByRole('textbox', { name: 'Key' })).toHaveValue('ny_secret')
  expect(server.sent?.body).toEqual({
    name: 'Bookkeeping',
    expires_in_days: 90,
    roles: ['finance'],
    scopes: ['orders:read'],
  })
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Key' })).not.toBeInTheDocument()
})

test('a key is watched and revoked; one that was revoked is only watched', async () => {
  server.answers.set('GET /api/staff/keys', all)
  server.answers.set(`GET /api/staff/keys/${good.u_id}/call`, [
    { at: '2026-11-21T06:00:00.000Z', call: 'GET /api/staff/orders', status: 200 },
  ])
  server.answers.set(`DELETE /api/staff/keys/${good.u_id}`, {
    data: { ...good, revoked_at: good.created_at },
  })
  await openOffice('/keys')
  await expect.element(page.getByText('The practice, as Finance (made by Kavya Rao)').first()).toBeVisible()
  await page
    .getByRole('row', { name: /Bookkeeping/ })
    .getByRole('button', { name: 'Calls' })
    .click()
  const calls = page.getByRole('dialog', { name: 'Latest calls with Bookkeeping' })
  await expect.element(calls.getByText('GET /api/staff/orders')).toBeVisible()
  await calls.getByRole('button', { name: 'Close' }).click()
  const rows = page.getByRole('row')
  await expect.element(rows.filter({ hasText: 'Old website' })).toBeVisible()
  await expect
    .element(rows.filter({ hasText: 'Old website' }).getByRole('button', { name: 'Revoke' }))
    .not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('The key has been revoked')).toBeVisible()
  expect(server.sent).toMatchObject({ method: 'DELETE', path: `/api/staff/keys/${good.u_id}` })
})
